import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, GITHUB, VERSION, type EndpointError, type Vendor } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

/** An endpoint of a new class with this vendor. */
function endpointFor(vendor: Vendor): Endpoint {
  return new (class extends Endpoint {
    static override readonly vendor = vendor;
  })();
}

test("VERSION equals the version in package.json (Versioning 1; A1)", () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});

test("GITHUB describes GitHub's API and is the default vendor (A1)", () => {
  const policy = { arrays: "comma" };
  expect(GITHUB).toStrictEqual({ name: "github", baseUrl: "https://api.github.com", mediaTypeVersion: "v3", policy });
  expect(endpointFor(GITHUB).DEFAULTS).toStrictEqual(new Endpoint().DEFAULTS);
});

describe("a subclass for GitLab (A2)", () => {
  class GitLab extends Endpoint {
    static override readonly vendor: Vendor = {
      name: "gitlab",
      baseUrl: "https://gitlab.com/api/v4",
      policy: { arrays: "brackets" },
    };
  }

  const gitlab = new GitLab({ headers: { "private-token": "glpat" } });

  test("uses the vendor's base url, its name and plain JSON", () => {
    expect(gitlab.DEFAULTS).toStrictEqual({
      baseUrl: "https://gitlab.com/api/v4",
      method: "GET",
      headers: { accept: "application/json", "user-agent": `gitlab-endpoint.js/${VERSION}`, "private-token": "glpat" },
      mediaType: { format: "" },
    });
  });
});

describe("a vendor without a name is neutral (A2)", () => {
  const api = Endpoint.for({ baseUrl: "https://api.acme.test" });

  test("its requests have nothing of GitHub's", () => {
    expect(api.build("GET /x")).toStrictEqual({
      method: "get",
      url: "https://api.acme.test/x",
      headers: { accept: "application/json", "user-agent": `fluent-endpoint/${VERSION}` },
    });
    const plain = endpointFor({ baseUrl: "/api", headers: { "user-agent": null }, contentType: "application/json" });
    expect(plain.build("POST /x", { a: 1 }).headers).toStrictEqual({
      accept: "application/json",
      "content-type": "application/json",
    });
  });

  test("it has no media types, and describes itself by its base url (H6)", () => {
    for (const mediaType of [{ format: "raw" }, { previews: ["mercy"] }])
      expect(() => api.build("/x", {}, { mediaType })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" }),
      );
    expect(api.toJSON().vendor).toBe("https://api.acme.test");
    expect(api.vendor.name).toBeUndefined();
  });
});

const STANDARD = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "QUERY"];

describe("a vendor is a plain object (A2)", () => {
  const acme = { name: "acme", baseUrl: "https://acme.example" };

  test.each<[name: string, vendor: Vendor, accept: string]>([
    ["no media types", acme, "application/json"],
    ["media types with a version", { ...acme, mediaTypeVersion: "v7" }, "application/vnd.acme.v7+json"],
    ["media types without a version", { ...acme, mediaTypeVersion: "" }, "application/vnd.acme+json"],
    ["its own accept header", { ...acme, accept: "application/hal+json" }, "application/hal+json"],
    ["media types and its own accept header", { ...acme, mediaTypeVersion: "v7", accept: "text/html" }, "text/html"],
    ["undefined fields", { ...acme, accept: undefined, mediaTypeVersion: undefined } as never, "application/json"],
  ])("determines the accept header: %s", (_, vendor, accept) => {
    expect(endpointFor(vendor).build("/x").headers).toStrictEqual({
      accept,
      "user-agent": `acme-endpoint.js/${VERSION}`,
    });
  });

  describe("adds its own methods (B2)", () => {
    const dav = endpointFor({ ...acme, methods: { PURGE: { body: false }, REPORT: { body: true } } });

    test.each(["PURGE /x", "purge /x", "PuRGe /x"])("a method without a body: %s", (route) => {
      expect(dav.build(route, { a: 1 })).toMatchObject({ method: "purge", url: "https://acme.example/x?a=1" });
      expect(() => dav.build(route, {}, { data: 1 })).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
      expect(dav.merge(route).method).toBe("PURGE");
    });

    test("a method with a body", () => {
      expect(dav.build("REPORT /x", { a: 1 })).toMatchObject({
        method: "report",
        url: "https://acme.example/x",
        body: { a: 1 },
      });
      expect(dav.route("/x").method("report").data("text").build().body).toBe("text");
    });

    test("keeps the standard methods and lists all methods in the error for others", () => {
      expect(dav.build("PATCH /x", { a: 1 }).body).toStrictEqual({ a: 1 });
      expect(() => dav.build("LOCK /x")).toThrow(
        expect.objectContaining({
          code: "ERR_INVALID_METHOD",
          message: expect.stringContaining([...STANDARD, "PURGE", "REPORT"].join(", ")),
        }),
      );
    });
  });

  test("is copied: later changes have no effect (A3)", () => {
    const vendor = {
      name: "acme",
      baseUrl: "https://acme.example",
      accept: "text/html",
      methods: { PURGE: { body: false } } as Record<string, { body: boolean }>,
      policy: { arrays: "repeat" as "repeat" | "comma", trustedOrigins: ["https://acme.example"] },
    };
    const endpoint = endpointFor(vendor);
    const before = structuredClone(endpoint.vendor);
    Object.assign(vendor, { name: "evil", baseUrl: "https://evil.example", accept: "x/y" });
    vendor.methods["PURGE"]!.body = true;
    delete vendor.methods["PURGE"];
    vendor.policy.arrays = "comma";
    vendor.policy.trustedOrigins.push("https://evil.example");
    for (const one of [endpoint, endpoint.withDefaults({ a: 1 })]) {
      expect(one.vendor).toEqual(before);
      expect(one.build("PURGE /x", { a: [1, 2] }).url).toBe("https://acme.example/x?a=1&a=2");
      expect(one.build("/x").headers["accept"]).toBe("text/html");
      expect(one.policy.trustedOrigins).toStrictEqual(["https://acme.example"]);
    }
  });
});

test("all that is wrong with a vendor is said at once (F1)", () => {
  const vendor = {
    baseUrl: "https://acme.example",
    credential: ["x-key"],
    name: "a b",
    headers: new Map(),
    policy: { arrays: "pipe", object: "error" },
    mediaTypeVersion: "v/3",
    methods: { PURGE: null },
  };
  const error = thrownBy(() => Endpoint.for(vendor as never)) as EndpointError;
  expect(error.issues.map(({ name, reason }) => [name, reason])).toEqual([
    ["vendor.credential", "field"],
    ["vendor.name", "form"],
    ["vendor.headers", "object"],
    ["policy.arrays", "form"],
    ["policy.object", "field"],
    ["vendor.mediaTypeVersion", "form"],
    ["vendor.methods", "form"],
  ]);
  expect(error.message).toContain('"vendor.credential" is no field of a vendor; a vendor may have name, baseUrl');
  expect(error.message).toContain("did you mean credentials?");
  expect(error.message).toContain("did you mean objects?");
});

describe("the constructor rejects an invalid vendor immediately (F1)", () => {
  const acme: Record<string, unknown> = { name: "acme", baseUrl: "https://acme.example" };

  test.each<[name: string, vendor: unknown, code: string]>([
    ["null", null, "ERR_INVALID_OPTION"],
    ["a string", "gitlab", "ERR_INVALID_OPTION"],
    ["media types without a name", { baseUrl: "https://acme.example", mediaTypeVersion: "v3" }, "ERR_INVALID_OPTION"],
    ["an unknown field", { ...acme, credential: ["x-key"] }, "ERR_INVALID_OPTION"],
    ["null as name", { ...acme, name: null }, "ERR_INVALID_OPTION"],
    ["a name with a space", { ...acme, name: "a b" }, "ERR_INVALID_OPTION"],
    ["a name with a line break", { ...acme, name: "a\n" }, "ERR_INVALID_OPTION"],
    ["a number as name", { ...acme, name: 5 }, "ERR_INVALID_OPTION"],
    ["a version with a slash", { ...acme, mediaTypeVersion: "v/3" }, "ERR_INVALID_OPTION"],
    ["null as version", { ...acme, mediaTypeVersion: null }, "ERR_INVALID_OPTION"],
    ["no baseUrl", { name: "acme" }, "ERR_INVALID_BASE_URL"],
    ["a baseUrl with a query", { ...acme, baseUrl: "https://acme.example?a" }, "ERR_INVALID_BASE_URL"],
    ["an accept with a line break", { ...acme, accept: "a\r\nb" }, "ERR_INVALID_HEADER"],
    ["a list as accept", { ...acme, accept: ["text/html"] }, "ERR_INVALID_HEADER"],
    ["a list as methods", { ...acme, methods: ["PURGE"] }, "ERR_INVALID_OPTION"],
    ["null as a rule", { ...acme, methods: { PURGE: null } }, "ERR_INVALID_OPTION"],
    ["a rule with a string as body", { ...acme, methods: { PURGE: { body: "no" } } }, "ERR_INVALID_OPTION"],
    ["a method that is not a token", { ...acme, methods: { "A B": { body: false } } }, "ERR_INVALID_OPTION"],
    ["a list as policy", { ...acme, policy: [] }, "ERR_INVALID_OPTION"],
    ["an unknown policy", { ...acme, policy: { array: "comma" } }, "ERR_INVALID_OPTION"],
    ["an unknown choice", { ...acme, policy: { arrays: "pipe" } }, "ERR_INVALID_OPTION"],
  ])("%s", (_, vendor, code) => {
    expect(() => endpointFor(vendor as Vendor)).toThrow(expect.objectContaining({ code }));
  });
});
