// @ts-check
// Prints the foreign errors that texts as long as the limit cause (tests/properties/long-texts.test.ts). Run with flags of
// Node.js that leave little stack, or that stop V8 from compiling regular expressions.
import { defineVendor, Endpoint, EndpointError, MediaTypeNegotiator, UrlTemplate } from "fluent-endpoint";
import { redact, toCurl, toFetch, toHar, toHttp, toNodeHttp, toQueryKey } from "fluent-endpoint/adapters";
import { form, json, multipart } from "fluent-endpoint/bodies";
import { explain } from "fluent-endpoint/explain";
import { findLink, nextLink } from "fluent-endpoint/links";
import { toPattern } from "fluent-endpoint/match";
import * as mini from "fluent-endpoint/mini";
import { vendorOf } from "fluent-endpoint/openapi";
import { defineRoutes } from "fluent-endpoint/routes";

const LIMIT = 1_048_576;

/** What a text consists of: each is a character or a form that some expression of ours looks for. */
const UNITS = ["a", "%41", "%", "/", "..", ",", ";", "\t", '"', "é", "\ud800", "{a}", ":a", '<a>; rel="b", '];

const github = new Endpoint();
const VENDOR = { name: "v", baseUrl: "https://v.example", credentials: ["key"] };
const tenant = Endpoint.for({ name: "v", baseUrl: "https://{t}.v.example/{w}" });
const ruled = Endpoint.for({
  ...VENDOR,
  routes: defineRoutes({ "GET /x": { query: { d: "deepObject", c: "comma", f: "form" }, headers: ["x-h", "x-e*"] } }),
});
const small = new mini.Endpoint({ baseUrl: "https://a.example" });
const brackets = github.withPolicy({ arrays: "brackets", objects: "brackets" });
const REQUEST = { method: "post", url: "https://a.example/", headers: {} };
const DOCUMENT = {
  openapi: "3.0.0",
  info: { title: "t", version: "1" },
  servers: [{ url: "https://a.example" }],
  paths: {},
};

/** @param {Parameters<typeof toFetch>[0]} request */
const send = (request) => [toFetch(request), toNodeHttp(request), redact(request)];

/** @type {Record<string, (text: string) => unknown>} */
const PLACES = {
  "a route": (text) => github.build(text),
  "a pattern": (text) => toPattern(`GET /${text}`),
  "a path": (text) => github.build(`GET /${text}`),
  "a route of a chain": (text) => github.route(`/x?q=${text}`).build(),
  "a url": (text) => github.build({ url: text }),
  "a full url": (text) => send(github.build({ url: `https://a.example/${text}` })),
  "a url to follow": (text) => github.follow(`https://api.github.com/${text}`),
  "a host to follow": (text) => github.follow(`https://${text}`),
  "a method": (text) => github.build({ method: /** @type {never} */ (text), url: "/x" }),
  "a base URL": (text) => new Endpoint({ baseUrl: `https://a.example/${text}` }).build("/x"),
  "a host": (text) => new Endpoint({ baseUrl: `https://${text}` }).build("/x"),
  "a template": (text) => new UrlTemplate(text).expand({ a: 1 }),
  "a name in a template": (text) => new UrlTemplate(`{${text}}`).expand({ [text]: 1 }),
  "a value in the path": (text) => github.build("/{x}", { x: text }),
  "a value in a reserved expression": (text) => github.build("/{+x}", { x: text }),
  "a value in a full url": (text) => github.build("{+x}", { x: text }),
  "a value in the query": (text) => send(github.build("/x", { x: text })),
  "a value in a fragment": (text) => github.build("/x{#x}", { x: text }),
  "a route of mini": (text) => small.build(text),
  "a path of mini": (text) => small.build(`GET /${text}`),
  "a base URL of mini": (text) => new mini.Endpoint({ baseUrl: `https://a.example/${text}` }).build("/x"),
  "a host of mini": (text) => new mini.Endpoint({ baseUrl: `https://${text}` }).build("/x"),
  "values of mini": (text) => small.build("/{x}", { x: text, y: [text, 1], [text]: 1 }),
  "headers of mini": (text) => small.build("/x", { headers: { authorization: text, [text]: "1" } }),
  "a body of mini": (text) => mini.toFetch(small.build("POST /x", { x: text, [text]: 1 })),
  "a list": (text) => brackets.build("/x", { x: [text, text], y: { [text]: 1 } }),
  "a name": (text) => github.build("POST /x", { [text]: 1 }),
  "a name in a query": (text) => github.build("GET /x", { [text]: 1 }),
  "a member": (text) => send(github.build("POST /x", { x: text })),
  "a header": (text) => send(github.build("/x", { headers: { "x-a": text } })),
  "the name of a header": (text) => github.build("/x", { headers: { [text]: "1" } }),
  "a credential": (text) => new Endpoint({ headers: { authorization: `Bearer ${text}` } }).build("/x"),
  "an accept header": (text) => github.build("/x", { headers: { accept: text }, mediaType: { format: "raw" } }),
  "an accept header of previews": (text) => new MediaTypeNegotiator().negotiate(text, { previews: ["a"] }),
  "a format": (text) => github.build("/x", { mediaType: { format: text } }),
  "a preview": (text) => github.build("/x", { mediaType: { previews: [text] } }),
  "a variable of a base URL": (text) => tenant.build("/x", { t: "t", w: text }),
  "a label of a base URL": (text) => tenant.build("/x", { t: text, w: "w" }),
  "parameters of a rule": (text) => ruled.build("GET /x", { d: { k: text }, c: [text], f: text, "x-h": text }),
  "the route of a rule": (text) => defineRoutes({ [`GET /${text}`]: { query: { a: "comma" } } }),
  "a vendor": (text) => defineVendor({ ...VENDOR, name: text }),
  "a credential of a vendor": (text) => defineVendor({ ...VENDOR, credentials: [text] }),
  "a link header": (text) => [nextLink({ headers: { link: text } }), findLink({ headers: { link: text } }, "b")],
  "a body of text": (text) => send({ ...REQUEST, headers: { "content-type": "application/json" }, body: text }),
  "a form": (text) =>
    send({ ...REQUEST, headers: { "content-type": "application/x-www-form-urlencoded" }, body: `a=${text}` }),
  encoders: (text) =>
    [form, json, multipart].map((encode) =>
      github.withPolicy({ body: encode }).build("POST /x", { [text.slice(9)]: text }),
    ),
  "a command": (text) => toCurl({ ...REQUEST, url: `https://a.example/${text}`, body: text.slice(LIMIT / 2) }),
  "an HTTP text": (text) => toHttp({ ...REQUEST, headers: { "x-a": text } }),
  "a HAR": (text) => toHar({ ...REQUEST, url: `https://a.example/?a=${text}` }),
  "a key": (text) => toQueryKey({ ...REQUEST, url: `https://a.example/?a=${text}` }),
  "explain()": (text) => String(explain(github, "POST /x", { x: text, headers: { "x-a": text } })),
  "a path of a document": (text) => vendorOf({ ...DOCUMENT, paths: { [`/${text}`]: { get: { responses: {} } } } }),
  "a url of a document": (text) => vendorOf({ ...DOCUMENT, servers: [{ url: `https://a.example/${text}` }] }),
};

/** @type {string[]} */
const foreign = [];
for (const [place, call] of Object.entries(PLACES)) {
  for (const unit of UNITS) {
    // Shorter than the limit by what stands around it.
    const text = unit.repeat(Math.ceil(LIMIT / unit.length)).slice(0, LIMIT - 60);
    try {
      call(text);
    } catch (error) {
      if (error instanceof EndpointError || error instanceof mini.EndpointError) continue;
      foreign.push(`${place} of ${JSON.stringify(unit)}: ${String(error).slice(0, 99)}`);
    }
  }
}
console.log(JSON.stringify({ calls: Object.keys(PLACES).length * UNITS.length, foreign }));
