// A fetch that would send a form or a stream as its name, or cannot send a Blob, is noticed before it sends (G17). tests/clients/refused.mjs has the real ones.
import { expect, test } from "@jest/globals";
import * as undici from "undici";

import { toFetch } from "../../src/adapters/index.js";
import { sendWith } from "../../src/response/index.js";
import { coded } from "../coded.js";
import { caught } from "./caught.js";

/** As node-fetch 2 and others do. They know a Blob, but cannot send that of the platform. */
const naming = async (_: string, { body }: { body: unknown }) => {
  const isBlob = /^(?:Blob|File)$/.test(Object(body).constructor.name);
  if (isBlob) throw new TypeError("body.stream(...).pipe is not a function");
  return new Response(String(body));
};
const form = new FormData();
form.append("a", "1");
form.append("f", new File(["x"], "f.txt"));

test.each<[kind: string, body: () => unknown]>([
  ["a form", () => form],
  ["a Blob", () => new Blob(["x"])],
  ["a File", () => new File(["x"], "f.txt")],
  ["a web stream", () => new Blob(["x"]).stream()],
  [
    "an async iterable",
    async function* () {
      yield Buffer.from("x");
    },
  ],
])("%s", async (_, create) => {
  const made = create();
  const body: unknown = typeof made === "function" ? (made as () => unknown)() : made;
  const request = { method: "post", url: "https://a.example", headers: {}, body };
  const error = await caught(sendWith(naming)(request));
  expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", names: ["body"] });
  expect(error.message).toMatch(/toUndici/);
});

/** As the Blob of the package fetch-blob. */
class ForeignBlob {
  readonly size = 1;
  readonly type = "a/b";
  readonly [Symbol.toStringTag] = "Blob";

  slice(): ForeignBlob {
    return new ForeignBlob();
  }
}

test.each<[kind: string, body: () => object]>([
  ["form", () => new undici.FormData()],
  ["Blob", () => new ForeignBlob()],
])("a %s of another class than the platform's, which the fetch of Node 24 does not know", (_, create) => {
  const request = { method: "post", url: "https://a.example", headers: {}, body: create() };
  const [, { body }] = toFetch(request);
  expect(() => String(body)).toThrow(coded("ERR_INVALID_REQUEST", ["body"]));
  expect(Reflect.ownKeys(request.body)).not.toContain("toString");
  expect(Object.getPrototypeOf(body)).toBe(Object.getPrototypeOf(request.body));
});

test("a body of the platform's class stays as it is", () => {
  for (const body of [form, new Blob(["x"])])
    expect(toFetch({ method: "post", url: "https://a.example", headers: {}, body })[1].body).toBe(body);
});

test("the form of the caller does not change, and its copy has the same fields", async () => {
  let sent: unknown;
  const send = sendWith(async (_: string, { body }: { body: unknown }) => {
    sent = body;
    return new Response(null, { status: 204 });
  });
  await send({ method: "post", url: "https://a.example", headers: {}, body: form });
  expect(Reflect.ownKeys(form)).not.toContain("toString");
  expect([...(sent as FormData)]).toEqual([...form]);
  expect(((sent as FormData).get("f") as File).name).toBe("f.txt");
});
