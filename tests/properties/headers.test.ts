import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { endpoint } from "../../src/index.js";
import { check } from "./check.js";
import { hostileText } from "./generators/texts.js";

const headersOf = (name: string, value: string): Readonly<Record<string, string>> =>
  endpoint("/a", { headers: Object.fromEntries([[name, value]]) }).headers;

test("names are RFC 9110 tokens, before they are lower-cased (D4)", () => {
  check(
    fc.property(fc.oneof(hostileText, fc.string({ minLength: 1, maxLength: 2 })), (name) => {
      if (/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name)) expect(headersOf(name, "1")[name.toLowerCase()]).toBe("1");
      else expect(() => headersOf(name, "1")).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER" }));
    }),
  );
});

test("values are visible ASCII, blanks and obs-text, and are kept (D4)", () => {
  check(
    fc.property(fc.oneof(hostileText, fc.string({ unit: "binary-ascii" })), (value) => {
      if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) expect(headersOf("x-a", value)["x-a"]).toBe(value);
      else expect(() => headersOf("x-a", value)).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER" }));
    }),
  );
});
