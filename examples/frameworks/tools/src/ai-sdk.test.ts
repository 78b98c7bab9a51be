// The mock model of the AI SDK calls two tools: one with an argument that it must not pass.
import assert from "node:assert/strict";
import { test } from "node:test";

import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";

import { startApi } from "./api.js";

test("a model reads through the tools, and is told what it must not do", async () => {
  const api = await startApi();
  process.env["ACME_URL"] = api.url;
  const { toolSet } = await import("./ai-sdk.js");
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const call = (toolCallId: string, input: string) => ({
    content: [{ type: "tool-call" as const, toolCallId, toolName: "get_user", input }],
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
    doGenerate: [call("1", '{"id":"../admin"}'), call("2", '{"id":"7"}'), answer],
  });
  const { text, steps } = await generateText({
    model,
    tools: toolSet("of-mona"),
    prompt: "Who is user 7?",
    stopWhen: stepCountIs(5),
  });
  assert.equal(text, "It is Mona.");
  const [refused, allowed] = steps.map(({ toolResults }) => String(toolResults[0]?.output));
  assert.match(refused!, /"id" must not make a "\." or "\.\." segment/);
  assert.equal(allowed, '{"name":"Mona"}');
  assert.deepEqual(api.seen, ["GET /v1/users/7 Bearer of-mona"]);
  api.close();
});
