// The table of what documents mean: one row for each trait of public documents that came out wrong once.
import { BASE, body, FORM, JSON_TYPE, list, MULTIPART, meaning, object, parameter, text, type Meant } from "./meant.js";

const created = (folder: object = {}) => body(JSON_TYPE, object({ name: text, ...folder }, "name"));
const kinds = meaning({
  "/items": {
    post: {
      parameters: [parameter("folder", "query")],
      ...body(MULTIPART, object({ name: text }, "name")),
    },
  },
  "/items?kind=a": { post: created({ folder: text }) },
  "/items?kind=b": { post: created({ folder: text }) },
  "/things": { get: { parameters: [parameter("ids", "query", { explode: false, schema: list })] } },
  "/things?v=2": { get: { parameters: [parameter("ids", "query", { schema: list })] } },
});
const twins = meaning({
  "/twins": {
    get: { parameters: [parameter("ids", "query", { style: "pipeDelimited", explode: false, schema: list })] },
  },
  "/twins?": { get: { parameters: [parameter("ids", "query", { explode: false, schema: list })] } },
});
const met = meaning({
  "/lit?kind=a": {
    parameters: [parameter("kind", "query", { required: true })],
    get: { parameters: [parameter("z", "query")] },
    post: { parameters: [parameter("z", "query")], ...created() },
    put: created({ kind: text }),
  },
});
const folder = { folder: "f", name: "n" };
const json = { "content-type": "application/json; charset=utf-8" };

const NAMES = ["$id", "item id", "filter[id]", "a:b", "@type", "größe", "proxy+", "id*", "a?b#c", "a/b", "__proto__"];
const named = meaning(
  Object.fromEntries(
    NAMES.map((name, index) => [`/${index}/{${name}}`, { get: { parameters: [parameter(name, "path")] } }]),
  ),
);
const undeclared = meaning({
  "/feed/:token": { post: body(JSON_TYPE, object({ value: text }), false) },
  "/x/{id}": { get: {} },
  "/y/{toString}": { get: {} },
  "/jobs/{id}": { get: { parameters: [parameter("id", "query")] } },
});
const readOnly = { type: "integer", readOnly: true };
const bodies = meaning({
  "/read-only": { put: body(JSON_TYPE, object({ id: readOnly, name: text }, "id")) },
  "/undeclared": { put: body(JSON_TYPE, object({ name: text }, "other")) },
  "/free": { put: body(JSON_TYPE, { type: "object" }) },
  "/free-texts": { put: body(JSON_TYPE, { type: "object", additionalProperties: text }) },
  "/text-form": { post: body(FORM, text) },
  "/free-form": { post: body(FORM, { type: "object", additionalProperties: text }) },
  "/unknown-form": { post: body(FORM, undefined) },
  "/text-or-form": { post: body(FORM, { oneOf: [object({ a: text }), text] }) },
  "/parts": {
    post: body(MULTIPART, object({ meta: object({ a: text }), text, raw: object({ a: text }) }), true, {
      encoding: { raw: { contentType: "application/vnd.raw+json" } },
    }),
  },
  "/constructor": {
    post: body(MULTIPART, object({ constructor: object({ a: text }), toString: list, isConstructor: text })),
  },
});

const tokens = meaning(
  {
    "/users/{id}/tokens/{token}": { delete: { parameters: [parameter("id", "path"), parameter("token", "path")] } },
    "/notes": { post: body(JSON_TYPE, object({ token: text, text }, "token")) },
    "/all": { get: { parameters: [parameter("Token", "header")] } },
    "/plain": { get: {} },
    "/header": { get: { parameters: [parameter("token", "header")] } },
  },
  {
    security: [{ t: [] }],
    components: { securitySchemes: { t: { type: "apiKey", in: "query", name: "token" } } },
  },
);
const pay = meaning({
  "/pay": {
    put: {
      parameters: [parameter("Authorization", "header"), parameter("Accept", "header"), parameter("X-Trace", "header")],
      ...body(
        JSON_TYPE,
        object({ authorization: object({ amount: text }), headers: text, data: text, accept: text, "x-trace": text }),
      ),
    },
    get: { parameters: [parameter("headers", "query"), parameter("data", "query"), parameter("cookie", "query")] },
  },
});
const versions = meaning({
  "/v/{version}": {
    get: {
      parameters: [
        parameter("version", "path", { schema: { ...text, default: "v1" } }),
        parameter("Notion-Version", "header", { required: true, schema: { ...text, default: "2022" } }),
        parameter("fields", "query", { required: true, explode: false, schema: { ...list, default: ["a", "b"] } }),
        parameter("page", "query", { schema: { ...text, default: "1" } }),
      ],
    },
  },
});
const referred = meaning(
  {
    "/referred": {
      get: {
        parameters: [
          parameter("own", "query", { required: true, schema: { $ref: "#/components/schemas/Version", default: "2" } }),
          parameter("its", "query", { required: true, schema: { $ref: "#/components/schemas/Version" } }),
        ],
      },
    },
  },
  { components: { schemas: { Version: { ...text, default: "1" } } } },
);
const inJson = { schema: undefined, content: { [JSON_TYPE]: { schema: object({ a: text }) } } };
const encoded = meaning({
  "/json/{point}": {
    get: { parameters: [parameter("point", "path", inJson), parameter("X-Filter", "header", inJson)] },
  },
});

/** The rows; the name says what is right, and the code which decision wants it. */
export const MEANINGS: readonly Meant[] = [
  // A rule is that of its own path and literal query (I6).
  {
    what: "the path without a query",
    document: kinds,
    route: "POST /items",
    given: folder,
    url: `${BASE}/items?folder=f`,
    body: [["name", "n"]],
  },
  ...["a", "b"].map((kind) => ({
    what: `the path with the query kind=${kind} (I6)`,
    document: kinds,
    route: `POST /items?kind=${kind}`,
    given: folder,
    url: `${BASE}/items?kind=${kind}`,
    body: folder,
    headers: json,
  })),
  {
    what: "lists of the path without a query",
    document: kinds,
    route: "GET /things",
    given: { ids: ["1", "2"] },
    url: `${BASE}/things?ids=1,2`,
  },
  {
    what: "lists of the path with a query (I6)",
    document: kinds,
    route: "GET /things?v=2",
    given: { ids: ["1", "2"] },
    url: `${BASE}/things?v=2&ids=1&ids=2`,
  },
  {
    what: "lists of one of two paths that differ in a question mark (I6)",
    document: twins,
    route: "GET /twins?",
    given: { ids: ["1", "2"] },
    url: `${BASE}/twins?ids=1,2`,
  },
  // The literal query of a path meets a parameter of its name (A4).
  {
    what: "a path whose query has a required parameter (A4)",
    document: met,
    route: "GET /lit?kind=a",
    given: { z: "1" },
    url: `${BASE}/lit?kind=a&z=1`,
  },
  {
    what: "a body beside the query of its path (A4)",
    document: met,
    route: "POST /lit?kind=a",
    given: { z: "1", name: "n" },
    url: `${BASE}/lit?kind=a&z=1`,
    body: { name: "n" },
  },
  {
    what: "a member with the name of a parameter in the query of its path (A4)",
    document: met,
    route: "PUT /lit?kind=a",
    given: { kind: "m", name: "n" },
    url: `${BASE}/lit?kind=a`,
    body: { kind: "m", name: "n" },
  },
  ...["GET", "POST"].map((method): Meant => ({
    what: `no second value of what the query of its path has, by ${method} (A4)`,
    document: met,
    route: `${method} /lit?kind=a`,
    given: { kind: "b", name: "n" },
    code: "ERR_INVALID_PARAMETER",
  })),
  // Names of placeholders (I5).
  ...NAMES.map((name, index) => ({
    what: `the placeholder ${name} (I5)`,
    document: named,
    route: `GET /${index}/{${name}}`,
    given: Object.fromEntries([[name, "a/b"]]),
    url: `${BASE}/${index}/a%2Fb`,
  })),
  {
    what: "a placeholder with a colon, which no parameter declares (I5)",
    document: undeclared,
    route: "POST /feed/:token",
    given: { token: "t", value: "v" },
    url: `${BASE}/feed/t`,
    body: { value: "v" },
  },
  ...["/x/{id}", "/y/{toString}", "/jobs/{id}"].map((path) => ({
    what: `the placeholder of ${path}, which no parameter declares (I5)`,
    document: undeclared,
    route: `GET ${path}`,
    given: { [path.replace(/.*\{|\}/g, "")]: "7" },
    url: `${BASE}${path.replace(/\{.*/, "7")}`,
  })),
  // Bodies (I5).
  ...["/read-only", "/undeclared", "/free", "/free-texts"].map((path) => ({
    what: `the required body of ${path} without members (I5)`,
    document: bodies,
    route: `PUT ${path}`,
    given: {},
    ...(path.startsWith("/free") && { args: { body: {} } }),
    body: {},
    headers: json,
  })),
  {
    what: "members of any name (I5)",
    document: bodies,
    route: "POST /free-form",
    given: { a: "1" },
    args: { body: { a: "1" } },
    body: "a=1",
  },
  ...["/text-form", "/unknown-form", "/text-or-form"].map((path) => ({
    what: `the text of ${path}, a form (I5)`,
    document: bodies,
    route: `POST ${path}`,
    given: {},
    data: "a=1&b",
    body: "a=1&b",
    headers: { "content-type": FORM },
  })),
  {
    what: "parts that are objects (I5)",
    document: bodies,
    route: "POST /parts",
    given: { meta: { a: "1" }, text: "t", raw: { a: "2" } },
    body: [
      ["meta", '{"a":"1"}', JSON_TYPE],
      ["text", "t"],
      ["raw", '{"a":"2"}', "application/vnd.raw+json"],
    ],
  },
  {
    what: "text for parameters that are JSON in the path and a header, for which a tool takes an object (X2)",
    document: encoded,
    route: "GET /json/{point}",
    given: { point: '{"a":"1"}', "X-Filter": '{"a":"2"}' },
    args: { point: { a: "1" }, "X-Filter": { a: "2" } },
    url: `${BASE}/json/%7B%22a%22%3A%221%22%7D`,
    headers: { "x-filter": '{"a":"2"}' },
  },
  {
    what: "members with the names of Object.prototype (I5)",
    document: bodies,
    route: "POST /constructor",
    given: { constructor: { a: "1" }, toString: ["b", "c"], isConstructor: "d" },
    body: [
      ["constructor", '{"a":"1"}', JSON_TYPE],
      ["toString", "b"],
      ["toString", "c"],
      ["isConstructor", "d"],
    ],
  },
  // A credential in the query fills nothing else (I9).
  {
    what: "a placeholder with the name of a credential (I9)",
    document: tokens,
    route: "DELETE /users/{id}/tokens/{token}",
    defaults: { token: "secret" },
    given: { id: "7", token: "t" },
    url: `${BASE}/users/7/tokens/t?token=secret`,
  },
  {
    what: "a header with the name of a credential (I9)",
    document: tokens,
    route: "GET /header",
    defaults: { token: "secret" },
    given: { token: "h" },
    url: `${BASE}/header?token=secret`,
    headers: { token: "h" },
  },
  {
    what: "a member with the name of a credential (I9)",
    document: tokens,
    route: "POST /notes",
    defaults: { token: "secret" },
    given: { token: "t", text: "x" },
    url: `${BASE}/notes?token=secret`,
    body: { token: "t", text: "x" },
  },
  {
    what: "a credential where nothing else has its name (I9)",
    document: tokens,
    route: "GET /plain",
    defaults: { token: "secret" },
    given: {},
    url: `${BASE}/plain?token=secret`,
  },
  // Names of options and headers (I1, D10).
  {
    what: "members with the names of options, headers and credentials (I1)",
    document: pay,
    route: "PUT /pay",
    given: { authorization: { amount: "1" }, headers: "h", data: "d", accept: "a", "x-trace": "m", "X-Trace": "t" },
    url: `${BASE}/pay`,
    body: { authorization: { amount: "1" }, headers: "h", data: "d", accept: "a", "x-trace": "m" },
    headers: { "x-trace": "t", ...json },
  },
  {
    what: "query parameters with the names of options and headers (I1)",
    document: pay,
    route: "GET /pay",
    given: { headers: "h", data: "d", cookie: "c" },
    url: `${BASE}/pay?headers=h&data=d&cookie=c`,
  },
  // Required parameters with a default (I11).
  {
    what: "defaults of required parameters (I11)",
    document: versions,
    route: "GET /v/{version}",
    given: {},
    url: `${BASE}/v/v1?fields=a,b`,
    headers: { "notion-version": "2022" },
  },
  {
    what: "what a call passes instead of them (I11)",
    document: versions,
    route: "GET /v/{version}",
    given: { version: "v2", "Notion-Version": "2025", fields: ["c"], page: "2" },
    url: `${BASE}/v/v2?fields=c&page=2`,
    headers: { "notion-version": "2025" },
  },
  {
    what: "what the defaults of an endpoint set instead of them (I11)",
    document: versions,
    route: "GET /v/{version}",
    defaults: { version: "v3", headers: { "notion-version": "2026" } },
    given: {},
    url: `${BASE}/v/v3?fields=a,b`,
    headers: { "notion-version": "2026" },
  },
  {
    what: "the default beside a reference, and that of its target (I11)",
    document: referred,
    route: "GET /referred",
    given: {},
    url: `${BASE}/referred?own=2&its=1`,
  },
];
