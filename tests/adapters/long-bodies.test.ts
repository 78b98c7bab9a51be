// Redaction takes linear time (D6): a quadratic step would take minutes here. No length is a foreign error (G1).
import { expect, test } from "@jest/globals";

import { InvalidRequestError, toHttp } from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";
import { ADAPTERS } from "./every-adapter.js";

const POST: RequestOptions = { method: "post", url: "https://api.github.com/", headers: {} };
const FORM = "application/x-www-form-urlencoded";

test("redacts half a megabyte of quotation marks and backslashes", () => {
  for (const piece of [
    ...["%25", "%2F%2F", "//", "a=", "token=", "%3D", "%253D", "[", "password[]=", '"token":['],
    ...['\\"', '"\\', '"a":"', '{"token":"', '"token" ', "\\\\", "a", "&token=", "=&"],
  ]) {
    const body = piece.repeat(500_000 / piece.length);
    for (const type of ["text/plain", FORM]) {
      expect(toHttp({ ...POST, body, headers: { "content-type": type } }).length).toBeGreaterThan(0);
    }
  }
}, 60_000);

test.each([
  ["toCurl, sh", "\x01"],
  ["toCurl, cmd", "%"],
  ["toCurl, powershell", "$"],
  ["toHttp", "&"],
])("%s: seventeen million characters to escape are no RangeError", (name, character) => {
  let error: unknown;
  try {
    ADAPTERS[name]!({ ...POST, body: character.repeat(17_000_000) });
  } catch (thrown) {
    error = thrown;
  }
  if (error !== undefined) expect(error).toBeInstanceOf(InvalidRequestError);
});
