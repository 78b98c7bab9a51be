// A document takes time in proportion to its size, whatever it has many of.
import { expectLinear } from "../properties/steps.js";
import { describe, test } from "@jest/globals";

import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

const list = <Item>(size: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: size }, (_, index) => make(index));
const members = (size: number, make: (index: number) => unknown, prefix = "p"): object =>
  Object.fromEntries(list(size, (index) => [`${prefix}${index}`, make(index)]));

const paths = (size: number, operation: (index: number) => object): object =>
  members(size, (index) => ({ post: operation(index) }), "/a");
const servers = (size: number): object[] => [
  {
    url: `https://acme.example/${list(size, (index) => `{v${index}}`).join("/")}`,
    variables: members(size, () => ({ default: "x" }), "v"),
  },
];
const schemes = (size: number, place: string): object =>
  members(size, (index) => ({ type: "apiKey", in: place, name: `k${index}` }));
const body = (schema: object, mediaType = "application/x-www-form-urlencoded"): object => ({
  requestBody: { content: { [mediaType]: { schema } } },
});

describe("the steps of a document are proportional", () => {
  test.each<[what: string, document: (size: number) => object]>([
    ["operations", (size) => documentOf(paths(size, () => ({ parameters: [{ name: "a", in: "query" }] })))],
    ["variables of the server", (size) => documentOf({}, { servers: servers(size) })],
    [
      "variables of the server and operations",
      (size) =>
        documentOf(
          paths(size, (index) => ({ parameters: [{ name: `v${index}`, in: "query" }] })),
          { servers: servers(size) },
        ),
    ],
    [
      "variables of the server and members of bodies",
      (size) =>
        documentOf(
          paths(size, (index) => body({ properties: { [`v${index}`]: {} } })),
          { servers: servers(size) },
        ),
    ],
    ...["query", "header", "cookie"].map((place): [string, (size: number) => object] => [
      `credentials in the ${place} and operations`,
      (size) =>
        documentOf(
          paths(size, (index) => ({
            parameters: [{ name: `K${index}`, in: "header" }],
            ...body({ properties: { [`k${index}`]: {} } }),
          })),
          { components: { securitySchemes: schemes(size, place) } },
        ),
    ]),
    [
      "credentials that are variables of the server",
      (size) => documentOf({}, { servers: servers(size), components: { securitySchemes: schemes(size, "query") } }),
    ],
    ["servers", (size) => documentOf({}, { servers: list(size, (index) => ({ url: `https://s${index}.example` })) })],
    [
      "servers of operations",
      (size) => documentOf(paths(size, (index) => ({ servers: [{ url: `https://s${index}.example` }] }))),
    ],
    ...["query", "header", "path", "cookie"].map((place): [string, (size: number) => object] => [
      `parameters in the ${place}`,
      (size) => {
        const parameters = list(size, (index) => ({ name: `p${index}`, in: place, schema: { type: "array" } }));
        const path = `/a/${list(size, (index) => `{p${index}}`).join("/")}`;
        return documentOf({ [path]: { get: { parameters }, post: { parameters } } });
      },
    ]),
    [
      "members of a form",
      (size) => documentOf({ "/a": { post: body({ properties: members(size, () => ({ type: "array" })) }) } }),
    ],
    [
      "media types",
      (size) => documentOf({ "/a": { post: { requestBody: { content: members(size, () => ({}), "a/") } } } }),
    ],
    ["alternatives", (size) => documentOf({ "/a": { post: body({ oneOf: list(size, () => ({ type: "object" })) }) } })],
    ["placeholders", (size) => documentOf({ [`/${"{a}".repeat(size)}`]: { get: {} } })],
  ])("%s", (_, document) => {
    expectLinear((size) => {
      const made = document(size);
      return () => writeModule(vendorOf(made));
    }, 100);
  });
});
