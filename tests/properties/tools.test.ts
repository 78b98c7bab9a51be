// Whatever JSON a model sends, the request is one of the operation, or there is an error (X2).
import { expect, test } from "@jest/globals";
import fc from "fast-check";

import { isEndpointError } from "../../src/index.js";
import { toolsOf, type Tool } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";
import { check, ENOUGH } from "./check.js";
import { hostileText as text } from "./generators/texts.js";

const TEXT = { type: "string" };
const LIST = { type: "array", items: TEXT };
const MAP = { type: "object", additionalProperties: TEXT };

function inPath(name: string, fields: object = {}): object {
  return { name, in: "path", required: true, schema: TEXT, ...fields };
}

const members = {
  type: "object",
  properties: { name: TEXT, tags: LIST, headers: MAP, owner: { type: "object", properties: { id: TEXT } } },
};
const others = [
  { name: "page", in: "query", schema: TEXT },
  { name: "labels", in: "query", schema: LIST },
  { name: "filter", in: "query", style: "deepObject", schema: MAP },
  { name: "url", in: "query", schema: TEXT },
  { name: "X-Request", in: "header", schema: TEXT },
  { name: "Cookie", in: "header", schema: TEXT },
  { name: "X-Api-Key", in: "header", schema: TEXT },
];

const DOCUMENT = documentOf({
  "/users/{id}": { get: { parameters: [inPath("id"), ...others] }, delete: { parameters: [inPath("id")] } },
  "/orgs/{org}/repos/{repo}:cancel": {
    post: {
      parameters: [inPath("org"), inPath("repo"), others[4]],
      requestBody: { content: { "application/json": { schema: members } } },
    },
  },
  "/files/{names}/{name}.{kind}": {
    put: {
      parameters: [inPath("names", { schema: LIST }), inPath("name"), inPath("kind", { style: "label" })],
      requestBody: { content: { "application/json": { schema: LIST } } },
    },
  },
  "/forms/{form}": {
    post: {
      parameters: [inPath("form", { style: "matrix" }), others[0]],
      requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: members } } },
    },
  },
});

const tools = toolsOf(DOCUMENT);

const OPTIONS = [
  "baseUrl",
  "url",
  "method",
  "headers",
  "data",
  "request",
  "mediaType",
  "body",
  "__proto__",
  "authorization",
];

const json: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.constantFrom(null, true, 1e21),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom(...OPTIONS)), tie("value"), { maxKeys: 3 }),
  ),
})).value;

/** Arguments that the tool has, mostly with texts, and now and then others. */
const argumentsOf = ({ inputSchema }: Tool): fc.Arbitrary<unknown> => {
  const names = Object.keys(inputSchema.properties);
  const known = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof({ weight: 3, arbitrary: text }, json)])),
    { requiredKeys: inputSchema.required ?? [] },
  );
  const more = fc.dictionary(fc.constantFrom(...names, ...OPTIONS), json, { maxKeys: 2 });
  const mixed = fc.tuple(known, more).map(([own, other]) => ({ ...own, ...other }));
  return fc.oneof({ weight: 6, arbitrary: known }, mixed, json);
};

test("the method, the host, the literal segments and the headers are those of the operation", () => {
  let built = 0;
  const call = fc.constantFrom(...tools).chain((tool) => argumentsOf(tool).map((args) => ({ tool, args })));
  check(
    fc.property(call, ({ tool, args }) => {
      let request;
      try {
        // As it comes from a model.
        request = tool.build(JSON.parse(JSON.stringify(args)));
      } catch (error) {
        if (!isEndpointError(error) || !error.isOfParameters) throw error;
        return;
      }
      built += 1;
      expect(Object.keys(tool.inputSchema.properties)).toEqual(expect.arrayContaining(Object.keys(args ?? {})));
      const [method = "", path = ""] = tool.route.split(" ");
      expect(request.method).toBe(method.toLowerCase());
      const { origin, pathname } = new URL(request.url);
      expect(origin).toBe("https://api.acme.example");
      const segments = pathname.split("/");
      const literals = `/v1${path}`.split("/");
      expect(segments).toHaveLength(literals.length);
      segments.forEach((segment, index) => {
        const literal = literals[index]!.split(/\{[^{}]*\}/);
        expect(segment.startsWith(literal[0]!) && segment.endsWith(literal.at(-1)!)).toBe(true);
        if (literal.length === 1) expect(segment).toBe(literal[0]);
        expect(decodeURIComponent(segment).split(/[/\\]/)).not.toContain("..");
      });
      const allowed = /^(?:accept|user-agent|content-type|x-request|x-api-key)$/;
      expect(Object.keys(request.headers).filter((name) => !allowed.test(name))).toEqual([]);
      expect(Object.keys(request).filter((name) => !/^(?:method|url|headers|body)$/.test(name))).toEqual([]);
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH);
});
