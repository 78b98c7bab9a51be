// The vendors that mini can have build the requests of the full vendors, for every operation of every document.
import { expect, test } from "@jest/globals";

import type { Endpoint, RequestOptions } from "../../src/index.js";
import { arrays, body, defineEndpoint, objects, type MiniVendor } from "../../src/mini/index.js";
import { miniVendorOf, vendorOf, type MiniDocumentVendor } from "../../src/openapi/index.js";
import { documents, LOCATION, readDocument, readForVendor, type Document } from "./openapi/documents.js";
import { callsOf } from "./openapi/operations.js";
import { build, endpointOf } from "./openapi/ours.js";

/** What the module of a vendor for mini creates. */
function miniOf({ vendor, routes }: MiniDocumentVendor): Pick<Endpoint, "build" | "route"> {
  const { name, baseUrl, accept, policy } = vendor;
  const { arrays: style, objects: ofObjects, body: encoder } = { ...policy };
  const attach = [
    ...(style ? [arrays(style)] : []),
    ...(ofObjects ? [objects(ofObjects)] : []),
    ...(encoder ? [body(encoder)] : []),
  ];
  const fields = { name, baseUrl, ...(accept !== undefined && { accept }), routes, attach };
  const Class = defineEndpoint(fields as MiniVendor);
  return new Class() as unknown as Endpoint;
}

/**
 * The fields of a request, without the symbol that tells adapters the names of credentials. In an API of forms, an encoder of
 * the vendor writes JSON; elsewhere, the adapter does.
 */
function fieldsOf({ body, ...fields }: RequestOptions): unknown {
  const isJson = typeof body === "object" && /json/.test(fields.headers["content-type"] ?? "");
  return [Object.entries(fields), isJson ? JSON.stringify(body) : body];
}

let served = 0;

test.each([...documents.keys()])(
  "builds the requests of %s as the full vendor does",
  async (name) => {
    const document = await readForVendor(name);
    const mini = miniVendorOf(document, { location: LOCATION });
    if (mini.obstacles.some(({ route }) => route === undefined)) return;
    const full = endpointOf(vendorOf(document, { location: LOCATION }));
    const small = miniOf(mini);
    const own = new Set(mini.documentedRoutes);
    const dereferenced: Document = await readDocument(name, true);
    const calls = [true, false].flatMap((requiredOnly) => callsOf(dereferenced, requiredOnly));
    for (const call of calls.filter(({ route }) => own.has(route))) {
      expect(fieldsOf(build(small, call))).toStrictEqual(fieldsOf(build(full, call)));
      served += 1;
    }
  },
  120_000,
);

test("serves most operations", () => {
  expect(served).toBeGreaterThan(5500);
});
