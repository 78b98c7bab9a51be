// What mini builds, the library builds; what mini rejects in the subset, the library rejects for the same reason. Each rule of
// mini that is written shorter than that of the library is held to it here.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toFetch } from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";
import { Endpoint as Mini, toFetch as toFetchOfMini } from "../../src/mini/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { check, ENOUGH } from "../properties/check.js";
import { anything, fillSlots } from "../properties/generators/anything.js";
import { route as anyRoute } from "../properties/generators/templates.js";
import { hostileText } from "../properties/generators/texts.js";
import { routeValues } from "../properties/generators/values.js";
import { builds, inSubset, Neutral, outcomeOf, route, value, values, type Case } from "./calls.js";

/** Values of the caller are compared by their identity: traps of proxies would throw. */
function isSame(one: RequestOptions, other: RequestOptions): boolean {
  const isOwn = (some: unknown, more: unknown): boolean => {
    const [entries, others] = [some, more].map((each) => Object.entries(each as object));
    return (
      entries!.length === others!.length &&
      entries!.every(([key, member], index) => others![index]![0] === key && Object.is(others![index]![1], member))
    );
  };
  return (
    one.method === other.method &&
    one.url === other.url &&
    isOwn(one.headers, other.headers) &&
    (Object.is(one.body, other.body) || isOwn(one.body, other.body)) &&
    (Object.is(one.request, other.request) || isOwn(one.request, other.request))
  );
}

test("builds the request of the library, or throws an error with the same code and names", () => {
  let built = 0;
  check(
    fc.property(inSubset, (given) => {
      const [mini, library] = [builds(Mini, given), builds(Neutral, given)];
      expect(mini).toStrictEqual(library);
      built += mini.filter((outcome) => (outcome as { request?: object }).request).length;
    }),
  );
  // Of two builds each; a twentieth of the cases would be far too few.
  expect(built).toBeGreaterThan(ENOUGH * 10);
});

test("builds the request of the library, or throws an error, whatever it is given", () => {
  const object = fc.oneof(values, routeValues, anything) as fc.Arbitrary<object>;
  const baseUrl = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    hostileText.map((text) => `https://a.example/${text}`),
    fc.constantFrom("https://a@b", "https://{a}.b", "HTTPS://A", "https://a/../b"),
    anything,
  );
  const step = fc.tuple(
    fc.constantFrom("param", "params", "query", "header", "headers", "data", "request", "signal"),
    anything,
    anything,
  );
  const call = fc.record({
    defaults: fc.oneof(
      fc.constant({ baseUrl: "https://a.example" }),
      baseUrl.map((one) => ({ baseUrl: one })),
      anything,
    ) as fc.Arbitrary<object>,
    moreDefaults: object,
    route: fc.oneof(
      route,
      anyRoute.map(({ url }) => url),
      hostileText,
      anything,
    ) as fc.Arbitrary<string>,
    options: object,
    steps: fc.array(step, { maxLength: 2 }),
  });
  check(
    fc.property(call, (random) => {
      const given = fillSlots(random) as Case;
      const mini = builds(Mini, given);
      if (mini.every((outcome) => "code" in (outcome as object))) return;
      const library = builds(Neutral, given);
      mini.forEach((outcome, index) => {
        if ("code" in (outcome as object)) return;
        const [ours, theirs] = [outcome, library[index]].map((one) => (one as { request?: RequestOptions }).request);
        expect(theirs && isSame(ours!, theirs)).toBe(true);
      });
    }),
  );
});

/** What `fetch` sends, which adds a content type to some bodies. */
function sentBy([url, init]: readonly [url: string, init: RequestInit]): unknown {
  const { body, cache } = init as { body?: unknown; cache?: string };
  const { method, headers } = new Request(url, { ...init, ...{ cache: "default" } });
  // The boundary of a form is random, and `fetch` writes the length itself.
  const fields = [...headers].map((field) => String(field).replace(/boundary=.*|^content-length,.*/, ""));
  const isView = ArrayBuffer.isView(body);
  const bytes = isView ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : undefined;
  const content =
    body instanceof ArrayBuffer ? Buffer.from(body) : body instanceof URLSearchParams ? String(body) : body;
  return { url, method, fields: fields.filter(Boolean), content: bytes ?? content, cache };
}

test("toFetch passes what the adapter of the library passes, or throws an error", () => {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data", "Multipart/Form-Data; boundary=x"];
  const contentType = fc.constantFrom(
    undefined,
    undefined,
    "application/json",
    "application/merge-patch+json",
    ...types,
  );
  const member = fc.oneof(
    value,
    fc.constantFrom<unknown>(null, undefined, Symbol("a"), () => 1, 1n, new Date(0), { b: [NaN] }),
  );
  const form = new FormData();
  const platform = [form, new URLSearchParams("a=b"), new Blob(["a"]), new Uint8Array(2), new ArrayBuffer(1)];
  const body = fc.oneof(
    fc.constantFrom<unknown>("text", null, 0, true, NaN, 2n, new Map(), () => 1, new Date(0), ...platform),
    fc.dictionary(fc.constantFrom("a", "b", "toJSON", "__proto__"), member),
    fc.array(member, { maxLength: 3 }),
    fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
      withTypedArray: true,
    }),
  );
  const options = fc.constantFrom(
    undefined,
    { cache: "reload" },
    { body: "x" },
    { headers: {}, method: "x", mode: "cors" },
  );
  const framing = fc.constantFrom({}, {}, { "content-length": "1" }, { "Transfer-Encoding": "chunked" });
  const api = new Mini({ baseUrl: "https://a.example" });
  let passed = 0;
  check(
    fc.property(body, contentType, framing, options, (data, type, fields, request) => {
      if (data === undefined) return;
      const headers = { "content-type": type, ...fields };
      const built = { ...api.build("POST /a", { data, headers, ...(request && { request }) }) };
      const mini = outcomeOf(() => toFetchOfMini(built)) as { request?: readonly [string, RequestInit] };
      if (!mini.request) return;
      passed += 1;
      expect(sentBy(mini.request)).toEqual(sentBy(toFetch(built)));
    }),
  );
  expect(passed).toBeGreaterThan(ENOUGH);
});

describe("every operation of GitHub's REST API", () => {
  test.each(operations().map(({ route: one, options }) => [one, options] as const))("%s", (one, options) => {
    const given = {
      defaults: { baseUrl: "https://api.github.com" },
      moreDefaults: {},
      route: one,
      options,
      steps: [["params", options]],
    } as unknown as Case;
    expect(builds(Mini, given)[0]).toStrictEqual(builds(Neutral, given)[0]);
  });
});
