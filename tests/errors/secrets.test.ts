import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError, type EndpointOptions } from "../../src/index.js";
import { untyped } from "../untyped.js";

const SECRET = "s3cr3t";
const github = new Endpoint();

/** Everything visible in an error: message, stack and all fields, also hidden ones and causes. */
function shownBy(run: () => unknown): string {
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

describe("errors do not contain header values (D4, D6)", () => {
  test.each<[name: string, headers: object]>([
    ["a line break", { authorization: `token ${SECRET}\n` }],
    ["a character beyond Latin-1", { authorization: `token ${SECRET}\u2028` }],
    ["a list", { cookie: [SECRET] }],
    ["an object", { cookie: { [SECRET]: SECRET } }],
    ["an invalid name", { "authorization:": `token ${SECRET}` }],
    ["a function", { authorization: () => SECRET }],
    ["a symbol", { authorization: Symbol(SECRET) }],
    ["a boxed string", { authorization: new String(SECRET) }],
  ])("%s", (_, headers) => {
    const options = { headers } as EndpointOptions;
    expect(shownBy(() => github.build("/x", options))).not.toContain(SECRET);
    expect(shownBy(() => new Endpoint(options))).not.toContain(SECRET);
    expect(shownBy(() => github.builder().headers(options.headers))).not.toContain(SECRET);
  });

  test("a string as headers", () => {
    expect(shownBy(() => github.build("/x", { headers: `authorization: ${SECRET}` as never }))).not.toContain(SECRET);
  });
});

describe("errors do not contain the userinfo of a baseUrl (D6)", () => {
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
    expect(shownBy(() => github.build("/x", { baseUrl }))).not.toContain(SECRET);
    expect(shownBy(() => github.builder().baseUrl(baseUrl))).not.toContain(SECRET);
  });

  test("of a vendor", () => {
    class Careless extends Endpoint {
      static override readonly vendor = { name: "careless", baseUrl: `https://user:${SECRET}@x.example` };
    }
    expect(shownBy(() => new Careless())).not.toContain(SECRET);
  });

  test("of a trusted origin", () => {
    expect(shownBy(() => github.withPolicy({ trustedOrigins: [`https://user:${SECRET}@x.example`] }))).not.toContain(
      SECRET,
    );
  });
});

describe("errors do not contain the userinfo of a route (D6)", () => {
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
    `https://user:a/${SECRET}@x.example/{x}`,
    `https://user:${SECRET}/b@x.example/{x}`,
    `https://user:a?${SECRET}@x.example/{x}`,
    `https://user:${SECRET}?b@x.example/{x}`,
    `https://user:${SECRET}#b@x.example/{x}`,
    `https://user:1a\\${SECRET}@x.example/{x}`,
    `https://user:1:${SECRET}/@x.example/{x}`,
    `https:\\\\user:a/${SECRET}@x.example/x`,
  ])("%s", (url) => {
    expect(shownBy(() => github.build(`GET ${url}`, { host: "a.example" }))).not.toContain(SECRET);
    expect(shownBy(() => github.build({ url, host: "a.example" }))).not.toContain(SECRET);
    expect(shownBy(() => github.route(url).param("host", "a.example").build())).not.toContain(SECRET);
    expect(shownBy(() => github.build(`GET ${url} more`))).not.toContain(SECRET);
  });

  test("method and url in the wrong order", () => {
    expect(shownBy(() => github.build(`https://user:${SECRET}@x.example/x GET`))).not.toContain(SECRET);
    expect(shownBy(() => github.build(`/x?token=${SECRET} GET`))).not.toContain(SECRET);
  });
});

describe("errors show an @ of the path as it is: userinfo is in the authority only (F1)", () => {
  test.each([
    "/npm/{package}@{version}",
    "npm/{package}@{version}",
    "/npm/:package@:version",
    "https://registry.example/{package}@{version}",
    "https://registry.example:8443/{package}@{version}",
    "https://{tenant}.registry.example/{package}@{version}",
    "/a/@{scope}/b/x@y",
  ])("%s", (url) => {
    expect(() => github.build({ url })).toThrow(expect.objectContaining({ code: "ERR_MISSING_PARAMETER", route: url }));
    expect(() => github.build({ url })).toThrow(`\n  ${url}\n`);
  });
});

describe("errors show a route only up to its query (D6)", () => {
  test.each<[name: string, run: () => unknown]>([
    ["three parts", () => github.build(`GET /x?token=${SECRET} y`)],
    ["an invalid template", () => github.build(untyped(`GET /x?token=${SECRET}{`))],
    ["an invalid template before the query", () => github.build(untyped(`GET /x{?token=${SECRET}`))],
    ["a missing value", () => github.build(untyped(`GET /x/{a}?token=${SECRET}`))],
    ["an unsafe value", () => github.build(`GET /x/{a}?token=${SECRET}`, { a: ".." })],
    ["an unsafe origin", () => github.build(`GET https://{a}/?token=${SECRET}`, { a: "x.example" })],
    ["a query after a query template", () => github.build(untyped(`GET /x/{a}{?b}&token=${SECRET}`))],
    ["a fragment after a query template", () => github.build(untyped(`GET /x/{a}?b#${SECRET}`))],
    ["an unknown method", () => github.build(`GET/x?token=${SECRET} /x`)],
  ])("%s", (_, run) => {
    expect(shownBy(run)).not.toContain(SECRET);
  });
});

describe("errors contain parameter names, not values (D6)", () => {
  const cyclic: unknown[] = [SECRET];
  cyclic.push(cyclic);

  test.each<[name: string, route: string, options: object]>([
    ["a lone surrogate", "/x/{token}", { token: `${SECRET}\ud800` }],
    ["a lone surrogate in the query", "/x", { token: `${SECRET}\ud800` }],
    ["a lone surrogate in a list", "/x", { token: [SECRET, "\udc00"] }],
    ["a nested list", "/x", { token: [[SECRET]] }],
    ["a cycle", "/x/{token}", { token: cyclic }],
    ["an object", "/x", { token: { [SECRET]: SECRET } }],
    ["a Map", "/x", { token: new Map([[SECRET, SECRET]]) }],
    [
      "an object whose methods and tag return the secret",
      "/x",
      { token: { toString: () => SECRET, toJSON: () => SECRET, [Symbol.toStringTag]: SECRET } },
    ],
    ["a boxed string", "/x/{token}", { token: new String(SECRET) }],
    ["a symbol", "/x/{token}", { token: Symbol(SECRET) }],
    ["a function", "/x/{token}", { token: Object.defineProperty(() => {}, "name", { value: SECRET }) }],
    ["a value that leaves the path", "/x/{+token}", { token: `../${SECRET}` }],
    ["a value that starts a query", "/x/{+token}", { token: `a?${SECRET}` }],
    ["a value that changes the origin", "{+token}", { token: `https://${SECRET}.example/` }],
    ["a value that changes the scheme", "{+token}", { token: `javascript:${SECRET}` }],
    ["a value that changes the host", "https://{token}/x", { token: `${SECRET}.example` }],
    ["a value beside a missing one", "/x/{token}/{a}", { token: SECRET, tokens: SECRET }],
    ["data for a method without a body", "/x", { data: SECRET }],
    ["an invalid request option", "/x", { request: SECRET }],
  ])("%s", (_, route, options) => {
    expect(shownBy(() => github.build(route, { ...options }))).not.toContain(SECRET);
    expect(shownBy(() => new Endpoint({ ...options }).build(route))).not.toContain(SECRET);
  });

  test("a value that the policy rejects", () => {
    expect(shownBy(() => github.build("POST /x", { data: SECRET, token: SECRET }))).not.toContain(SECRET);
    expect(shownBy(() => github.withPolicy({ missing: SECRET } as never))).not.toContain(SECRET);
  });

  test("the defaults of a wrong subclass", () => {
    class Wrong extends Endpoint {
      constructor() {
        super({ headers: { authorization: `token ${SECRET}` } });
      }
    }
    expect(shownBy(() => new Wrong().withDefaults({ org: SECRET }))).not.toContain(SECRET);
  });
});

test("errors do not contain a number of the wrong type (D6)", () => {
  const messageOf = (run: () => unknown): string => {
    try {
      return String(run());
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(messageOf(() => github.build("/x", { headers: 12345 as never }))).not.toContain("12345");
  expect(messageOf(() => github.build("/x", { mediaType: { format: 12345 as never } }))).not.toContain("12345");
  expect(messageOf(() => github.build(12345 as never))).not.toContain("12345");
});
