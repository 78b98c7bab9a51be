// Recorded answers of a model that calls tools: one with an argument that it must not pass, and two with files.
import assert from "node:assert/strict";
import { after, test } from "node:test";

import OpenAI from "openai";

import { PHOTO, startApi } from "./api.js";

test("a model reads through the tools, and is told what it must not do", async () => {
  const api = await startApi();
  after(() => api.close());
  process.env["ACME_URL"] = api.url;
  const { ask } = await import("./openai.js");
  const call = (id: string, name: string, args: object) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  });
  const photo = PHOTO.toString("base64");
  const recorded = [
    {
      role: "assistant",
      content: null,
      tool_calls: [
        call("1", "get_user", { id: ".." }),
        call("2", "get_user", { id: "7" }),
        call("3", "get_photo", { id: "7" }),
        call("4", "add_photo", { id: "7", photo }),
      ],
    },
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
    ["list_users", "get_user", "get_photo", "add_photo"],
  );
  const [, , refused, allowed, , added, image] = sent[1].messages;
  assert.match(refused.content, /"id" must not make a "\." or "\.\." segment/);
  assert.equal(allowed.content, '{"name":"Mona"}');
  assert.equal(added.content, '{"name":"Mona"}');
  assert.deepEqual(image.content, [{ type: "image_url", image_url: { url: `data:image/png;base64,${photo}` } }]);
  assert.deepEqual(api.seen, [
    "GET /v1/users/7 Bearer of-mona",
    "GET /v1/users/7/photo Bearer of-mona",
    `POST /v1/users/7/photo Bearer of-mona photo=photo;image/png;${PHOTO.toString("hex")}`,
  ]);
});
