// The law of tools (X1, X2): whatever a model sends, the names in the query and in a form are those that the operation declares, or of
// defaults and credentials, and nothing overrides a default or a credential.
import { expect, test } from "@jest/globals";
import fc from "fast-check";

import { Endpoint, isEndpointError, type RequestOptions } from "../../src/index.js";
import { toolsOf, vendorOf, type Tool } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";
import { check, ENOUGH } from "./check.js";
import { hostileText as text } from "./generators/texts.js";

const TEXT = { type: "string" };
const LIST = { type: "array", items: TEXT };
const FREE = { type: "object", additionalProperties: TEXT };
const OPEN = {};

const inQuery = (name: string, schema: object = TEXT, fields: object = {}) => ({
  name,
  in: "query",
  schema,
  ...fields,
});
const inHeader = (name: string, schema: object = TEXT) => ({ name, in: "header", schema });
const inPath = (name: string, schema: object = TEXT, fields: object = {}) => ({
  name,
  in: "path",
  required: true,
  schema,
  ...fields,
});
const bodyOf = (schema: object, type = "application/json", fields: object = {}) => ({
  required: true,
  content: { [type]: { schema, ...fields } },
});
const FORM = "application/x-www-form-urlencoded";

const key = (place: string, name: string) => ({ type: "apiKey", in: place, name });
const SECURITY = {
  components: { securitySchemes: { a: key("query", "api_key"), b: key("header", "X-Key"), c: key("cookie", "sid") } },
};

interface Lawful {
  readonly what: string;
  readonly document: object;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The names of the query, beside those of defaults and credentials. */
  readonly query: readonly string[];
  /** The names of a form. */
  readonly form?: readonly string[];
}

const DEFAULTS = { tenant: "blue", api_key: "secret", headers: { "x-key": "key", "x-region": "eu", cookie: "sid=1" } };

const DOCUMENTS: readonly Lawful[] = [
  {
    what: "objects and lists in a query",
    document: documentOf(
      {
        "/a/{id}": {
          get: {
            parameters: [
              inPath("id"),
              inQuery("page"),
              inQuery("filter", FREE),
              inQuery("deep", FREE, { style: "deepObject" }),
              inQuery("ids", LIST),
              inQuery("comma", LIST, { explode: false }),
              inQuery("open", OPEN),
              inQuery("tenant"),
              inQuery("api_key"),
              inQuery("_method"),
            ],
          },
        },
      },
      SECURITY,
    ),
    defaults: DEFAULTS,
    query: ["page", "filter", "deep", "ids", "comma", "open"],
  },
  {
    what: "headers, cookies and names that differ in case",
    document: documentOf(
      {
        "/b": {
          post: {
            parameters: [
              inHeader("X-Region"),
              inHeader("X-Trace"),
              inHeader("X-Map", FREE),
              inHeader("Host"),
              inHeader("X-Forwarded-Host"),
              inHeader("Content-Length"),
              inHeader("X-HTTP-Method-Override"),
              inHeader("X-Key"),
              inQuery("x-region"),
              inQuery("x-trace"),
              { ...inQuery("theme", TEXT, { required: true }), in: "cookie" },
              { ...inQuery("sid", TEXT, { required: true }), in: "cookie" },
            ],
            requestBody: bodyOf(OPEN),
          },
        },
      },
      SECURITY,
    ),
    defaults: DEFAULTS,
    query: ["x-region", "x-trace"],
  },
  {
    what: "forms",
    document: documentOf(
      {
        "/c": {
          post: {
            parameters: [inQuery("dry")],
            requestBody: bodyOf(
              { type: "object", properties: { role: TEXT, meta: FREE, tags: LIST, map: FREE, _method: TEXT } },
              FORM,
              { encoding: { meta: { style: "form", explode: true }, map: { style: "deepObject" } } },
            ),
          },
        },
      },
      SECURITY,
    ),
    defaults: DEFAULTS,
    query: ["dry"],
    form: ["role", "meta", "tags", "map"],
  },
  {
    what: "names that hosts refuse, and names of two places",
    document: documentOf(
      {
        "/d/{id}/{tenant}": {
          put: {
            parameters: [
              inPath("id"),
              inPath("tenant"),
              inQuery("id"),
              inQuery("$top"),
              inQuery("filter[x]"),
              inHeader("id"),
            ],
            requestBody: bodyOf({ type: "object", properties: { "a b": TEXT, list: LIST, tenant: TEXT } }),
          },
        },
      },
      SECURITY,
    ),
    defaults: DEFAULTS,
    query: ["id", "$top", "filter[x]"],
  },
  {
    what: "paths of every style, and a literal query",
    document: documentOf(
      {
        "/e/{list}/{label}/{matrix}?action=list": {
          get: {
            parameters: [
              inPath("list", LIST),
              inPath("label", FREE, { style: "label", explode: true }),
              inPath("matrix", FREE, { style: "matrix", explode: true }),
              inQuery("filter", FREE),
            ],
          },
        },
      },
      SECURITY,
    ),
    defaults: DEFAULTS,
    query: ["filter", "action"],
  },
];

const NAMES = [
  ...["page", "filter", "id", "tenant", "TENANT", "api_key", "Api_Key", "sid", "x-key", "X-Region", "action", "role"],
  ...["_method", "x-http-method-override", "host", "headers", "baseUrl", "data", "__proto__", "page[size]", "tenant[]"],
];
const name = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES) }, text);

const json: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    text,
    fc.constantFrom(null, true, 1e21, 7, "AA==", "{}"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, fc.oneof({ weight: 3, arbitrary: text }, tie("value")), { minKeys: 1, maxKeys: 3 }),
  ),
})).value;
const map = fc.dictionary(name, text, { minKeys: 1, maxKeys: 3 });

/** Arguments of a tool: a value of its kind, that value as JSON text, or any other; sometimes with a name that it does not have. */
function argumentsOf({ inputSchema }: Tool): fc.Arbitrary<Record<string, unknown>> {
  const fitting = (schema: object): fc.Arbitrary<unknown> => {
    const { type } = schema as { type?: unknown };
    const own =
      type === "array" ? fc.array(text, { maxLength: 3 }) : type === "object" || type === undefined ? map : text;
    return fc.oneof(
      { weight: 8, arbitrary: own },
      own.map((value) => JSON.stringify(value)),
      { weight: 1, arbitrary: json },
    );
  };
  const own = fc.record(
    Object.fromEntries(Object.entries(inputSchema.properties).map(([one, schema]) => [one, fitting(schema)])),
    { requiredKeys: inputSchema.required ?? [] },
  );
  const others = fc.dictionary(name, json, { maxKeys: 1 });
  return fc.oneof(
    { weight: 9, arbitrary: own },
    fc.tuple(own, others).map(([one, other]) => ({ ...one, ...other })),
  );
}

/** How many cases: 100,000 of each document in the night. */
const SHARE = Number(process.env["PROPERTY_RUNS"] ?? 100) >= 1_000 ? 50 : 2;

test.each(DOCUMENTS.map((one) => [one.what, one] as const))(
  "%s",
  (_, { document, defaults, query, form }) => {
    const acme = Endpoint.for(vendorOf(document).vendor).withDefaults(defaults);
    const [tool] = toolsOf(document, acme);
    let built = 0;
    check(
      fc.property(argumentsOf(tool!), (args) => {
        const sent = JSON.parse(JSON.stringify(args)) as Record<string, unknown>;
        let request: RequestOptions;
        try {
          request = tool!.build(sent);
        } catch (error) {
          if (!isEndpointError(error) || !error.isOfParameters) throw error;
          return;
        }
        built += 1;
        const { searchParams } = new URL(request.url);
        expectLawful([...searchParams], sent, [...query, "tenant", "api_key"]);
        for (const one of ["tenant", "api_key"])
          if (searchParams.has(one)) expect(searchParams.getAll(one)).toEqual([defaults[one]]);
        expect(request.headers["x-key"]).toBe("key");
        expect(request.headers["x-region"]).toBe("eu");
        expect(request.headers["cookie"]).toMatch(/^sid=1(?:; theme=[^;,\s]*)?$/);
        const allowed = /^(?:accept|user-agent|content-type|x-key|x-region|x-trace|x-map|id|cookie)$/;
        expect(Object.keys(request.headers).filter((field) => !allowed.test(field))).toEqual([]);
        if (form) expectLawful([...new URLSearchParams(String(request.body))], sent, form);
        else if (typeof request.body === "object" && request.body !== null) {
          const overrides = Object.keys(request.body).filter((member) =>
            /^(?:_method|x-http-method-override)$/i.test(member),
          );
          expect(overrides).toEqual([]);
        }
      }),
      SHARE,
    );
    expect(built).toBeGreaterThan(ENOUGH * SHARE);
  },
  600_000,
);

/** Each name is declared, or a member of an object that the model gave and whose members are parameters, and then nobody else's. */
function expectLawful(pairs: readonly (readonly [string, string])[], sent: object, declared: readonly string[]): void {
  const members = new Set(Object.values(sent).flatMap((value) => Object.keys(objectOf(value))));
  for (const [pair] of pairs) {
    const base = pair.replace(/(?<=[^[])\[.*/s, "");
    if (declared.includes(pair) || declared.includes(base)) continue;
    expect(members).toContain(pair);
    const others = [...declared, "_method", "x-http-method-override"].map((one) => one.toLowerCase());
    expect(others).not.toContain(base.trim().toLowerCase());
  }
}

function objectOf(value: unknown): object {
  if (typeof value === "string" && value.startsWith("{"))
    try {
      return Object(JSON.parse(value)) as object;
    } catch {
      return {};
    }
  return typeof value === "object" && value !== null ? value : {};
}
