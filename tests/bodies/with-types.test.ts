import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { multipart, withStyles, withTypes } from "../../src/bodies/index.js";
import { Endpoint } from "../../src/index.js";
import { checkAsync } from "../properties/check.js";
import { coded } from "../coded.js";

/** The parts of a form: name, media type and text. */
async function partsOf(members: object, encoder: typeof multipart): Promise<unknown[]> {
  const { body } = new Endpoint()
    .withPolicy({ body: encoder, objects: "brackets" })
    .build("POST /x", members as { a: 1 });
  const entries = [...(body as FormData)].map(async ([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.type, await value.text()],
  );
  return Promise.all(entries);
}

describe("withTypes() (I6)", () => {
  test("sends a member as a part of its media type", async () => {
    const types = {
      session: "application/json",
      sdp: "application/sdp",
      list: "application/vnd.acme+json; v=1",
      rows: "text/csv",
      none: "text/plain",
      file: "image/png",
      typed: "image/png",
    };
    const members = {
      session: { a: [1] },
      sdp: "v=0",
      list: [{ a: 1 }, 2],
      rows: ["a,b", 1, null],
      none: null,
      other: "o",
      file: new File(["f"], "f.png"),
      typed: new Blob(["t"], { type: "image/jpeg" }),
    };
    expect(await partsOf(members, withTypes(multipart, types))).toEqual([
      ["session", "application/json", '{"a":[1]}'],
      ["sdp", "application/sdp", "v=0"],
      ["list", "application/vnd.acme+json; v=1", '[{"a":1},2]'],
      ["rows", "text/csv", "a,b"],
      ["rows", "text/csv", "1"],
      ["other", "o"],
      ["file", "image/png", "f"],
      ["typed", "image/jpeg", "t"],
    ]);
    const { body } = new Endpoint()
      .withPolicy({ body: withTypes(multipart, types) })
      .build("POST /x", members as never);
    expect(((body as unknown as FormData).get("file") as File).name).toBe("f.png");
  });

  test("gives its media type to each file of a list that has none, and keeps the names of files", async () => {
    const files = [new Blob(["b"]), new File(["f"], "f.txt"), new Blob(["t"], { type: "image/jpeg" }), "text"];
    const encoder = withTypes(multipart, { files: "text/plain" });
    expect(await partsOf({ files }, encoder)).toEqual([
      ["files", "text/plain", "b"],
      ["files", "text/plain", "f"],
      ["files", "image/jpeg", "t"],
      ["files", "text/plain", "text"],
    ]);
    const { body } = new Endpoint().withPolicy({ body: encoder }).build("POST /x", { files } as never);
    expect((body as unknown as FormData).getAll("files").map((file) => (file as File).name)).toContain("f.txt");
  });

  test("leaves all other members to the encoder", async () => {
    const encoder = withTypes(withStyles(multipart, { filter: "json" }), { a: "text/plain" });
    expect(await partsOf({ a: "1", filter: { k: 1 }, map: { k: "v" } }, encoder)).toEqual([
      ["a", "text/plain", "1"],
      ["filter", '{"k":1}'],
      ["map[k]", "v"],
    ]);
  });

  test("writes every JSON value as it is", async () => {
    await checkAsync(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const [part] = await partsOf({ a: { value } }, withTypes(multipart, { a: "application/json" }));
        expect(JSON.parse((part as string[])[2]!)).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });

  test.each([
    [{ a: new Map() }, "application/json"],
    [{ a: { b: Number.NaN } }, "application/json"],
    [{ a: { b: 1 } }, "text/csv"],
    [{ a: [[1]] }, "text/csv"],
    [{ a: "\ud800" }, "text/csv"],
  ])("rejects %j as %s", (members, type) => {
    const api = new Endpoint().withPolicy({ body: withTypes(multipart, { a: type }) });
    expect(() => api.build("POST /x", members as never)).toThrow(coded("ERR_INVALID_PARAMETER", ["a"]));
  });

  test.each([{ a: "json" }, { a: "a/b\r\nc: d" }, { a: 5 }, { a: "image/*" }, [], "a"])(
    "rejects the types %j",
    (types) => {
      expect(() => withTypes(multipart, types as never)).toThrow(coded("ERR_INVALID_OPTION", ["types"]));
    },
  );

  test("needs an encoder", () => {
    expect(() => withTypes(undefined as never, {})).toThrow(coded("ERR_INVALID_OPTION"));
  });
});
