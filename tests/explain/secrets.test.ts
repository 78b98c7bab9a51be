// Decision D6: an explanation shows no credentials unless the caller asks for them.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { check } from "../properties/check.js";

/** Everything visible in an explanation: as JSON, as a table, in a log. */
const shownBy = (explanation: Explanation): string =>
  JSON.stringify(explanation) + String(explanation) + JSON.stringify({ ...explanation });

describe("explain() hides secret headers", () => {
  test.each([
    ["authorization", "token hunter2", "token ***"],
    ["Authorization", "Bearer hunter2", "Bearer ***"],
    ["authorization", "Basic hunter2", "Basic ***"],
    ["authorization", "hunter2", "***"],
    ["proxy-authorization", "Digest user=hunter2", "Digest ***"],
    ["cookie", "sid=hunter2", "***"],
    ["x-api-key", "hunter2", "***"],
    ["private-token", "hunter2", "***"],
    ["X-GitHub-OTP", "hunter2", "***"],
    [
      "referer",
      "https://a:hunter2@b.example/?x=1&access_token=hunter2#y",
      "https://***@b.example/?x=1&access_token=***#y",
    ],
  ])("hides the secret in %s: %s", (name, value, shown) => {
    const api = new Endpoint({ headers: { [name]: `${value}0` } });
    const explanation = explain(api, "/x", { headers: { [name]: value } });
    expect(explanation.headers.find((field) => field.name === name.toLowerCase())!.value).toBe(shown);
    expect(shownBy(explanation)).not.toContain("hunter2");
    expect(explanation.request!.headers[name.toLowerCase()]).toBe(value);
  });

  test.each(["accept", "user-agent", "x-token-type", "x-key-id", "etag", "if-none-match"])("shows %s", (name) => {
    const explanation = explain(endpoint, "/x", { headers: { [name]: "text/html" } });
    expect(explanation.headers.find((field) => field.name === name)!.value).toBe("text/html");
  });
});

test("a long text is read as far as it is shown, and hides its secrets (G13)", () => {
  const of = (note: string): string => explain(endpoint, "POST /x", { note }).parameters[0]!.value;
  expect(of("v".repeat(20_000))).toBe(`"${"v".repeat(99)}" and 19901 more`);
  expect(of(`?token=${"hunter2".repeat(9000)}`)).toBe(`"?token=***" and 53008 more`);
  expect(of(`{"password":"${"hunter2".repeat(9000)}"}`)).not.toContain("hunter2");
});

describe("explain() hides secret parameters", () => {
  const SECRETS = [
    "access_token",
    "accessToken",
    "ACCESS_TOKEN",
    "token",
    "client_secret",
    "clientSecret",
    "password",
    "passwd",
    "api_key",
    "apiKey",
    "APIKey",
    "key",
    "private_key",
    "credentials",
    "user[password]",
    "X-Amz-Signature",
    "sig",
    "jwt",
    "refresh_token_2",
    "access_key_id",
    "sharedsecret",
  ];

  test.each(SECRETS)("hides %s in a query, a path and a body", (name) => {
    // As a default, a parameter named "token" needs a vendor that names it (F3).
    const acme = Endpoint.for({ name: "acme", baseUrl: "https://acme.example", query: { [name]: "hunter2, too" } });
    for (const [of, route] of [
      [name === "token" ? acme : new Endpoint({ [name]: "hunter2, too" }), "GET /x"],
      [name === "token" ? acme : new Endpoint({ [name]: "hunter2, too" }), "POST /x"],
    ] as const) {
      const explanation = explain(of, route, { [name]: "hunter2/ä" });
      expect(explanation.parameters[0]).toMatchObject({ name, value: "***", overrode: [{ value: "***" }] });
      expect(shownBy(explanation)).not.toContain("hunter2");
      expect(explanation.request!.url + JSON.stringify(explanation.request!.body)).toContain("hunter2");
    }
    const query = explain(endpoint, "GET /x", { q: 1, [name]: "hunter2/ä" });
    expect(query.url).toBe(`https://api.github.com/x?q=1&${encodeURIComponent(name)}=***`);
    expect(query.parameters[1]!.became).toBe(`${encodeURIComponent(name)}=***`);
  });

  test.each(["token_type", "secret_name", "key_id", "monkey", "tokens", "passport", "keys", "sort_key", "author"])(
    "shows %s",
    (name) => {
      const explanation = explain(endpoint, "GET /x", { [name]: "open" });
      expect(explanation.parameters[0]).toMatchObject({ value: '"open"', became: `${name}=open` });
    },
  );

  test.each([
    ["GET /x/{token}/y", "https://api.github.com/x/***/y"],
    ["GET /x/{token}{?token}", "https://api.github.com/x/***?token=***"],
    ["GET /x{/token*}", "https://api.github.com/x***"],
    ["GET /x{;token}", "https://api.github.com/x***"],
    ["GET /x/{+token}", "https://api.github.com/x/***"],
    ["GET /x/{token:3}/{token}", "https://api.github.com/x/***/***"],
    ["GET /x{#token}", "https://api.github.com/x#***"],
  ])("shows %s as %s", (route, url) => {
    const explanation = explain(endpoint, route, { token: "hunter2" });
    expect(explanation.url).toBe(url);
    expect(shownBy(explanation)).not.toContain("hun");
  });

  test("hides secrets within other values, and the text of such values in the url", () => {
    const explanation = explain(endpoint, "GET /x", {
      callback: "https://user:hunter2@a.example/?token=hunter2&x=1",
      list: ["a", "https://user:hunter2@a.example"],
      at: new URL("https://user:hunter2@a.example"),
    });
    expect(explanation.parameters.map(({ value, became }) => [value, became])).toStrictEqual([
      ['"https://***@a.example/?token=***&x=1"', "callback=***"],
      ["a list of 2", "list=***"],
      ["a URL", "at=***"],
    ]);
    expect(explanation.url).toBe("https://api.github.com/x?callback=***&list=***&at=***");
    expect(shownBy(explanation)).not.toContain("hunter2");
    const body = explain(endpoint, "POST /x", { config: { secret: "hunter2" }, hook: "https://u:hunter2@a.example" });
    expect(shownBy(body)).not.toContain("hunter2");
    const objects = endpoint.endpoint.withPolicy({ objects: "brackets" });
    const deep = explain(objects, "GET /x", {
      f: { password: "hunter2", a: 1 },
      g: { u: "//a:hunter2@b" },
      h: { a: 1 },
    });
    expect(deep.url).toBe("https://api.github.com/x?***&***&h%5Ba%5D=1");
    expect(shownBy(deep)).not.toContain("hunter2");
    const nested = explain(objects, "GET /x", { f: { a: { password: "hunter2" } }, g: [{ token: "hunter2" }], h: 1 });
    expect(nested.url).toBe("https://api.github.com/x?***&***&h=1");
    expect(shownBy(nested)).not.toContain("hunter2");
  });

  test("shows the url without values if there are very many secrets", () => {
    const secrets = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`token_${index}`, "hunter2"]));
    const explanation = explain(endpoint, "GET /x/{a}", { ...secrets, a: "b" });
    expect(explanation.url).toBe("https://api.github.com/x/{a}".slice(22));
    expect(shownBy(explanation)).not.toContain("hunter2");
  });
});

describe("explain() hides other secrets", () => {
  test("in the userinfo and the query of a route, in bodies and client options", () => {
    const route = "POST /x?token=hunter2&v=hunter2";
    const explanation = explain(endpoint, route, {
      data: "password=hunter2",
      request: { token: "hunter2", timeout: 5 },
    });
    expect(explanation.url).toBe("https://api.github.com/x?token=***&v=hunter2");
    expect(explanation.options.find(({ name }) => name === "url")!.value).toBe("/x?…");
    expect(explanation.options.find(({ name }) => name === "data")!.value).toBe("text of 16 characters");
    expect(explanation.options.find(({ name }) => name === "request.token")!.value).toBe("***");
    const refused = explain(endpoint, "GET https://user:hunter2@a.example/x?v=hunter2", { a: 1 });
    expect(refused.error!.code).toBe("ERR_INVALID_TEMPLATE");
    expect(shownBy(refused)).not.toContain("hunter2");
  });

  test("in a fragment with the syntax of a query", () => {
    const explanation = explain(endpoint, "GET /x#a=b&access_token=hunter2");
    expect(explanation.url).toBe("https://api.github.com/x#a=b&access_token=***");
    expect(explanation.options.find(({ name }) => name === "url")!.value).toBe("/x#a=b&access_token=***");
    expect(shownBy(explanation)).not.toContain("hunter2");
    const shown = explain(endpoint, "GET /x#access_token=one", {}, { secrets: "show" });
    expect(shown.options.find(({ name }) => name === "url")!.value).toBe("/x#access_token=one");
  });

  test("in a log of the explanation, which does not contain the request", async () => {
    const { inspect } = await import("node:util");
    const explanation = explain(new Endpoint({ headers: { authorization: "token hunter2" } }), "/x", {
      token: "hunter2",
    });
    expect(inspect(explanation, { depth: 9 })).not.toContain("hunter2");
  });

  test("for random secrets in random places", () => {
    const secret = fc.string({ unit: "grapheme", minLength: 6, maxLength: 20 }).filter((text) => /^\w{6,}$/.test(text));
    const places = fc.constantFrom("GET /a/{token}", "GET /a{?token*}", "POST /a", "GET /a", "PUT /{+token}/b{;token}");
    check(
      fc.property(fc.oneof(secret, fc.uuid()), places, fc.anything(), (text, route, other) => {
        const api = new Endpoint({ headers: { authorization: text, "x-api-key": text }, password: text });
        const explanation = explain(api, route, {
          token: [text, `${text}!`],
          headers: { cookie: `a=${text}` },
          data: other,
        });
        expect(shownBy(explanation)).not.toContain(text);
      }),
    );
  });
});

describe('{ secrets: "show" }', () => {
  test("shows all secrets", () => {
    const api = new Endpoint({ headers: { authorization: "token one" } });
    const given = {
      token: "two",
      data: "three",
      headers: { authorization: "token four" },
      request: { secret: "five" },
    };
    const explanation = explain(api, "POST /x/{token}?token=six", given, { secrets: "show" });
    expect(explanation.url).toBe(explanation.request!.url);
    for (const text of ["one", "two", "three", "four", "five", "six"])
      expect(JSON.stringify(explanation)).toContain(text);
    expect(explanation.options.find(({ name }) => name === "url")!.value).toBe("/x/{token}?token=six");
    expect(JSON.stringify(explanation)).not.toContain("***");
    expect(
      explain(api, { url: "/x" }, { secrets: "show" }).headers.find(({ name }) => name === "authorization")!.value,
    ).toBe("token one");
    expect(String(explain(api.route("/x"), { secrets: "show" }))).toContain("token one");
    expect(String(explain(api.route("/x"), { secrets: "hide" }))).not.toContain("token one");
  });
});
