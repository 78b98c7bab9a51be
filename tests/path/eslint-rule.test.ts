// The ESLint rule of docs/migrating.md finds urls in template strings, and nothing else.
import { readFileSync } from "node:fs";

import { expect, test } from "@jest/globals";
import { Linter } from "eslint";

const page = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");
const [, text] = /^export const rule = (\{[^]*?\n\});$/m.exec(page)!;

const rule = new Function(`return ${text!}`)() as { selector: string; message: string };
const found = (code: string): number =>
  new Linter().verify(code, { rules: { "no-restricted-syntax": ["error", rule] } }).length;

test.each([
  "fetch(`/users/${id}`)",
  "fetch(`https://api.example.com/users/${id}?q=${q}`)",
  "const url = `${BASE}/users/${id}`",
  "axios.get(`${config.url}/users/${id}`, options)",
  "f(`http://${host}/x`)",
])("finds %s", (code) => {
  expect(found(code)).toBe(1);
});

test.each([
  "path`/users/${id}`",
  "path`${API}/users/${id}`",
  "fetch(`/users`)",
  "const text = `Hello ${name}/`",
  "const text = `${count} of ${total}`",
  "const ratio = `${a}/${b}`",
  "fetch('/users/' + 1)",
])("leaves %s alone", (code) => {
  expect(found(code)).toBe(0);
});
