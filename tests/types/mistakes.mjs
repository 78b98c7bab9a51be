// What a new user does wrong, with an API of their own, and what the compiler says: where (`|`), and a part of its message, which is its first line and its
// last, the reason. Fixtures do not repeat it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile, strict, versionOf } from "./compilers.mjs";

const workspace = fileURLToPath(new URL("../../reports/types/mistakes/", import.meta.url));
/** The length of a message. */
const LONGEST = 200;

const HEAD = `import { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { isErrorOf, sendWith } from "fluent-endpoint/response";
interface paths {
  "/users": {
    get: { parameters: { query?: { page?: number; sort?: "name" | "age" } }; responses: { 200: { content: { "application/json": { id: number }[] } } } };
    post: {
      parameters: { query?: { notify?: boolean } };
      requestBody: { content: { "application/json": { name: string; role?: "admin" | "member"; address?: { street: string; city?: string } } } };
      responses: { 201: { content: { "application/json": { id: number } } } };
    };
  };
  "/users/{id}": {
    get: { parameters: { path: { id: number }; query?: { fields?: string } }; responses: { 200: { content: { "application/json": { id: number; name: string } } } } };
    put: {
      parameters: { path: { id: number }; header: { "If-Match": string } };
      requestBody?: { content: { "application/json": { name: string } } };
      responses: { 200: { content: { "application/json": { id: number } } } };
    };
    delete: { parameters: { path: { id: number } }; responses: { 204: object } };
  };
  "/log": { get: { parameters: { header: { "If-Match": string } }; responses: { 200: object } }; post: { requestBody: { content: { "text/plain": string } }; responses: { 204: object } } };
  "/users/{id}/photo": {
    put: { parameters: { path: { id: number } }; requestBody: { content: { "multipart/form-data": { photo: string } } }; responses: { 204: object } };
  };
}
const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
const shop = Endpoint.for<paths>({ baseUrl: "https://api.shop.example" });
const licensed = Endpoint.for({ baseUrl: "https://api.licensed.example", credentials: ["x-license"] });
const tenants = Endpoint.for({ baseUrl: "https://{tenant}.example.com" }).withDefaults({ tenant: "a" });
const sendByFetch = sendWith(fetch);
declare function fetch(url: string, init?: object): Promise<{ status: number; headers: { forEach(each: (value: string, name: string) => void): void }; text(): Promise<string>; arrayBuffer(): Promise<ArrayBuffer>; body: unknown }>;
declare const route: string;
declare const list: number[];
declare const body: unknown;
declare const later: Promise<number>;
`;

/**
 * Grouped by what is wrong. `|` is where the error is. The oldest compiler says less of some.
 *
 * @type {Record<string, [code: string, message: string, ofOldest?: string][]>}
 */
const MISTAKES = {
  "a parameter is missing": [
    ['acme.build(|"GET /users/{id}");', 'MissingParameter<"id">'],
    ['acme.build("GET /users/{id}", |{});', 'Needs<"id">'],
    ['acme.build("GET /users/{id}", |{ page: 2 });', 'Needs<"id">'],
    ['acme.build("GET /users/{id}", { |idd: 7 });', 'DidYouMean<"id">'],
    ['|acme.route("GET /users/{id}").build();', 'MissingParameter<"id">'],
    ['|acme.route("GET /users/{id}").to(toFetch);', 'MissingParameter<"id">'],
    ['shop.build(|"GET /users/{id}");', 'MissingParameter<"id">'],
    ['shop.build("GET /users/{id}", |{});', 'Needs<"id">'],
    ['shop.build("GET /users/{id}", |{ fields: "name" });', 'Needs<"id">'],
    ['shop.build(|"POST /users");', 'MissingParameter<"name">'],
    ['shop.build("POST /users", |{});', 'Needs<"name">'],
    ['shop.build("POST /users", |{ role: "admin" });', 'Needs<"name">'],
    ['shop.build("GET /log", |{});', 'NeedsThirdArgument<"headers">'],
    ['|shop.route("PUT /users/{id}").params({ id: 7, name: "a" }).build();', 'MissingParameter<HeaderField<"if-match">>'],
    ['|shop.route("POST /users").build();', 'MissingParameter<"name">'],
    ['|acme.route("GET /users/{id}").param("idd", 7).to(toFetch);', 'MissingParameter<"id">'],
    ['|acme.route("GET /users/{id}").params({ idd: 7 }).build();', 'MissingParameter<"id">'],
    ['|acme.route("GTE /users").build();', 'MissingParameter<"GET instead of GTE">'],
  ],
  "a name is unknown": [
    ['shop.build("GET /users/{id}", { |idd: 7 });', `'idd' does not exist in type 'ParametersOf<"GET /users/{id}", paths, never>'.`],
    [
      'shop.build("GET /users/{id}", { id: 7, |field: "name" });',
      `'field' does not exist in type 'ParametersOf<"GET /users/{id}", paths, never>'. Did you mean to write 'fields'?`,
    ],
    ['shop.build("POST /users", { name: "a", |rolle: "admin" });', `'rolle' does not exist in type 'ParametersOf<"POST /users", paths, never>'. Did you mean to write 'role'?`],
    ['shop.route("GET /users/{id}").param(|"idd", 7).to(toFetch);', `Argument of type '"idd"' is not assignable to parameter of type '"`],
    ['shop.route("GET /users/{id}").params({ |idd: 7 });', `'idd' does not exist in type 'PartialValues<RouteInfo<"GET /users/{id}", paths>>'.`],
    ['acme.build("GET /users", { |baseurl: "https://a.example" });', 'DidYouMean<"{ baseUrl } as the third argument">'],
    ['acme.build("GET /users", { |baseURL: "https://a.example" });', 'DidYouMean<"{ baseUrl } as the third argument">'],
    ['acme.build("GET /users", { header: { |accept: "text/plain" } });', 'DidYouMean<"{ headers } as the third argument">'],
    ['acme.build("GET /users", { mediatype: { |format: "raw" } });', 'DidYouMean<"{ mediaType } as the third argument">'],
    ['acme.build("GET /users", { |authorization: "Bearer secret" });', 'DidYouMean<"{ headers: { authorization } } as the third argument">'],
    ['shop.build("GET /users", { |authorization: "Bearer secret" });', 'DidYouMean<"{ headers: { authorization } } as the third argument">'],
    ['acme.withDefaults({ |authorization: "Bearer secret" });', 'DidYouMean<"headers: { authorization }">'],
    ['new Endpoint({ |baseURL: "https://a.example" });', 'DidYouMean<"baseUrl">'],
    ["shop.withDefaults({ |pag: 2 });", 'Unknown<"pag">'],
    ['Endpoint.for({ |baseURL: "https://a.example" });', `'baseURL' does not exist in type 'VendorOf<string, never, never>'. Did you mean to write 'baseUrl'?`],
    ['acme.build("GET /users", {}, { mediaType: { |fromat: "raw" } });', `'fromat' does not exist in type 'MediaTypeOptions'. Did you mean to write 'format'?`],
    ['acme.route("GET /users").param("authorization", |"Bearer secret");', 'CallFirst<".header(name, value)">'],
  ],
  "a route is unknown": [
    ['shop.build(|"GET /user/{id}", { id: 7 });', 'DidYouMean<"/users/{id}">'],
    ['shop.build(|"GET /users/{userId}", { userId: 7 });', 'DidYouMean<"/users/{id}">'],
    ['shop.build(|"GET /users/:id", { id: 7 });', 'DidYouMean<"/users/{id}">'],
    ['shop.build(|"GET /users/7");', 'DidYouMean<"/users/{id}">'],
    ['shop.build(|"GET users");', 'DidYouMean<"/users">'],
    ['shop.build(|"GET /users/");', 'DidYouMean<"/users">'],
    ['shop.build(|"GET /orders");', 'Unknown<"/orders">'],
    ['shop.build(|"PATCH /users/{id}", { id: 7 });', 'DidYouMean<"'],
    ['shop.build(|"GET https://api.shop.example/users");', 'DidYouMean<"/users">'],
    ['shop.build(|"GET /users?page=2");', 'DidYouMean<"/users">'],
    ["shop.build(|route);", "Unknown<string>"],
    ['shop.route(|"GET /user");', 'DidYouMean<"/users">'],
    ['acme.build(|"GTE /users");', 'DidYouMean<"GET /users">'],
    ['acme.build(|"GET", "/users");', 'DidYouMean<"GET /users">'],
    ['shop.build(|"GET", "/users");', 'DidYouMean<"GET /users">'],
    ['acme.build(|"GET /users/{id", { id: 7 });', 'MissingParameter<"the other half of a brace">'],
    ['acme.route("GET", |"/users");', "Expected 1 arguments, but got 2."],
    ['acme.build(|"GET", "/users", { data: 2 });', 'DidYouMean<"GET /users">'],
    ['acme.build("GET /users", {}, { |timeout: 5 });', "'timeout' does not exist in type 'CallSettings"],
    ['acme.build("GET /users/{id}", { |idd: 1 }, {});', 'DidYouMean<"id">'],
  ],
  // A10, D10: an option is the third argument, and a parameter of its name has a place in the route, a rule or a third argument.
  "an option is no parameter": [
    ['acme.build("GET /users", { headers: { |accept: "text/plain" } });', 'DidYouMean<"{ headers } as the third argument">'],
    ['acme.build("GET /users/{id}", { id: 7, |baseUrl: "https://a.example" });', 'DidYouMean<"{ baseUrl } as the third argument">'],
    ['acme.build("GET /users", { mediaType: { |format: "raw" } });', 'DidYouMean<"{ mediaType } as the third argument">'],
    ['acme.build("POST /users", { data: { |name: "a" } });', 'DidYouMean<"{ data } as the third argument">'],
    ['acme.build("POST /users", { name: "a", request: { |timeout: 5 } });', 'DidYouMean<"{ request } as the third argument">'],
    ['acme.merge("GET /users", { headers: { |accept: "text/plain" } });', 'DidYouMean<"{ headers } as the third argument">'],
    ['shop.build("GET /users", { headers: { |accept: "text/plain" } });', 'DidYouMean<"{ headers } as the third argument">'],
    ['shop.build("GET /users/{id}", { id: 7, |baseUrl: "https://a.example" });', 'DidYouMean<"{ baseUrl } as the third argument">'],
    ['shop.build("POST /users", { data: { |name: "a" } });', 'DidYouMean<"{ data } as the third argument">'],
    ['acme.build("/users", { |method: "post" });', 'DidYouMean<"POST /users">'],
    ['acme.build("GET /users", { |cookie: "a=b" });', 'DidYouMean<"{ headers: { cookie } } as the third argument">'],
    ['acme.build(|{ url: "/users" });', `Argument of type '{ url: string; }' is not assignable to parameter of type 'string'.`],
  ],
  // D10, A2: what is the vendor's.
  "a name of the vendor is no parameter": [
    ['licensed.build("POST /users", { |"x-license": "secret" });', 'DidYouMean<"{ headers: { x-license } } as the third argument">'],
    ['licensed.merge("GET /users/{id}", { id: 7, |"x-license": "secret" });', 'DidYouMean<"{ headers: { x-license } } as the third argument">'],
    ['tenants.build("GET /users", { |tenant: "b" });', 'CallFirst<".withDefaults({ tenant })">'],
  ],
  "a value has the wrong type": [
    ['acme.build("GET /users/{id}", { |id: list });', "one value"],
    ['acme.build("GET /users/{id}", { |id: {} });', `Type '{}' is not assignable to type 'ParameterValue'.`],
    ['acme.build("GET /users/{id}", { |id: null });', `Type 'null' is not assignable to type 'ParameterValue'.`],
    ['acme.build("GET /users/{id}", { |id: later });', "one value"],
    ['acme.build("GET /users/{id}", { |id: new Map() });', "one value"],
    ['acme.build("GET /users/{id}", { id: |() => 7 });', `Type '() => number' is not assignable to type 'ParameterValue'.`],
    ['acme.route("GET /users/{id}").param("id", |list);', "one value", "of type 'ParameterValue'"],
    ['acme.build("GET /users", { |page: later });', 'CallFirst<"await">'],
    ['acme.build("GET /users", { |page: () => 2 });', 'CallFirst<"the function">'],
    ['acme.build("GET /users", { |ids: new Set([1]) });', 'CallFirst<"Array.from()">'],
    ['acme.build("GET /users", { |ids: new Map([["a", 1]]) });', 'CallFirst<"Object.fromEntries()">'],
    ['acme.build("POST /users", { |name: later });', 'CallFirst<"await">'],
    ['acme.build("POST /users", |later);', `Argument of type 'Promise<number>' is not assignable to parameter of type 'ParametersOf<"POST /users", AnyRoute, never>'.`],
    ['acme.build("POST /users", |body);', `Argument of type 'unknown' is not assignable to parameter of type 'NoInfer<ParametersOf<"POST /users", AnyRoute, never>> | undefined'.`],
    ['acme.build("POST /users", |list);', `Argument of type 'number[]' is not assignable to parameter of type 'ParametersOf<"POST /users", AnyRoute, never>'.`],
    [
      'acme.build("POST /users", |new Map([["name", "a"]]));',
      `Argument of type 'Map<string, string>' is not assignable to parameter of type 'ParametersOf<"POST /users", AnyRoute, never>'.`,
    ],
    ['shop.build("GET /users/{id}", { |id: "7" });', `Type 'string' is not assignable to type 'number'.`],
    ['shop.build("GET /users/{id}", { |id: list });', `Type 'number[]' is not assignable to type 'number'.`],
    ['shop.build("GET /users", { |sort: "id" });', `Type '"id"' is not assignable to type '"`],
    ['shop.build("POST /users", { name: "a", |role: "owner" });', `Type '"owner"' is not assignable to type '"admin" | "member" | undefined'.`],
    ['shop.build("POST /users", { name: "a", address: { |street: 7 } });', `Type 'number' is not assignable to type 'string'.`],
    [
      'shop.build("POST /users", { name: "a", |address: { city: "Bern" } });',
      `Property 'street' is missing in type '{ city: string; }' but required in type '{ street: string; city?: string`,
    ],
    ['shop.build("POST /users", { name: "a", address: { street: "b", |citty: "Bern" } });', `'citty' does not exist in type '{ street: string; city?: string`],
    ['shop.route("GET /users/{id}").param("id", |"7");', `Argument of type 'string' is not assignable to parameter of type 'number'.`],
    ['acme.build("GET /users", {}, { |headers: "Bearer secret" });', `Type 'string' is not assignable to type 'RequestHeaders'.`],
    ['acme.build("GET /users", {}, { |headers: new Map([["accept", "text/plain"]]) });', `Type 'Map<string, string>' is not assignable to type 'RequestHeaders'.`],
    ['acme.build("GET /users", {}, { headers: { |accept: ["a", "b"] } });', `Type 'string[]' is not assignable to type 'string | number | bigint | boolean | null | undefined'.`],
    ['acme.build("GET /users", {}, { |baseUrl: 7 });', `Type 'number' is not assignable to type 'string'.`],
    ['acme.route("GET /users").param("page", |later);', "Sendable"],
    ['acme.route("GET /users").headers(|new Map([["accept", "text/plain"]]));', "Map<string, string>"],
  ],
  "a body": [
    ['acme.build("GET /users", {}, { data: { |name: "a" } });', 'NoBody<"GET">'],
    ['acme.build("/users", {}, { data: { |name: "a" } });', 'NoBody<"GET">'],
    ['shop.build("GET /users", {}, { data: { |name: "a" } });', 'NoBody<"GET">'],
    ['shop.route("GET /users").data({ |name: "a" });', 'NoBody<"GET">'],
    ['shop.build("PUT /users/{id}/photo", { id: 7, |photo: "bytes" });', `'photo' does not exist in type 'ParametersOf<"PUT /users/{id}/photo", paths, never>'.`],
    ['shop.build("POST /users", { name: "a", |notify: true });', 'CallFirst<".query(), or write {?notify} in the route">'],
    ['shop.build("POST /log", |{});', 'NeedsThirdArgument<"data">'],
    ['shop.build(|"POST /log");', 'MissingParameter<"{ data } as the third argument">'],
    ['acme.route("GET /users").data({ |name: "a" });', 'NoBody<"GET">'],
  ],
  "the end of a chain": [
    ['|toFetch(acme.route("GET /users"));', 'CallFirst<".build(), or end with .to(toFetch)">'],
    ['|toFetch(acme.route("GET /users/{id}"));', 'CallFirst<".build(), or end with .to(toFetch)">'],
    ['fetch(|acme.route("GET /users"));', `Argument of type 'Chain<never, RouteInfo<"GET /users", AnyRoute>>' is not assignable to parameter of type 'string'.`],
    ['fetch(|acme.build("GET /users"));', `Argument of type 'RequestOptionsFor<"GET /users", AnyRoute>' is not assignable to parameter of type 'string'.`],
    ['acme.build<|{ id: number }>("GET /users");', `Type '{ id: number; }' does not satisfy the constraint 'string'.`],
    ['async () => |await acme.route("GET /users");', 'CallFirst<".build(), or .to(send)">'],
    ['async () => |await acme.route("GET /users/{id}").param("id", 7);', 'CallFirst<".build(), or .to(send)">'],
    ['async () => |await acme.builder().param("id", 7);', 'CallFirst<".build(), or .to(send)">'],
    ['sendByFetch(|acme.route("GET /users/{id}"));', 'MissingParameter<"id">'],
    ["sendByFetch(|5);", "number"],
    ["sendByFetch<{ id: number }>(|5);", "number"],
    ['async () => isErrorOf(body, acme.build("GET /users")) && |body.status === 404;', 'DidYouMean<"response.status">'],
    ['acme.route("GET /users").|param({ id: 7 });', "Expected at least 2 arguments, but got 1."],
  ],
};

const ROWS = Object.values(MISTAKES).flat();

/**
 * @param {readonly string[]} compilers
 * @param {boolean} isAll whether without exact optional properties, too
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkMistakes(compilers, isAll) {
  mkdirSync(workspace, { recursive: true });
  const file = join(workspace, "main.ts");
  // Each in a block of its own, so that names do not meet.
  writeFileSync(file, [HEAD, ...ROWS.map(([code]) => `{ ${code.replace("|", "")} }`), "export {};\n"].join("\n"));
  const start = HEAD.split("\n").length + 1;
  const runs = compilers.flatMap((compiler) =>
    (isAll ? [true, false] : [true]).map(async (exactOptionalPropertyTypes) => {
      const name = `TypeScript ${versionOf(compiler)}, ${exactOptionalPropertyTypes ? "exact" : "inexact"} optional properties`;
      const project = join(workspace, `tsconfig.${compiler}.${exactOptionalPropertyTypes}.json`);
      const options = { ...strict, exactOptionalPropertyTypes, skipLibCheck: true };
      const { diagnostics } = await compile(compiler, project, options, [file]);
      const failures = ROWS.flatMap(([code, newest, ofOldest = newest], index) => {
        const text = compiler === "typescript-5.4" ? ofOldest : newest;
        const found = diagnostics.filter(({ line }) => line === start + index);
        const [{ column, message, reason } = { column: 0, message: "", reason: "" }] = found;
        // What is the compiler's own in a message about an `await` says nothing of the mistake.
        const length = (/'await'/.test(message) ? 0 : message.length) + reason.length;
        const wrong = [
          found.length !== 1 && `${found.length} errors`,
          column !== code.indexOf("|") + "{ |".length && `at column ${column - "{ ".length}`,
          length > LONGEST && `${length} characters`,
          !`${message} ${reason}`.includes(text) && `not: ${text}`,
        ].filter((one) => one !== false);
        return wrong.length > 0 ? [`${name}: ${code} ${wrong.join(", ")}\n  ${message} ${reason}`] : [];
      });
      const others = diagnostics.filter(({ line }) => line < start || line >= start + ROWS.length);
      return {
        name,
        failures: [...failures, ...others.map(({ line, message }) => `${name}: line ${line} ${message}`)],
      };
    }),
  );
  const finished = await Promise.all(runs);
  return {
    passed: finished.filter(({ failures }) => failures.length === 0).map(({ name }) => `${name}: ${ROWS.length} mistakes`),
    failures: finished.flatMap(({ failures }) => failures),
  };
}
