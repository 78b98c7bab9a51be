// F3: misspelt options that would send credentials astray.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { endpoint, Endpoint, InvalidOptionError, type OptionsInput } from "../../src/index.js";
import { check } from "../properties/check.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

const github = new Endpoint();
const HOST = "https://internal.example";

/** The name in every other case of its letters. */
const inAnyCase = (name: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((upper) => Array.from(name, (letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join(""))
    .filter((spelling) => spelling !== name);

/** The name with hyphens and underscores anywhere, in any case. */
const misspelt = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom("", "", "-", "_"), { minLength: name.length + 1, maxLength: name.length + 1 }),
      fc.oneof(inAnyCase(name), fc.constant(name)),
    )
    .map(([marks, spelling]) => marks.map((mark, index) => mark + spelling.charAt(index)).join(""))
    .filter((spelling) => spelling !== name);

/** Hides the names from the compiler. */
function given(options: object): OptionsInput {
  return options;
}

function expectMisspelt(run: () => unknown, name: string, meant: string): void {
  expect(run).toThrow(InvalidOptionError);
  expect(run).toThrow(
    expect.objectContaining({ names: [name], issues: [{ name, reason: "misspelt", detail: meant }] }),
  );
}

describe("a call rejects a name that differs from baseUrl in case only (F3)", () => {
  test("in every form of a call", () => {
    check(
      fc.property(inAnyCase("baseUrl"), (name) => {
        const options = given({ [name]: HOST });
        expectMisspelt(() => github.build("/x", options), name, "baseUrl");
        expectMisspelt(() => github.build({ url: "/x", ...options }), name, "baseUrl");
        expectMisspelt(() => github.build(untyped("/x/{other}"), options), name, "baseUrl");
        expectMisspelt(() => github.merge("/x", options), name, "baseUrl");
        expectMisspelt(() => github.parse({ ...github.merge("/x"), ...options }), name, "baseUrl");
        expectMisspelt(() => endpoint("POST /x", options), name, "baseUrl");
        expect(explain(github, "/x", options).error).toMatchObject({ code: "ERR_INVALID_OPTION" });
      }),
    );
  });

  test("whatever the calls before", () => {
    const route = "GET /warm/{baseURL}";
    for (let time = 0; time < 3; time += 1) {
      const chain = github.route(route).param("baseURL", "v");
      expect(chain.build().url).toBe("https://api.github.com/warm/v");
      expect(chain.params({ page: 1 }).build().url).toBe("https://api.github.com/warm/v?page=1");
      expectMisspelt(() => github.build(untyped(route), given({ baseurl: "v" })), "baseurl", "baseUrl");
      expectMisspelt(() => github.build(untyped(route), given({ baseURL: "v", BASEURL: 1 })), "BASEURL", "baseUrl");
    }
  });

  test("but not a name that the route has", () => {
    check(
      fc.property(inAnyCase("baseUrl"), fc.constantFrom("{", "{+", "{?page,"), (name, start) => {
        const url = `/x/${start}${name}}`;
        const options = given({ [name]: "v" });
        const expected = start === "{?page," ? `https://api.github.com/x/?${name}=v` : "https://api.github.com/x/v";
        expect(github.build(url, options).url).toBe(expected);
        expect(github.build({ url, ...options }).url).toBe(expected);
        expect(github.withDefaults({ url }).build(options).url).toBe(expected);
        expect(github.parse(github.merge(url, options)).url).toBe(expected);
        expect(github.parse({ ...github.merge(url, options) }).url).toBe(expected);
        expect(github.route(url).params(options).build().url).toBe(expected);
      }),
      0.2,
    );
    expect(endpoint("GET {+baseurl}/users", { baseurl: "https://api.github.com/v3" }).url).toBe(
      "https://api.github.com/v3/users",
    );
    expect(() => endpoint("GET {+baseurl}/users", { baseurl: "https://evil.example" })).toThrow("origin");
  });

  test("and a chain sends a parameter of this name, which merged options cannot express", () => {
    const chain = github.route("/x").param("baseURL", "v");
    expect(chain.build().url).toBe("https://api.github.com/x?baseURL=v");
    expect(github.route("/x").params({ BASEURL: "v" }).build().url).toBe("https://api.github.com/x?BASEURL=v");
    expect(github.route("POST /x").query({ baseurl: "v" }).build().url).toBe("https://api.github.com/x?baseurl=v");
    expect(() => chain.merge()).toThrow(expect.objectContaining({ issues: [{ name: "baseURL", reason: "merged" }] }));
  });

  test.each(["base_url", "base-url", "BASE_URL", "Headers", "authorization", "baseUrls", "ba\u017feUrl"])(
    "%s is a parameter",
    (name) => {
      const { url } = github.build("/x", given({ [name]: "v" }));
      expect(url).toBe(`https://api.github.com/x?${encodeURIComponent(name)}=v`);
    },
  );
});

describe("defaults reject auth and token, which would be part of urls (F3)", () => {
  const WAYS: [name: string, run: (options: OptionsInput, of: typeof Endpoint) => { DEFAULTS: object }][] = [
    ["the constructor", (options, of) => new of(options)],
    ["withDefaults()", (options, of) => new of().withDefaults(options)],
    ["defaults()", (options, of) => functionOf(new of()).defaults(options)],
  ];
  const acme = (vendor: object): typeof Endpoint =>
    class extends Endpoint {
      static override readonly vendor = { name: "acme", baseUrl: "https://acme.example", ...vendor };
    };

  describe.each(WAYS)("%s", (_, run) => {
    test.each(["auth", "token"])("%s", (name) => {
      const call = (): unknown => run(given({ [name]: "ghp_s3cr3t", page: 1 }), Endpoint);
      expect(call).toThrow(InvalidOptionError);
      expect(call).toThrow(expect.objectContaining({ names: [name], issues: [{ name, reason: "secret" }] }));
      expect(call).toThrow(/headers: \{ authorization \}, or .* credentials of the vendor/);
      expect(call).not.toThrow(/s3cr3t/);
      expect(() => run(given({ [name]: null }), acme({ credentials: ["other"], query: { v: 1 } }))).toThrow(
        `"${name}"`,
      );
    });

    test.each<[field: string, vendor: (name: string) => object]>([
      ["credentials", (name) => ({ credentials: [name.toUpperCase()] })],
      ["query", (name) => ({ query: { [name]: null } })],
      ["baseUrl", (name) => ({ baseUrl: `https://acme.example/{${name}}` })],
    ])("not one that the vendor names in its %s", (__, vendor) => {
      for (const name of ["auth", "token"]) {
        const options = given({ [name]: "t" });
        expect(run(options, acme(vendor(name))).DEFAULTS).toMatchObject({ [name]: "t" });
      }
    });

    test("in any case, with hyphens and underscores anywhere", () => {
      check(
        fc.property(fc.constantFrom("auth", "token").chain(misspelt), (name) => {
          const issues = [{ name, reason: "secret" }];
          expect(() => run(given({ [name]: "s3cr3t" }), Endpoint)).toThrow(expect.objectContaining({ issues }));
          const credentials = acme({ credentials: [name] });
          expect(run(given({ [name]: "t" }), credentials).DEFAULTS).toMatchObject({ [name]: "t" });
        }),
        0.2,
      );
      expect(run(given({ Token: "t" }), acme({ query: { token: null } })).DEFAULTS).toMatchObject({ Token: "t" });
    });

    test.each(["auth", "token"])("not %s when it is undefined", (name) => {
      expect(run(given({ [name]: undefined }), Endpoint).DEFAULTS).not.toHaveProperty(name);
    });

    test.each(["auths", "tokens", "auth_token", "access_token", "authToken", "oauth", "page_token"])(
      "not %s",
      (name) => {
        expect(run(given({ [name]: "t" }), Endpoint).DEFAULTS).toMatchObject({ [name]: "t" });
      },
    );
  });

  test("calls are not concerned", () => {
    expect(github.build("GET /x", { auth: "a", token: "b" }).url).toBe("https://api.github.com/x?auth=a&token=b");
    expect(github.route("GET /x/{token}").param("token", "b").build().url).toBe("https://api.github.com/x/b");
  });
});

describe("defaults reject names that are probably misspelt options (F3)", () => {
  test.each<[meant: string, name: string]>([
    ["baseUrl", "baseUrl"],
    ["headers", "headers"],
    ["headers: { authorization }", "authorization"],
  ])("%s, but for case, hyphens and underscores", (meant, option) => {
    const names = option === "authorization" ? fc.oneof(fc.constant(option), misspelt(option)) : misspelt(option);
    check(
      fc.property(names, (name) => {
        const options = given({ [name]: HOST, headers: { "x-a": "b" }, page: 1 });
        expectMisspelt(() => new Endpoint(options), name, meant);
        expectMisspelt(() => github.withDefaults(options), name, meant);
        expectMisspelt(() => endpoint.defaults(options), name, meant);
      }),
    );
  });

  test("all at once, and says what was meant", () => {
    const run = (): unknown => new Endpoint(given({ base_url: HOST, Headers: {}, authorization: "token s3cr3t" }));
    expect(run).toThrow(expect.objectContaining({ names: ["base_url", "Headers", "authorization"] }));
    expect(run).toThrow(
      /"base_url" is not an option; did you mean "baseUrl"\?\n[^]*"authorization" .*"headers: \{ auth/,
    );
    expect(run).not.toThrow(/s3cr3t/);
  });

  test.each(["header", "base", "url_base", "x-headers", "proxy-authorization", "authorizations", "baseUrls", "host"])(
    "%s is a parameter",
    (name) => {
      expect(new Endpoint(given({ [name]: "v" })).build("/x").url).toBe(`https://api.github.com/x?${name}=v`);
    },
  );
});
