import { afterAll, expect, test } from "@jest/globals";

import { vendorOf } from "../../src/openapi/index.js";
import { differences } from "./openapi/differences.js";
import { documents, LOCATION, readDocument, readForVendor } from "./openapi/documents.js";
import { callsOf, type Call } from "./openapi/operations.js";
import { endpointOf, ourRequest } from "./openapi/ours.js";
import type { ComparableRequest } from "./openapi/request.js";
import { swaggerRequest } from "./openapi/swagger.js";

/** How many calls each row of the table of differences explains. */
const explained = new Map(Object.keys(differences).map((name) => [name, 0]));

// Every operation of every document that others wrote: with its required parameters alone, and with all, lists and objects included.
test.each([...documents.keys()].filter((name) => !/^(?:odd|styles)$/.test(name)))(
  "builds the requests of %s as swagger-client does",
  async (name) => {
    const made = vendorOf(await readForVendor(name), { location: LOCATION });
    const { report } = made;
    const unroutable = new Set(report.findings.filter(({ reason }) => reason === "path").map(({ route }) => route));
    const endpoint = endpointOf(made);
    const dereferenced = await readDocument(name, true);
    const calls = [true, false].flatMap((requiredOnly) => callsOf(dereferenced, requiredOnly));
    const unexplained: unknown[] = [];
    for (const call of calls.filter(({ route }) => !unroutable.has(route))) {
      const expected = adjust(swaggerRequest(dereferenced, call), call);
      const request = ourRequest(endpoint, call);
      try {
        expect(request).toEqual(expected);
      } catch {
        unexplained.push({ route: call.route, expected, request });
      }
    }
    expect(unexplained).toEqual([]);
    expect(report.operations + unroutable.size).toBe(calls.length / 2);
  },
  120_000,
);

function adjust(request: ComparableRequest, call: Call): ComparableRequest {
  return Object.entries(differences).reduce((theirs, [name, difference]) => {
    const ours = difference.adjust(theirs, call);
    if (ours !== theirs) explained.set(name, explained.get(name)! + 1);
    return ours;
  }, request);
}

afterAll(() => {
  const unused = [...explained].filter(([, count]) => count === 0).map(([name]) => name);
  if (unused.length > 0) throw new Error(`no call differs in this way: ${unused.join(", ")}`);
});
