// How a form is written for clients that would write it each time they send it (G11).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { writeFormData } from "../../src/bodies/form-data.js";
import { checkAsync } from "../properties/check.js";

const textOf = async (type: string, body: unknown): Promise<string> =>
  (await new Response(body as Blob).text()).replaceAll(/boundary=(.*)/.exec(type)![1]!, "boundary");

test("the platform writes the same, but for the boundary", async () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\r\n"%a\\]*$/));
  // Node omits an empty file name.
  const file = fc
    .tuple(text, text, fc.constantFrom("", "text/csv", "a/b; c=d"))
    .map(([content, name, type]) => new File([content], `a${name}`, { type }));
  const fields = fc.array(fc.tuple(text, fc.oneof(text, file)), { maxLength: 4 });
  await checkAsync(
    fc.asyncProperty(fields, async (entries) => {
      const form = new FormData();
      for (const [name, value] of entries) form.append(name, value);
      const written = writeFormData(form);
      const platform = new Response(form);
      expect(await textOf(written.contentType, written.content)).toBe(
        await textOf(platform.headers.get("content-type")!, platform.body),
      );
    }),
  );
});

test("each form has a boundary of its own", () => {
  const types = Array.from({ length: 99 }, () => writeFormData(new FormData()).contentType);
  expect(new Set(types).size).toBe(99);
  // At most 70 characters, of those that need no quotes (RFC 2046, section 5.1.1).
  for (const type of types) expect(type).toMatch(/^multipart\/form-data; boundary=[\w-]{32,70}$/);
});

describe("refuses what only another library can read", () => {
  class ForeignForm {
    append(): void {}
    entries(): Iterable<unknown> {
      return [["file", { name: "a.txt", size: 1 }]];
    }
  }

  test.each([
    ["the FormData of React Native", { append: (): void => undefined }],
    ["a file of another library", new ForeignForm()],
  ])("%s", (_, form) => {
    expect(() => writeFormData(form as unknown as FormData)).toThrow("must be a FormData of the platform");
  });
});
