// What models were made to send to the tools of other projects, whose requests then went elsewhere with the server's token. Here it
// stays a value, or is refused, by a tool (X2) as by a call whose parameters are apart (A10).
import { expect, test } from "@jest/globals";

import { Endpoint, isEndpointError } from "../../src/index.js";
import { toolsOf } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";

const server = { url: "https://{region}.acme.example/v1", variables: { region: { default: "eu" } } };
const acme = Endpoint.for({ baseUrl: server.url, variables: { region: "eu" } }).withDefaults({
  headers: { authorization: "Bearer secret" },
});

/** The tool of a route whose placeholders are texts, and that takes a page and a header besides. */
function toolOf(route: string) {
  const [method = "", path = ""] = route.split(" ");
  const placeholders = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: "path", required: true }));
  const others = [
    { name: "page", in: "query" },
    { name: "X-Trace", in: "header" },
  ];
  const parameters = [...placeholders, ...others].map((one) => ({ ...one, schema: { type: "string" } }));
  const document = documentOf({ [path]: { [method.toLowerCase()]: { parameters } } }, { servers: [server] });
  return toolsOf(document, acme)[0]!;
}

/** What is behind the base URL, or the code of the error; the server, its path and the headers are those of the endpoint. */
function resultOf(build: () => { url: string; headers: Readonly<Record<string, string>> }): string {
  try {
    const { url, headers } = build();
    expect(new URL(url).href).toBe(url);
    expect(headers).toMatchObject({ authorization: "Bearer secret" });
    const base = "https://eu.acme.example/v1";
    return url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  } catch (error) {
    if (!isEndpointError(error)) throw error;
    return error.code;
  }
}

const UNSAFE = "ERR_UNSAFE_PATH";
const INVALID = "ERR_INVALID_PARAMETER";
const MISSING = "ERR_MISSING_PARAMETER";
const EVIL = "https://evil.example";

test.each<[what: string, route: string, args: string, ofTool: string, ofBuild?: string]>([
  ["dots and slashes", "GET /scripts/get/p/{path}", '{"path":"../../../resources/get/u/alice/prod_db"}', UNSAFE],
  ["dots after a part that is fine", "GET /radar/bots/{slug}", '{"slug":"a/../../../accounts"}', UNSAFE],
  ["dots between backslashes", "GET /files/{name}", String.raw`{"name":"a\\..\\b"}`, UNSAFE],
  ["an id of two dots", "DELETE /books/finance/{id}", '{"id":".."}', UNSAFE],
  ["an id of two dots before a slash", "GET /books/{category}/", '{"category":".."}', UNSAFE],
  ["an id of one dot, which is the list", "DELETE /users/{id}", '{"id":"."}', UNSAFE],
  ["no id, which is the list", "DELETE /users/{id}", '{"id":""}', MISSING],
  ["an id of two dots between others", "POST /tasks/{id}/cancel", '{"id":".."}', UNSAFE],
  ["dots of two ids", "GET /files/{owner}{name}", '{"owner":".","name":"."}', UNSAFE],
  ["a dot beside that of the route", "GET /files/.{name}", '{"name":"."}', UNSAFE],
  ["dots within a segment", "GET /files/{name}.json", '{"name":".."}', "/files/...json"],
  ["a name that begins with dots", "GET /files/{name}", '{"name":"..hidden"}', "/files/..hidden"],
  ["encoded dots", "GET /realms/{realm}", '{"realm":"%2e%2E"}', "/realms/%252e%252E"],
  ["encoded dots and a slash", "GET /realms/{realm}", '{"realm":"%2e%2e%2fadmin"}', "/realms/%252e%252e%252fadmin"],
  ["dots and encoded slashes", "GET /files/{name}", '{"name":"..%2F..%2Fetc"}', "/files/..%252F..%252Fetc"],
  ["a slash in the id of a document", "GET /documents/{id}", '{"id":"a/b"}', "/documents/a%2Fb"],
  ["two slashes", "GET /documents/{id}", '{"id":"//evil.example"}', "/documents/%2F%2Fevil.example"],
  ["a url", "GET /documents/{id}", `{"id":"${EVIL}"}`, "/documents/https%3A%2F%2Fevil.example"],
  ["a query", "GET /records/{id}/detail", '{"id":"a?x=1&y="}', "/records/a%3Fx%3D1%26y%3D/detail"],
  ["a fragment", "GET /records/{id}/detail", '{"id":"a#b"}', "/records/a%23b/detail"],
  ["a pair in a query", "GET /records", '{"page":"1&admin=true#b"}', "/records?page=1%26admin%3Dtrue%23b"],
  ["no value", "GET /records/{id}/detail", "{}", MISSING],
  ["null", "GET /records/{id}/detail", '{"id":null}', MISSING],
  ["an object in a path", "GET /records/{id}", '{"id":{"toString":".."}}', INVALID, "/records/toString,.."],
  ["an object in a query", "GET /records", '{"page":{"a":1}}', INVALID],
  ["the region of the server", "GET /users", '{"region":"evil.example/"}', INVALID, "/users?region=evil.example%2F"],
  ["the region in a path", "GET /tenants/{region}", '{"region":"evil.example/"}', INVALID, "/tenants/evil.example%2F"],
  ["another base URL", "GET /users/{id}", `{"id":"7","baseUrl":"evil"}`, INVALID, "/users/7?baseUrl=evil"],
  ["another url", "GET /users/{id}", '{"id":"7","url":"/admin"}', INVALID, "/users/7?url=%2Fadmin"],
  ["another method", "GET /users/{id}", '{"id":"7","method":"DELETE"}', INVALID, "/users/7?method=DELETE"],
  ["headers", "GET /users/{id}", '{"id":"7","headers":{"authorization":"x"}}', INVALID],
  ["a body", "DELETE /users/{id}", '{"id":"7","data":"x"}', INVALID, "/users/7"],
  ["options of the client", "GET /users", '{"request":"x","mediaType":"y"}', INVALID, "/users?request=x&mediaType=y"],
  ["a credential", "GET /users", '{"authorization":"x","cookie":"y"}', INVALID, "/users?authorization=x&cookie=y"],
  ["a prototype", "GET /users", '{"__proto__":"x"}', INVALID, "/users?__proto__=x"],
  [
    "a line break in a header",
    "GET /users",
    String.raw`{"X-Trace":"a\r\nb: c"}`,
    INVALID,
    "/users?X-Trace=a%0D%0Ab%3A%20c",
  ],
])("%s", (_, route, args, ofTool, ofBuild = ofTool) => {
  const values = JSON.parse(args) as Record<string, unknown>;
  expect(resultOf(() => toolOf(route).build(values))).toBe(ofTool);
  expect(resultOf(() => acme.build(route, values, {}))).toBe(ofBuild);
});
