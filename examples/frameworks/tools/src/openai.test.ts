// A recorded answer of a model that calls two tools: one with an argument that it must not pass.
import assert from "node:assert/strict";
import { test } from "node:test";

import OpenAI from "openai";

import { startApi } from "./api.js";

test("a model reads through the tools, and is told what it must not do", async () => {
  const api = await startApi();
  process.env["ACME_URL"] = api.url;
  const { ask } = await import("./openai.js");
  const call = (id: string, args: string) => ({
    id,
    type: "function",
    function: { name: "get_user", arguments: args },
  });
  const recorded = [
    { role: "assistant", content: null, tool_calls: [call("1", '{"id":".."}'), call("2", '{"id":"7"}')] },
    { role: "assistant", content: "It is Mona." },
  ];
  const sent: any[] = [];
  const client = new OpenAI({
    apiKey: "test",
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({ choices: [{ index: 0, message: recorded.shift(), finish_reason: "stop" }] });
    },
  });
  assert.equal(await ask(client, "gpt-5", "Who is user 7?", "of-mona"), "It is Mona.");
  assert.deepEqual(
    sent[0].tools.map((tool: any) => tool.function.name),
    ["list_users", "get_user"],
  );
  const [, , refused, allowed] = sent[1].messages;
  assert.match(refused.content, /"id" must not make a "\." or "\.\." segment/);
  assert.equal(allowed.content, '{"name":"Mona"}');
  assert.deepEqual(api.seen, ["GET /v1/users/7 Bearer of-mona"]);
  api.close();
});
