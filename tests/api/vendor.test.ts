import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, GITHUB, VERSION, type Vendor } from "../../src/index.js";
import { revoked } from "../properties/odd-values.js";

/** An endpoint of a class of its own, for that vendor. */
function endpointOf(vendor: Vendor): Endpoint {
  return new (class extends Endpoint {
    static override readonly vendor = vendor;
  })();
}

test("decision A1; specification, Versioning 1: the version is that of package.json", () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});

test("decision A1: GitHub", () => {
  expect(GITHUB).toStrictEqual({ name: "github", baseUrl: "https://api.github.com", mediaTypeVersion: "v3" });
  expect(endpointOf(GITHUB).DEFAULTS).toStrictEqual(new Endpoint().DEFAULTS);
});

describe("decision A2: GitLab, by subclassing", () => {
  class GitLab extends Endpoint {
    static override readonly vendor: Vendor = {
      name: "gitlab",
      baseUrl: "https://gitlab.com/api/v4",
      policy: { arrays: "brackets" },
    };
  }

  const gitlab = new GitLab({ headers: { "private-token": "glpat" } });

  test("its address, its name and plain JSON", () => {
    expect(gitlab.DEFAULTS).toStrictEqual({
      baseUrl: "https://gitlab.com/api/v4",
      method: "GET",
      headers: { accept: "application/json", "user-agent": `gitlab-endpoint.js/${VERSION}`, "private-token": "glpat" },
      mediaType: { format: "", previews: [] },
    });
  });

  test("a path as an id is one segment, and lists go its way", () => {
    expect(gitlab.build("GET /projects/:id/issues", { id: "group/app", iids: [1, 2] }).url).toBe(
      "https://gitlab.com/api/v4/projects/group%2Fapp/issues?iids[]=1&iids[]=2",
    );
  });

  test.each([{ format: "raw" }, { previews: ["mercy"] }, { format: "raw", previews: ["mercy"] }])(
    "it has no media types of its own: %j is an error",
    (mediaType) => {
      const fault = expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" });
      expect(() => gitlab.build("/x", { mediaType })).toThrow(fault);
      expect(() => gitlab.withDefaults({ mediaType }).build("/x")).toThrow(fault);
      expect(() => gitlab.parse(gitlab.merge("/x", { mediaType }))).toThrow(fault);
    },
  );

  test("asking for nothing is none", () => {
    expect(gitlab.build("/x", { mediaType: { format: "", previews: [] } })).toStrictEqual(gitlab.build("/x"));
  });

  test("GitHub knows nothing of it", () => {
    expect(new Endpoint().DEFAULTS.baseUrl).toBe("https://api.github.com");
    expect(new Endpoint().policy.arrays).toBe("comma");
    expect(gitlab.vendor.name).toBe("gitlab");
  });
});

describe("decision A2: a vendor is data", () => {
  const acme = { name: "acme", baseUrl: "https://acme.example" };

  test.each<[what: string, vendor: Vendor, accept: string]>([
    ["no media types", acme, "application/json"],
    ["media types with a version", { ...acme, mediaTypeVersion: "v7" }, "application/vnd.acme.v7+json"],
    ["media types without one", { ...acme, mediaTypeVersion: "" }, "application/vnd.acme+json"],
    ["an accept of its own", { ...acme, accept: "application/hal+json" }, "application/hal+json"],
    ["both", { ...acme, mediaTypeVersion: "v7", accept: "text/html" }, "text/html"],
    [
      "undefined is not given",
      { ...acme, accept: undefined, mediaTypeVersion: undefined } as never,
      "application/json",
    ],
  ])("accept: %s", (_, vendor, accept) => {
    expect(endpointOf(vendor).build("/x").headers).toStrictEqual({
      accept,
      "user-agent": `acme-endpoint.js/${VERSION}`,
    });
  });

  test("formats and previews in its own media types", () => {
    const build = endpointOf({ ...acme, mediaTypeVersion: "v7" }).toFunction();
    expect(build("/x", { mediaType: { format: "raw" } }).headers["accept"]).toBe("application/vnd.acme.v7.raw");
    expect(build("/x", { mediaType: { previews: ["new"] } }).headers["accept"]).toBe(
      "application/vnd.acme.new-preview+json",
    );
  });

  describe("decision B2: verbs of its own", () => {
    const dav = endpointOf({ ...acme, methods: { PURGE: { body: false }, REPORT: { body: true } } });

    test("a rule is a plain object", () => {
      for (const rule of [revoked({}), null, 5, true, [], { body: "no" }]) {
        expect(() => endpointOf({ ...acme, methods: { PURGE: rule as { body: boolean } } })).toThrow(
          expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
        );
      }
    });

    test.each(["PURGE /x", "purge /x", "PuRGe /x"])("without a body: %s", (route) => {
      expect(dav.build(route, { a: 1 })).toMatchObject({ method: "purge", url: "https://acme.example/x?a=1" });
      expect(() => dav.build(route, { data: 1 })).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
      expect(dav.merge(route).method).toBe("PURGE");
    });

    test("with one", () => {
      expect(dav.build("REPORT /x", { a: 1 })).toMatchObject({
        method: "report",
        url: "https://acme.example/x",
        body: { a: 1 },
      });
      expect(dav.route("/x").method("report").data("text").build().body).toBe("text");
    });

    test("the standard verbs stay, and others are errors that list them all", () => {
      expect(dav.build("PATCH /x", { a: 1 }).body).toStrictEqual({ a: 1 });
      expect(() => dav.build("LOCK /x")).toThrow(
        expect.objectContaining({
          code: "ERR_INVALID_METHOD",
          method: "LOCK",
          supported: expect.arrayContaining(["GET", "PATCH", "PURGE", "REPORT"]),
        }),
      );
    });

    test("no other vendor has them", () => {
      expect(() => new Endpoint().build("PURGE /x")).toThrow(expect.objectContaining({ code: "ERR_INVALID_METHOD" }));
    });
  });

  test("decision A3: what happens to the vendor later is not seen", () => {
    const vendor = {
      name: "acme",
      baseUrl: "https://acme.example",
      accept: "text/html",
      methods: { PURGE: { body: false } } as Record<string, { body: boolean }>,
      policy: { arrays: "repeat" as "repeat" | "comma", trustedOrigins: ["https://acme.example"] },
    };
    const endpoint = endpointOf(vendor);
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

describe("decision F1: a vendor that is none is an error at once", () => {
  const acme: Record<string, unknown> = { name: "acme", baseUrl: "https://acme.example" };

  test.each<[what: string, vendor: unknown, code: string]>([
    ["null", null, "ERR_INVALID_OPTION"],
    ["undefined", undefined, "ERR_INVALID_OPTION"],
    ["a string", "gitlab", "ERR_INVALID_OPTION"],
    ["a Map", new Map(Object.entries(acme)), "ERR_INVALID_OPTION"],
    ["no name", { baseUrl: "https://acme.example" }, "ERR_INVALID_OPTION"],
    ["an empty name", { ...acme, name: "" }, "ERR_INVALID_OPTION"],
    ["a name with a blank", { ...acme, name: "a b" }, "ERR_INVALID_OPTION"],
    ["a name with a dot", { ...acme, name: "a.b" }, "ERR_INVALID_OPTION"],
    ["a name with a line break", { ...acme, name: "a\n" }, "ERR_INVALID_OPTION"],
    ["a name that is no string", { ...acme, name: 5 }, "ERR_INVALID_OPTION"],
    ["a name that is a symbol", { ...acme, name: Symbol("acme") }, "ERR_INVALID_OPTION"],
    ["a name that is a list", { ...acme, name: ["acme"] }, "ERR_INVALID_OPTION"],
    ["a version with a slash", { ...acme, mediaTypeVersion: "v/3" }, "ERR_INVALID_OPTION"],
    ["a version that is null", { ...acme, mediaTypeVersion: null }, "ERR_INVALID_OPTION"],
    ["a version that is a symbol", { ...acme, mediaTypeVersion: Symbol("v3") }, "ERR_INVALID_OPTION"],
    ["no baseUrl", { name: "acme" }, "ERR_INVALID_BASE_URL"],
    ["a baseUrl with a query", { ...acme, baseUrl: "https://acme.example?a" }, "ERR_INVALID_BASE_URL"],
    ["a baseUrl with credentials", { ...acme, baseUrl: "https://a:b@acme.example" }, "ERR_INVALID_BASE_URL"],
    ["an accept with a line break", { ...acme, accept: "a\r\nb" }, "ERR_INVALID_HEADER"],
    ["an accept that is a list", { ...acme, accept: ["text/html"] }, "ERR_INVALID_HEADER"],
    ["methods that are a list", { ...acme, methods: ["PURGE"] }, "ERR_INVALID_OPTION"],
    ["methods that are null", { ...acme, methods: null }, "ERR_INVALID_OPTION"],
    ["methods that are a string", { ...acme, methods: "PURGE" }, "ERR_INVALID_OPTION"],
    ["a rule that is null", { ...acme, methods: { PURGE: null } }, "ERR_INVALID_OPTION"],
    ["a rule that is a boolean", { ...acme, methods: { PURGE: true } }, "ERR_INVALID_OPTION"],
    ["a rule whose body is no boolean", { ...acme, methods: { PURGE: { body: "no" } } }, "ERR_INVALID_OPTION"],
    ["a verb that is no token", { ...acme, methods: { "A B": { body: false } } }, "ERR_INVALID_OPTION"],
    ["a policy that is a list", { ...acme, policy: [] }, "ERR_INVALID_OPTION"],
    ["a policy that is null", { ...acme, policy: null }, "ERR_INVALID_OPTION"],
    ["a policy that is unknown", { ...acme, policy: { array: "comma" } }, "ERR_INVALID_OPTION"],
    ["a choice that is unknown", { ...acme, policy: { arrays: "pipe" } }, "ERR_INVALID_OPTION"],
  ])("%s", (_, vendor, code) => {
    expect(() => endpointOf(vendor as Vendor)).toThrow(expect.objectContaining({ code }));
  });
});
