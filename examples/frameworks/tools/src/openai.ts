// OpenAI's function calling: asks until the model answers without a call.
import type { ToolContent } from "fluent-endpoint/mcp";
import type OpenAI from "openai";

import { run, toolsOfUser } from "./acme.js";

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Part = OpenAI.Chat.Completions.ChatCompletionContentPart;

export async function ask(client: OpenAI, model: string, question: string, token: string): Promise<string> {
  const tools = toolsOfUser(token);
  const functions = tools.map(({ name, description, inputSchema: parameters }) => ({
    type: "function" as const,
    function: { name, description, parameters },
  }));
  const messages: Message[] = [{ role: "user", content: question }];
  for (let step = 0; step < 8; step += 1) {
    const { choices } = await client.chat.completions.create({ model, messages, tools: functions });
    const message = choices[0]!.message;
    if (!message.tool_calls) return message.content ?? "";
    messages.push(message);
    const images: Part[] = [];
    for (const call of message.tool_calls) {
      const tool = call.type === "function" && tools.find(({ name }) => name === call.function.name);
      const content: readonly ToolContent[] = tool
        ? (await run(tool, JSON.parse(call.function.arguments))).content
        : [{ type: "text", text: "There is no such tool." }];
      messages.push({ role: "tool", tool_call_id: call.id, content: content.map(textOf).join("\n") });
      images.push(...content.flatMap(imageOf));
    }
    // The results of tools are texts: images are the next message.
    if (images.length > 0) messages.push({ role: "user", content: images });
  }
  return "The question took too many steps.";
}

function textOf(content: ToolContent): string {
  if (content.type === "text") return content.text;
  return content.type === "image" ? "The image is in the next message." : "The answer is a file.";
}

function imageOf(content: ToolContent): Part[] {
  if (content.type !== "image") return [];
  return [{ type: "image_url", image_url: { url: `data:${content.mimeType};base64,${content.data}` } }];
}
