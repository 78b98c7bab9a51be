// OpenAI's function calling: asks until the model answers without a call.
import type OpenAI from "openai";

import { run, toolsOfUser } from "./acme.js";

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

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
    for (const call of message.tool_calls) {
      const tool = call.type === "function" && tools.find(({ name }) => name === call.function.name);
      const { text } = tool ? await run(tool, JSON.parse(call.function.arguments)) : { text: "There is no such tool." };
      messages.push({ role: "tool", tool_call_id: call.id, content: text });
    }
  }
  return "The question took too many steps.";
}
