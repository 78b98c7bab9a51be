import { describe, expect, test } from "@jest/globals";
import { explain } from "../src/explain/index.js";
import { defineVendor, Endpoint, type RequestOptions } from "../src/index.js";
import { untyped } from "./untyped.js";

const base = new Endpoint({ a: 1, headers: { "x-team": "t" } }).withDefaults({ b: 2, c: null });

describe("withoutDefaults()", () => {
  test("takes default parameters away, and nothing else", () => {
    const bare = base.withoutDefaults("a", "c");
    expect(bare.build("/x").url).toBe("https://api.github.com/x?b=2");
    expect(bare.build("/x").headers["x-team"]).toBe("t");
    expect(bare.DEFAULTS).not.toHaveProperty("a");
    expect(base.build("/x").url).toBe("https://api.github.com/x?a=1&b=2");
  });

  test("calls must give them again (C5)", () => {
    expect(base.build("/{a}").url).toBe("https://api.github.com/1?b=2");
    expect(() => base.withoutDefaults("a").build(untyped("/{a}"))).toThrow(
      expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["a"] }),
    );
    expect(base.withoutDefaults("a").build("/{a}", { a: 3 }).url).toBe("https://api.github.com/3?b=2");
  });

  test("later defaults may set them again", () => {
    expect(base.withoutDefaults("a").withDefaults({ a: 5 }).build("/{a}").url).toBe("https://api.github.com/5?b=2");
  });

  test("build(x) equals parse(merge(x)) (A6)", () => {
    const bare = base.withoutDefaults("a");
    expect(bare.parse(bare.merge("POST /x", { d: 1 }))).toStrictEqual(bare.build("POST /x", { d: 1 }));
  });

  test("names that are no defaults change nothing", () => {
    expect(base.withoutDefaults().build("/x")).toStrictEqual(base.build("/x"));
    expect(base.withoutDefaults("other").build("/x")).toStrictEqual(base.build("/x"));
  });

  test.each(["headers", "baseUrl", "request", undefined, null, 5, ["a"], Symbol("a")])("%p is no parameter", (name) => {
    expect(() => base.withoutDefaults(name as string)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test("keeps the class, its vendor, its policy and its hook", () => {
    const ACME = defineVendor({ name: "acme", baseUrl: "https://{t}.acme.example", query: { v: 1 } });
    class Acme extends Endpoint {
      static override readonly vendor = ACME;
      protected override finalize(request: RequestOptions): RequestOptions {
        return { ...request, headers: {} };
      }
      ping(): string {
        return this.build("/ping").url;
      }
    }
    const acme = new Acme({ t: "a" }).withPolicy({ arrays: "repeat" });
    const bare = acme.withoutDefaults("v");
    expect(bare).toBeInstanceOf(Acme);
    expect(bare.ping()).toBe("https://a.acme.example/ping");
    expect(bare.build("/x", { list: [1, 2] })).toStrictEqual({
      method: "get",
      url: "https://a.acme.example/x?list=1&list=2",
      headers: {},
    });
    expect(() => acme.withoutDefaults("t").ping()).toThrow(expect.objectContaining({ names: ["t"] }));
  });

  test("explain() does not show them", () => {
    const { parameters } = explain(base.withoutDefaults("a").withDefaults({ d: 4 }), "/x", { a: 9 });
    expect(parameters.map(({ name, layer, overrode }) => [name, layer, overrode.length])).toStrictEqual([
      ["b", "defaults 2", 0],
      ["c", "defaults 2", 0],
      ["d", "defaults 3", 0],
      ["a", "call", 0],
    ]);
  });
});
