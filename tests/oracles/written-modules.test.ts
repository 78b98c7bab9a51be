// The modules of real documents, many of them large.
import { expect, test } from "@jest/globals";
import { format } from "prettier";

import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documents, LOCATION, readForVendor } from "./openapi/documents.js";

test.each([...documents.keys()])(
  "Prettier does not change the module of %s",
  async (name) => {
    const source = writeModule(vendorOf(await readForVendor(name), { location: LOCATION }));
    expect(await format(source, { parser: "typescript" })).toBe(source);
    // The same bytes for the same document.
    expect(writeModule(vendorOf(await readForVendor(name), { location: LOCATION }))).toBe(source);
  },
  60_000,
);

test.each([1, 13, 14, 25, 26, 27, 35])(
  "Prettier does not change the module of a class with a name of %d letters",
  async (length) => {
    const className = "A".padEnd(length, "b");
    const document = vendorOf(
      { openapi: "3.1.0", servers: [{ url: "https://a.example" }], paths: { "/a": { get: {} } } },
      { name: "a" },
    );
    const source = writeModule(document, { className });
    expect(await format(source, { parser: "typescript" })).toBe(source);
  },
);
