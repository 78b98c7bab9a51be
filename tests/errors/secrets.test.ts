import { inspect } from "node:util";
import { expect, test } from "@jest/globals";
import { endpoint, Endpoint, EndpointError, type EndpointOptions } from "../../src/index.js";
import { untyped } from "../untyped.js";

const SECRET = "s3cr3t";
const github = new Endpoint();

/** Everything visible in an error: message, stack and all fields, also hidden ones and causes. */
function shownBy(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return [error.message, error.stack, inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error)].join(
      "\n",
    );
  }
  throw new Error("nothing was thrown");
}

test.each<[name: string, options: object]>([
  ["a header with a line break", { headers: { authorization: `token ${SECRET}\n` } }],
  ["a header that is a list", { headers: { cookie: [SECRET] } }],
  ["a header with an invalid name", { headers: { "authorization:": `token ${SECRET}` } }],
  ["a header that is a function", { headers: { authorization: () => SECRET } }],
  ["text as headers", { headers: `authorization: ${SECRET}` }],
  ["userinfo in a base URL", { baseUrl: `https://user:${SECRET}@x.example` }],
  ["a query in a base URL", { baseUrl: `https://x.example?token=${SECRET}` }],
  ["a scheme with userinfo", { baseUrl: `https:\\\\user:${SECRET}@x.example` }],
  ["a value with a lone surrogate", { token: `${SECRET}\ud800` }],
  ["a nested list", { token: [[SECRET]] }],
  ["an object", { token: { [SECRET]: SECRET } }],
  ["a boxed string", { token: new String(SECRET) }],
  ["a symbol", { token: Symbol(SECRET) }],
  ["a function", { token: Object.defineProperty(() => {}, "name", { value: SECRET }) }],
  ["an object whose methods return it", { token: { toString: () => SECRET, [Symbol.toStringTag]: SECRET } }],
  ["data for a method without a body", { data: SECRET }],
  ["an invalid request option", { request: SECRET }],
])("errors do not contain the value of %s (D4, D6)", (_, options) => {
  expect(shownBy(() => github.build("/x", options))).not.toContain(SECRET);
  expect(shownBy(() => new Endpoint(options as EndpointOptions).build("/x"))).not.toContain(SECRET);
});

test.each([
  `https://user:${SECRET}@x.example/x`,
  `https://user:p@${SECRET}@x.example/x`,
  `https://user:${SECRET}@x.example/{x`,
  `ftp://user:${SECRET}@x.example/x`,
  `//user:${SECRET}@x.example/x`,
  `https://user:${SECRET}@{host}/x`,
  `https:\\\\user:${SECRET}@x.example/x`,
  `https:user:${SECRET}@x.example/../x`,
  `https://user:a/${SECRET}@x.example/{x}`,
  `https://user:${SECRET}?b@x.example/{x}`,
  `https://user:1a\\${SECRET}@x.example/{x}`,
])("errors do not contain the userinfo of a route: %s (D6)", (url) => {
  expect(shownBy(() => github.build(`GET ${url}`, { host: "a.example" }))).not.toContain(SECRET);
  expect(shownBy(() => endpoint({ url, host: "a.example" }))).not.toContain(SECRET);
  expect(shownBy(() => github.build(`${url} GET`))).not.toContain(SECRET);
});

test.each(["/npm/{package}@{version}", "https://registry.example:8443/{package}@{version}", "/a/@{scope}/b/x@y"])(
  "errors show an @ of the path as it is: %s (F1)",
  (url) => {
    expect(() => endpoint({ url })).toThrow(`\n  ${url}\n`);
  },
);

test.each<[route: string, options: object]>([
  [`GET /x?token=${SECRET} y`, {}],
  [`GET /x?token=${SECRET}{`, {}],
  [`GET /x{?token=${SECRET}`, {}],
  [`GET /x/{a}?token=${SECRET}`, {}],
  [`GET /x/{a}?token=${SECRET}`, { a: "" }],
  [`GET https://{a}/?token=${SECRET}`, { a: "x.example" }],
  [`GET /x/{a}{?b}&token=${SECRET}`, {}],
  [`GET/x?token=${SECRET} /x`, {}],
  ["/x/{+token}", { token: `a//${SECRET}` }],
  ["{+token}", { token: `https://${SECRET}.example/` }],
  ["https://{token}/x", { token: `${SECRET}.example` }],
  ["/x/{token}/{a}", { token: SECRET, tokens: SECRET }],
  ["POST /x", { data: SECRET, token: SECRET }],
])("errors show a route up to its query, and no value: %s %j (D6)", (route, options) => {
  expect(shownBy(() => github.build(untyped(route), options))).not.toContain(SECRET);
});
