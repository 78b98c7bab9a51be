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
