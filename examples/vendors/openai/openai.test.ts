// The requests of OpenAI's SDK for JavaScript, and of an SDK that the command wrote.
import assert from "node:assert/strict";
import { test } from "node:test";

import Reference from "openai";

import { compareClients } from "../compare.js";
import { createSend } from "../send.js";
import { isUpToDate } from "../up-to-date.js";
import { createChatCompletion, createResponse } from "./openai-api.routes.js";
import { OpenAI } from "./openai.js";

const KEY = "sk-test";
const SDP = "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\n";
const image = (name: string): File => new File(["PNG"], name, { type: "image/png" });

const conversation = {
  model: "gpt-5",
  messages: [
    { role: "developer" as const, content: "You are terse." },
    { role: "user" as const, content: [{ type: "text" as const, text: "Hi é&=" }] },
  ],
};
const options = {
  temperature: 0.2,
  tools: [{ type: "function" as const, function: { name: "time", parameters: { type: "object", properties: {} } } }],
  response_format: { type: "json_object" as const },
};
const question = {
  model: "gpt-5",
  input: [{ role: "user" as const, content: [{ type: "input_text" as const, text: "Hi" }] }],
  tools: [{ type: "web_search" as const }],
  text: { format: { type: "text" as const } },
  metadata: { trace: "7" },
};
const edit = { prompt: "A cup of tea", n: 2, model: "gpt-image-1", size: "1024x1024" as const };
const session = { type: "realtime" as const, model: "gpt-realtime" };

/** Their SDK appends files when it has read them, so that the fields of its forms are in no certain order. */
function inOrder(body: FormData): FormData {
  const sorted = new FormData();
  const entries = [...body].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  for (const [name, value] of entries) sorted.append(name, value);
  return sorted;
}

await compareClients("OpenAI's SDK", ["authorization"], (recorder) => {
  const fetch = (url: string, init?: RequestInit): Promise<Response> =>
    recorder.fetch(url, init?.body instanceof FormData ? { ...init, body: inOrder(init.body) } : init);
  const send = createSend(fetch);
  const ours = OpenAI.withKey(KEY);
  const theirs = new Reference({ apiKey: KEY, maxRetries: 0, fetch: (url, init) => fetch(String(url), init) });
  return {
    "POST /chat/completions": [
      () => send(ours.build(createChatCompletion, { model: "gpt-5", messages: [{ role: "user", content: "Hi" }] })),
      () => theirs.chat.completions.create({ model: "gpt-5", messages: [{ role: "user", content: "Hi" }] }),
    ],
    "POST /chat/completions with tools": [
      () => send(ours.build("POST /chat/completions", { ...conversation, ...options })),
      () => theirs.chat.completions.create({ ...conversation, ...options }),
    ],
    "POST /responses": [() => send(ours.build(createResponse, question)), () => theirs.responses.create(question)],
    "POST /images/edits": [
      () => send(ours.build("POST /images/edits#multipart", { image: image("a.png"), ...edit })),
      () => theirs.images.edit({ image: image("a.png"), ...edit }),
    ],
    "POST /images/edits with two images": [
      () => send(ours.build("POST /images/edits#multipart", { image: [image("a.png"), image("b.png")], ...edit })),
      () => theirs.images.edit({ image: [image("a.png"), image("b.png")], ...edit }),
    ],
    // Their SDK has no methods for JSON, nor for calls of WebRTC: it sends what it is given.
    "POST /images/edits as JSON": [
      () => send(ours.build("POST /images/edits", { images: [{ file_id: "file-1" }], prompt: "Tea" })),
      () => theirs.post("/images/edits", { body: { images: [{ file_id: "file-1" }], prompt: "Tea" } }),
    ],
    "POST /realtime/calls": [
      () => send(ours.build("POST /realtime/calls", { sdp: SDP, session })),
      () => {
        const body = new FormData();
        body.set("sdp", new Blob([SDP], { type: "application/sdp" }));
        body.set("session", new Blob([JSON.stringify(session)], { type: "application/json" }));
        return theirs.post("/realtime/calls", { body });
      },
    ],
    "POST /realtime/calls as SDP": [
      () => send(ours.build("POST /realtime/calls#sdp", { data: SDP })),
      () => theirs.post("/realtime/calls", { body: SDP, headers: { "content-type": "application/sdp" } }),
    ],
  };
});

test("mistakes do not compile", () => {
  const openai = OpenAI.withKey(KEY);
  // @ts-expect-error -- A message of a tool says which call it answers.
  openai.build(createChatCompletion, { model: "gpt-5", messages: [{ role: "tool", content: "7" }] });
  // @ts-expect-error -- There is no such part of a message.
  openai.build(createResponse, { model: "gpt-5", input: [{ role: "user", content: [{ type: "text", text: "Hi" }] }] });
  const reference = [{ file_id: "file-1" }];
  // @ts-expect-error -- The form has the images themselves.
  assert.throws(() => openai.build("POST /images/edits#multipart", { images: reference, prompt: "Tea" }));
});

test("is up to date with the document", () => {
  isUpToDate("openai/openai-api");
});
