// Everything takes time in proportion to its input: no text, list or route that an attacker chooses can block a program.
import { expectLinear } from "./steps.js";
import { describe, expect, test } from "@jest/globals";
import { redact, toCurl, toFetch, toHttp, toQueryKey } from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, MediaTypeNegotiator, UrlTemplate, type EndpointOptions } from "../../src/index.js";
import { nextLink } from "../../src/links/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import type { Steps } from "../../src/types/steps.js";
import { untyped } from "../untyped.js";

const github = new Endpoint();
const mini = new Mini({ baseUrl: "https://a.example" });
const nesting = github.withPolicy({ objects: "brackets", arrays: "indices" });
const named = (size: number, value: unknown = "v w"): EndpointOptions =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${String(index)}`, value]));

/** A chain whose names are only known at run time. */
interface AnyChain extends Steps {
  param(name: string, value: unknown): AnyChain;
  query(parameters: object): AnyChain;
  header(name: string, value: string | number): AnyChain;
}

test("a quadratic function is found", () => {
  const many = (size: number) => () => {
    for (let one = 0; one < size; one += 1) github.build("/x", named(size));
  };
  expect(() => {
    expectLinear(many, 100);
  }).toThrow();
});

describe("the steps of a build are proportional", () => {
  // What mini has, too.
  const common: readonly [what: string, prepare: (size: number, api: typeof github) => () => unknown][] = [
    ["parameters in the query", (size, api) => () => api.build("/x", named(size))],
    ["parameters in the body", (size, api) => () => api.build("POST /x", named(size))],
    ["parameters beside data", (size, api) => () => api.build("POST /x", { ...named(size), data: 1 })],
    ["default parameters", (size, api) => () => api.withDefaults(named(size)).build("/x", named(size))],
    ["invalid parameters", (size, api) => () => api.build("/x", named(size, NaN))],
    ["header fields", (size, api) => () => api.build("/x", { headers: named(size, "v") as Record<string, string> })],
    [
      "invalid header fields",
      (size, api) => () => api.build("/x", { headers: named(size, "\n") as Record<string, string> }),
    ],
    ["items of a list", (size, api) => () => api.build("/x", { x: Object.keys(named(size)) })],
    ["absent items of a list", (size, api) => () => api.build("/x", { x: [...Array<null>(size).fill(null), "a"] })],
    [
      "layers of defaults",
      (size, api) => () => {
        let one = api;
        for (let layer = 0; layer < size; layer += 1) one = one.withDefaults({ a: layer });
        return one.build("/x");
      },
    ],
    [
      "steps of a chain",
      (size, api) => () => {
        let chain = api.route("POST /x");
        for (let step = 0; step < size; step += 1) chain = chain.header(`x-${String(step)}`, step).param("a", step);
        return chain.build();
      },
    ],
  ];
  test.each(common)("%s", (_, prepare) => {
    expectLinear((size) => prepare(size, github));
  });
  test.each(common)("mini: %s", (_, prepare) => {
    expectLinear((size) => prepare(size, mini as never));
  });

  test.each<[what: string, prepare: (size: number) => () => unknown]>([
    ["unknown members of mediaType", (size) => () => github.build("/x", { mediaType: named(size) as object })],
    ["previews", (size) => () => github.build("/x", { mediaType: { previews: Object.keys(named(size)) } })],
    ["objects of a list", (size) => () => nesting.build("/x", { x: Array<object>(size).fill({ a: ["b"] }) })],
    [
      "objects of a list that are errors",
      (size) => () => github.build("/x", { x: Array<object>(size).fill({ a: 1 }) }),
    ],
    ["members of an object", (size) => () => nesting.build("/x", { x: named(size) })],
  ])("%s", (_, prepare) => {
    expectLinear(prepare);
  });
});

describe("the steps of a route are proportional", () => {
  const parts = ["{a}", "{+a}", "/{a}", "/:a", "/.{a}", "{/a}{b}", "{a,b}", "{?a}{b}", "{/a*}"];
  parts.push("/.{;a}", "/..", "a//", "%", "{");
  const openings = ["/", "https://{t}.example.com", "{+a}", "https://"];
  const urls = openings.flatMap((opening) => parts.map((part): [string, string] => [opening, part]));

  test.each(urls)("%s and many %s", (opening, part) => {
    for (const a of ["", undefined, "a/../"]) {
      expectLinear((size) => () => github.build({ url: opening + part.repeat(size), a, t: "t" }));
      if (opening === "/") expectLinear((size) => () => mini.build(untyped(opening + part.repeat(size)), { a }));
    }
  });

  test.each(["/{name}", "{/name}", "/:name", "{name}.", "https://{name}.example.com/"])("a name each: %s", (part) => {
    const url = (size: number): string =>
      Object.keys(named(size))
        .map((name) => part.replace("name", name))
        .join("");
    for (const value of ["v", "", "..", NaN]) {
      expectLinear((size) => () => github.build({ ...named(size, value), url: url(size) }));
      expectLinear((size) => () => mini.build(untyped(url(size)), named(size, value) as object));
    }
    // Any other name may be a misspelling of each.
    expectLinear((size) => () => github.build({ page: 1, q1: 2, url: url(size) }));
  });

  // The longest parameter is named (F5).
  test.each([",", "}/{"])("parameters of a url that is too long, with %j between", (between) => {
    const url = (size: number): string => `/x{${Object.keys(named(size)).join(between)}}`;
    const long = { p0: "a".repeat(600_000), p1: "a".repeat(600_000) };
    expectLinear((size) => () => github.build({ ...named(size), ...long, url: url(size) }));
  });

  test("values of one expression that are no segments", () => {
    for (const value of ["/../", "//", "?"]) {
      const url = (size: number): string => `/{+${Object.keys(named(size)).join()}}`;
      expectLinear((size) => () => github.build({ ...named(size, value), url: url(size) }));
    }
  });

  test.each(["a", "../", "a//", "./", "%2e/", "/", "?", "%", "é", "\ud800"])("a value of many %j", (unit) => {
    for (const url of ["/a/{x}", "/a/{+x}", "/a{/x}", "/a{?x}", "/a{#x}", "/a/{x:9}", "/a", "{+x}"]) {
      expectLinear((size) => () => github.build({ url, x: unit.repeat(size) }));
      if (!/[+#:]|\{\//.test(url)) expectLinear((size) => () => mini.build(untyped(url), { x: unit.repeat(size) }));
    }
  });

  test.each(["{a}", "{a*}", "{+a,b}", "{;a}", "{", "}", "{a,", "%41", "é"])("a template of many %j", (part) => {
    expectLinear((size) => () => new UrlTemplate(part.repeat(size)).expand({ a: ["b", "c"] }));
  });
});

test("the steps of accept are proportional", () => {
  const negotiator = new MediaTypeNegotiator();
  for (const range of [
    "a/b",
    "application/vnd.github.v3+json",
    "application/vnd.github.a-preview",
    '"',
    "\\,",
    ";q=1",
  ]) {
    expectLinear((size) => () => negotiator.negotiate(Array<string>(size).fill(range).join(), { previews: ["b"] }));
  }
});

describe("the steps of adapters are proportional", () => {
  const post = { method: "post", url: "https://a.example/x", headers: {} };

  test.each([
    ...["%25", "%2F%2F", "//", "a=", "token=", "%3D", "%253D", "[", "password[]=", '"token":[', '"token":{"a":'],
    ...['"', '\\"', '"\\', '"a":"', '{"token":"', '"token" ', "\\\\", "a", "&token=", "=&", "@", "://a@"],
  ])("a text of many %j", (part) => {
    for (const contentType of ["text/plain", "application/x-www-form-urlencoded"]) {
      for (const adapter of [toHttp, toCurl, redact, toQueryKey]) {
        expectLinear(
          (size) => () => adapter({ ...post, headers: { "content-type": contentType }, body: part.repeat(size) }),
        );
      }
    }
    expectLinear((size) => () => toCurl({ ...post, url: `${post.url}?${encodeURI(part.repeat(size))}` }));
  });

  test.each<[what: string, body: (size: number) => unknown]>([
    ["members", named],
    ["secrets", (size) => Object.fromEntries(Object.keys(named(size)).map((name) => [`${name}_token`, name]))],
    ["items", (size) => Object.keys(named(size))],
    ["levels", (size) => JSON.parse("[".repeat(size) + "]".repeat(size)) as unknown],
    ["fields", (size) => new URLSearchParams(named(size, "a") as Record<string, string>)],
  ])("a body of many %s", (_, body) => {
    for (const adapter of [toFetch, toHttp, toCurl, toQueryKey]) {
      // Deeper than what the adapters check fast.
      expectLinear((size) => {
        const request = { ...post, body: body(size) };
        return () => adapter(request);
      }, 600);
    }
  });
});

test.each(["<a>;", '<a>;x="', '<a>;x="\\', "<a> ", ", ", '"', '\\"', "<a>;rel=next ", "; ", "= ", '<a>;rel= "'])(
  "the steps of a link header with many %j are proportional",
  (part) => {
    expectLinear((size) => () => nextLink({ link: part.repeat(size) }));
  },
);

describe("the steps of explain() are proportional", () => {
  const chainOf = (size: number, step: (chain: AnyChain, index: number) => AnyChain): AnyChain => {
    let chain = github.route("GET /x") as unknown as AnyChain;
    for (let index = 0; index < size; index += 1) chain = step(chain, index);
    return chain;
  };
  const layersOf = (size: number, layer: (index: number) => EndpointOptions): Endpoint => {
    let api = new Endpoint();
    for (let index = 0; index < size; index += 1) api = api.withDefaults(layer(index));
    return api;
  };

  test.each<[what: string, prepare: (size: number) => () => unknown]>([
    ["parameters", (size) => () => explain(new Endpoint(named(size)), "POST /x", { ...named(size), data: "x" })],
    ["expressions of one parameter", (size) => () => explain(github, `GET /x${"{/a}".repeat(size)}`, { a: 1 })],
    [
      "names in an expression",
      (size) => () => explain(github, `GET /x{?${Object.keys(named(size)).join()}}`, named(size)),
    ],
    [
      "placeholders",
      (size) => () =>
        explain(
          github,
          `GET /${Object.keys(named(size))
            .map((name) => `{${name}}`)
            .join("/")}`,
          named(size),
        ),
    ],
    [
      "steps with a secret",
      (size) => {
        const chain = chainOf(size, (one, index) => one.param("token", index));
        return () => explain(chain);
      },
    ],
    [
      "steps with names of their own",
      (size) => {
        const chain = chainOf(size, (one, index) => one.query({ [`q${index}`]: 1 }).header(`x-${index}`, 1));
        return () => explain(chain);
      },
    ],
    [
      "query() over as many parameters",
      (size) => {
        const chain = github.route("GET /x").query(named(size)).params(named(size));
        return () => explain(chain);
      },
    ],
    [
      "layers of one name",
      (size) => {
        const api = layersOf(size, (index) => ({ a: index }));
        return () => explain(api, "GET /x");
      },
    ],
    [
      "layers of a name each",
      (size) => {
        const api = layersOf(size, (index) => ({ [`p${index}`]: 1 }));
        return () => explain(api, "GET /x");
      },
    ],
    [
      "header fields",
      (size) => () => explain(github, "GET /x", { headers: named(size, "v") as Record<string, string> }),
    ],
    ["members of request", (size) => () => explain(github, "GET /x", { request: named(size) })],
    ["previews", (size) => () => explain(github, "GET /x", { mediaType: { previews: Object.keys(named(size)) } })],
    ...["a=b&", '{"token":"', '"', "%22", "token=a ", "//u:p@"].map(
      (part): [string, (size: number) => () => unknown] => [
        `a value of many ${part}`,
        (size) => () =>
          ["GET /x", "GET /x/{q}", "GET /x{/q}", "POST /x"].map((route) =>
            String(explain(github, route, { q: part.repeat(size) })),
          ),
      ],
    ),
  ])("%s", (_, prepare) => {
    expectLinear((size) => {
      const run = prepare(size);
      return () => String(run());
    });
  });
});
