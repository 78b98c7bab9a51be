// A value that no url takes has a message that says what to write (C4).
import { expect, test } from "@jest/globals";

import type { Block } from "./blocks.js";
import { typeErrors } from "./compile.js";

/** What people pass where a url takes one value (C4). */
const VALUES = [
  '["a"]',
  "[]",
  "[1, 2] as const",
  "[{ a: 1 }]",
  "{ a: 1 }",
  "{ a: { b: 1 } }",
  "new Map([[1, 2]])",
  "new Set([1])",
  "new Uint8Array(1)",
  "Promise.resolve(1)",
  "{ toString: () => '5', valueOf: () => 5 }",
];

const WAYS = [
  (value: string) => `endpoint("GET /x/{id}", { id: ${value} });`,
  (value: string) => `new Endpoint().build("GET /x/:id", { id: ${value} });`,
  (value: string) => `new Endpoint().route("GET /x/{id}/{b}").param("id", ${value});`,
  (value: string) => `new Endpoint().route("GET /x/{id}").params({ id: ${value} });`,
  (value: string) => `new Mini({ baseUrl: "https://x.example" }).build("GET /x/{id}", { id: ${value} });`,
];

test("a value that is not one value is compared with a cure, and not with a Date", () => {
  const statements = WAYS.flatMap((way) => VALUES.map(way));
  const code = (statement: string): string => `
    import { Endpoint, endpoint } from "fluent-endpoint";
    import { Endpoint as Mini } from "fluent-endpoint/mini";
    void [Endpoint, endpoint, Mini];
    ${statement}`;
  const blocks = statements.map((statement): Block => ({ file: "", line: 0, language: "ts", code: code(statement) }));
  const messages = typeErrors(blocks).map((errors, index) => `${statements[index]!}\n${errors.join("\n")}`);
  expect(messages.filter((message) => !message.includes("write {name*} for a list or an object"))).toEqual([]);
  expect(messages.filter((message) => message.includes("properties from type 'Date'"))).toEqual([]);
}, 180_000);
