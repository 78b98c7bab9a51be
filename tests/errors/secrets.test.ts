import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError, type EndpointOptions } from "../../src/index.js";
import { untyped } from "../untyped.js";

const SECRET = "s3cr3t";
const github = new Endpoint();

/** All that an error tells anyone: message, stack, every field, hidden ones and causes too. */
function told(run: () => unknown): string {
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

describe("decisions D4, D6: no value of a header field", () => {
  test.each<[what: string, headers: object]>([
    ["a line break", { authorization: `token ${SECRET}\n` }],
    ["beyond Latin-1", { authorization: `token ${SECRET}\u2028` }],
    ["a list", { cookie: [SECRET] }],
    ["an object", { cookie: { [SECRET]: SECRET } }],
    ["a name that is none", { "authorization:": `token ${SECRET}` }],
    ["a function", { authorization: () => SECRET }],
    ["a symbol", { authorization: Symbol(SECRET) }],
    ["a boxed string", { authorization: new String(SECRET) }],
  ])("%s", (_, headers) => {
    const options = { headers } as EndpointOptions;
    expect(told(() => github.build("/x", options))).not.toContain(SECRET);
    expect(told(() => new Endpoint(options))).not.toContain(SECRET);
    expect(told(() => github.builder().headers(options.headers))).not.toContain(SECRET);
  });

  test("headers that are one text", () => {
    expect(told(() => github.build("/x", { headers: `authorization: ${SECRET}` as never }))).not.toContain(SECRET);
  });
});

describe("decision D6: no userinfo of a baseUrl", () => {
  test.each([
    `https://user:${SECRET}@x.example`,
    `https://${SECRET}@x.example/`,
    `https://x.example?token=${SECRET}`,
    `https://x.example#${SECRET}`,
    `ftp://user:${SECRET}@x.example`,
    `//user:${SECRET}@x.example`,
    `https://user:${SECRET}@x.example/ `,
    `https:\\\\user:${SECRET}@x.example`,
  ])("%s", (baseUrl) => {
    expect(told(() => github.build("/x", { baseUrl }))).not.toContain(SECRET);
    expect(told(() => github.builder().baseUrl(baseUrl))).not.toContain(SECRET);
  });

  test("of a vendor", () => {
    class Careless extends Endpoint {
      static override readonly vendor = { name: "careless", baseUrl: `https://user:${SECRET}@x.example` };
    }
    expect(told(() => new Careless())).not.toContain(SECRET);
  });

  test("of a trusted origin", () => {
    expect(told(() => github.withPolicy({ trustedOrigins: [`https://user:${SECRET}@x.example`] }))).not.toContain(
      SECRET,
    );
  });
});

describe("decision D6: no userinfo of a route", () => {
  test.each([
    `https://user:${SECRET}@x.example/x`,
    `https://${SECRET}@x.example/x`,
    `https://${SECRET}:@x.example`,
    `https://user:p@${SECRET}@x.example/x`,
    `https://user:${SECRET}@x.example/{x`,
    `https://user:${SECRET}@x.example/../x`,
    `ftp://user:${SECRET}@x.example/x`,
    `//user:${SECRET}@x.example/x`,
    `https://user:${SECRET}@{host}/x`,
    `https://{user}:${SECRET}@x.example/{x}`,
    `https:\\\\user:${SECRET}@x.example/x`,
    `https:/user:${SECRET}@x.example/../x`,
    `https:user:${SECRET}@x.example/../x`,
  ])("%s", (url) => {
    expect(told(() => github.build(`GET ${url}`, { host: "a.example" }))).not.toContain(SECRET);
    expect(told(() => github.build({ url, host: "a.example" }))).not.toContain(SECRET);
    expect(told(() => github.route(url).param("host", "a.example").build())).not.toContain(SECRET);
    expect(told(() => github.build(`GET ${url} more`))).not.toContain(SECRET);
  });

  test("method and url the wrong way round", () => {
    expect(told(() => github.build(`https://user:${SECRET}@x.example/x GET`))).not.toContain(SECRET);
    expect(told(() => github.build(`/x?token=${SECRET} GET`))).not.toContain(SECRET);
  });
});

describe("decision D6: a message shows a route up to its ?", () => {
  test.each<[what: string, run: () => unknown]>([
    ["three parts", () => github.build(`GET /x?token=${SECRET} y`)],
    ["no template", () => github.build(`GET /x?token=${SECRET}{`)],
    ["no template before it", () => github.build(`GET /x{?token=${SECRET}`)],
    ["a missing value", () => github.build(untyped(`GET /x/{a}?token=${SECRET}`))],
    ["an unsafe value", () => github.build(`GET /x/{a}?token=${SECRET}`, { a: ".." })],
    ["an origin", () => github.build(`GET https://{a}/?token=${SECRET}`, { a: "x.example" })],
    ["behind a query template", () => github.build(untyped(`GET /x/{a}{?b}&token=${SECRET}`))],
    ["a fragment behind it", () => github.build(untyped(`GET /x/{a}?b#${SECRET}`))],
    ["a verb that is none", () => github.build(`GET/x?token=${SECRET} /x`)],
  ])("%s", (_, run) => {
    expect(told(run)).not.toContain(SECRET);
  });
});

describe("decision D6: parameter names, not values", () => {
  const cyclic: unknown[] = [SECRET];
  cyclic.push(cyclic);

  test.each<[what: string, route: string, options: object]>([
    ["a lone surrogate", "/x/{token}", { token: `${SECRET}\ud800` }],
    ["… in the query", "/x", { token: `${SECRET}\ud800` }],
    ["… in a list", "/x", { token: [SECRET, "\udc00"] }],
    ["a nested list", "/x", { token: [[SECRET]] }],
    ["a cycle", "/x/{token}", { token: cyclic }],
    ["an object", "/x", { token: { [SECRET]: SECRET } }],
    ["a Map", "/x", { token: new Map([[SECRET, SECRET]]) }],
    [
      "an instance that says it",
      "/x",
      { token: { toString: () => SECRET, toJSON: () => SECRET, [Symbol.toStringTag]: SECRET } },
    ],
    ["a boxed string", "/x/{token}", { token: new String(SECRET) }],
    ["a symbol", "/x/{token}", { token: Symbol(SECRET) }],
    ["a function", "/x/{token}", { token: Object.defineProperty(() => {}, "name", { value: SECRET }) }],
    ["a path that is left", "/x/{+token}", { token: `../${SECRET}` }],
    ["a query that is opened", "/x/{+token}", { token: `a?${SECRET}` }],
    ["an origin that is chosen", "{+token}", { token: `https://${SECRET}.example/` }],
    ["a scheme that is chosen", "{+token}", { token: `javascript:${SECRET}` }],
    ["a host that is chosen", "https://{token}/x", { token: `${SECRET}.example` }],
    ["a value beside one that is missing", "/x/{token}/{a}", { token: SECRET, tokens: SECRET }],
    ["data without a place", "/x", { data: SECRET }],
    ["a method", "/x", { request: SECRET }],
  ])("%s", (_, route, options) => {
    expect(told(() => github.build(route, { ...options }))).not.toContain(SECRET);
    expect(told(() => new Endpoint({ ...options }).build(route))).not.toContain(SECRET);
  });

  test("what the policy does not allow", () => {
    const strict = github.withPolicy({ unplaced: "error" });
    expect(told(() => strict.build("POST /x", { data: SECRET, token: SECRET }))).not.toContain(SECRET);
    expect(told(() => github.withPolicy({ missing: SECRET } as never))).not.toContain(SECRET);
  });

  test("what a wrong subclass was given", () => {
    class Wrong extends Endpoint {
      constructor() {
        super({ headers: { authorization: `token ${SECRET}` } });
      }
    }
    expect(told(() => new Wrong().withDefaults({ token: SECRET }))).not.toContain(SECRET);
  });
});

test("decision D6: a number where something else belongs is not shown", () => {
  const told = (run: () => unknown): string => {
    try {
      return String(run());
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(told(() => github.build("/x", { headers: 12345 as never }))).not.toContain("12345");
  expect(told(() => github.build("/x", { mediaType: { format: 12345 as never } }))).not.toContain("12345");
  expect(told(() => github.build(12345 as never))).not.toContain("12345");
});
