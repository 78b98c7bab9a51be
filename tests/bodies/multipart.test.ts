import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../../src/adapters/index.js";
import { multipart } from "../../src/bodies/index.js";
import { Endpoint, type Policy } from "../../src/index.js";

const github = new Endpoint().withPolicy({ body: multipart });
const text = new File(["a"], "a.txt", { type: "text/plain" });

const fieldsOf = (members: Readonly<Record<string, unknown>>, policy: Partial<Policy> = {}): [string, unknown][] => {
  const { body, headers } = github.withPolicy(policy).route("POST /x").params(members).build();
  expect(body).toBeInstanceOf(FormData);
  expect(headers).not.toHaveProperty("content-type");
  return [...(body as FormData).entries()];
};

describe("multipart writes a FormData (D8)", () => {
  test("of texts and files, which are passed on unchanged", async () => {
    const fields = fieldsOf({ title: "a b", page: 2, file: text, none: null });
    expect(fields.map(([name]) => name)).toEqual(["title", "page", "file"]);
    expect(fields.slice(0, 2)).toEqual([
      ["title", "a b"],
      ["page", "2"],
    ]);
    const file = fields[2]![1] as File;
    expect([file.name, file.type, await file.text()]).toEqual(["a.txt", "text/plain", "a"]);
  });

  test("of blobs", async () => {
    const [field] = fieldsOf({ blob: new Blob(["b"]) });
    expect(await (field![1] as Blob).text()).toBe("b");
  });

  test.each<[Partial<Policy>, string[]]>([
    [{}, ["files", "files"]],
    [{ arrays: "brackets" }, ["files[]", "files[]"]],
    [{ arrays: "indices" }, ["files[0]", "files[1]"]],
  ])("of lists of files, by the policy %j", (policy, names) => {
    expect(fieldsOf({ files: [text, null, text] }, policy).map(([name]) => name)).toEqual(names);
  });

  test("of files in objects (C9)", () => {
    const fields = fieldsOf({ post: { title: "t", images: [{ file: text }] } }, { objects: "brackets" });
    expect(fields.map(([name]) => name)).toEqual(["post[title]", "post[images][0][file]"]);
  });

  test("rejects other values (D9)", () => {
    const run = (): unknown => fieldsOf({ a: new Map(), b: new Uint8Array(1), c: text, d: new FormData() });
    expect(run).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["a", "b", "d"] }));
  });
});

describe("content-type: multipart/form-data needs a multipart body (D9)", () => {
  const sent = (contentType: string, body: unknown): unknown =>
    toFetch({ method: "post", url: "https://a.example/", headers: { "content-type": contentType }, body })[1].body;

  test.each<[string, unknown]>([
    ["an object", { a: 1 }],
    ["a list", [1]],
    ["null", null],
    ["an object with a file", { file: text }],
  ])("not %s", (_, body) => {
    for (const contentType of ["multipart/form-data", "Multipart/Form-Data ; boundary=x"]) {
      expect(() => sent(contentType, body)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
      expect(() => sent(contentType, body)).toThrow("use the encoder multipart of fluent-endpoint/bodies");
    }
  });

  test.each<[string, unknown]>([
    ["FormData", new FormData()],
    ["a stream", new ReadableStream()],
    ["bytes", new Uint8Array(1)],
    ["a Blob", new Blob(["--x"])],
    ["text", "--x"],
    ["no body", undefined],
  ])("%s is sent", (_, body) => {
    expect(() => sent("multipart/form-data", body)).not.toThrow();
  });
});
