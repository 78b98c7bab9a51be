// The mock model of the AI SDK calls tools: one with an argument that it must not pass, and two with files.
import assert from "node:assert/strict";
import { after, test } from "node:test";

import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";

import { PHOTO, startApi } from "./api.js";

test("a model reads through the tools, and is told what it must not do", async () => {
  const api = await startApi();
  after(() => api.close());
  process.env["ACME_URL"] = api.url;
  const { toolSet } = await import("./ai-sdk.js");
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const call = (toolCallId: string, toolName: string, input: object) => ({
    content: [{ type: "tool-call" as const, toolCallId, toolName, input: JSON.stringify(input) }],
    finishReason: { unified: "tool-calls" as const, raw: undefined },
    usage,
    warnings: [],
  });
  const answer = {
    content: [{ type: "text" as const, text: "It is Mona." }],
    finishReason: { unified: "stop" as const, raw: undefined },
    usage,
    warnings: [],
  };
  const model = new MockLanguageModelV4({
    doGenerate: [
      call("1", "get_user", { id: "../admin" }),
      call("2", "get_user", { id: "7" }),
      call("3", "get_photo", { id: "7" }),
      call("4", "add_photo", { id: "7", photo: PHOTO.toString("base64") }),
      answer,
    ],
  });
  const { text } = await generateText({
    model,
    tools: toolSet("of-mona"),
    prompt: "Who is user 7?",
    stopWhen: stepCountIs(9),
  });
  assert.equal(text, "It is Mona.");
  // What the model reads at the end.
  const results = model.doGenerateCalls.at(-1)!.prompt.flatMap(({ role, content }) => (role === "tool" ? content : []));
  const outputs: unknown[] = results.map((part) =>
    part.type === "tool-result" && part.output.type === "content" ? part.output.value[0]! : part,
  );
  assert.match(JSON.stringify(outputs[0]), /must not make a .* segment/);
  assert.deepEqual(outputs[1], { type: "text", text: '{"name":"Mona"}' });
  assert.deepEqual(JSON.parse(JSON.stringify(outputs[2])), {
    type: "file",
    data: { type: "data", data: PHOTO.toString("base64") },
    mediaType: "image/png",
  });
  assert.deepEqual(api.seen, [
    "GET /v1/users/7 Bearer of-mona",
    "GET /v1/users/7/photo Bearer of-mona",
    `POST /v1/users/7/photo Bearer of-mona photo=photo;image/png;${PHOTO.toString("hex")}`,
  ]);
});
