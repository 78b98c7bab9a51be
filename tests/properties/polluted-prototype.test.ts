import { expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

test("what a library left on Object.prototype is no option and no parameter (T1)", () => {
  const build = (): unknown => new Endpoint().build("POST /x/{a}", { a: 1, b: 2 });
  const expected = build();
  const names = ["baseUrl", "headers", "data", "request", "mediaType", "query", "c"];
  for (const name of names) Object.defineProperty(Object.prototype, name, { value: "polluted", configurable: true });
  try {
    expect(build()).toStrictEqual(expected);
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
});
