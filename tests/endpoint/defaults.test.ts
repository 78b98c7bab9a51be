// A3, A4: what an endpoint shows of its defaults, and who owns them. The table of calls has what they do.
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, VERSION } from "../../src/index.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };

test("DEFAULTS of an endpoint without defaults of its own are the vendor's (A1)", () => {
  const expected = { baseUrl: "https://api.github.com", method: "GET", headers: HEADERS, mediaType: { format: "" } };
  expect(new Endpoint().DEFAULTS).toStrictEqual(expected);
  expect(endpoint.DEFAULTS).toStrictEqual(expected);
});

test("later defaults and those of a call are merged in DEFAULTS and merge() (A4)", () => {
  const github = new Endpoint({
    baseUrl: "https://one.example",
    headers: { "x-one": "1", "x-all": "1" },
    mediaType: { format: "one", previews: ["p1"] },
    one: 1,
    all: 1,
  }).withDefaults({
    baseUrl: "https://two.example",
    headers: { "x-two": "2", "X-All": "2" },
    mediaType: { format: "two", previews: ["p1-preview", "p2"] },
    two: 2,
    all: 2,
  });
  const merged = {
    baseUrl: "https://two.example",
    method: "GET",
    headers: { ...HEADERS, "x-one": "1", "x-two": "2", "x-all": "2" },
    mediaType: { format: "two", previews: ["p1", "p2"] },
    one: 1,
    all: 2,
    two: 2,
  };
  expect(github.DEFAULTS).toStrictEqual(merged);
  expect(
    github.merge("PUT /x", { all: 3 }, { headers: { "X-ALL": "3" }, mediaType: { previews: ["p3"] } }),
  ).toStrictEqual({
    ...merged,
    method: "PUT",
    url: "/x",
    headers: { ...merged.headers, "x-all": "3" },
    mediaType: { format: "two", previews: ["p1", "p2", "p3"] },
    all: 3,
  });
});

test("null is a default, and can be overridden (A5)", () => {
  const api = new Endpoint({ type: null });
  expect(api.DEFAULTS["type"]).toBeNull();
  expect(api.build("/x", { type: "a" }).url).toBe("https://api.github.com/x?type=a");
});

describe("an endpoint owns its defaults (A3)", () => {
  test("copies them: later changes have no effect", () => {
    const previews = ["mercy"];
    const defaults = { headers: { "x-team": "a" }, mediaType: { format: "raw", previews }, org: "octokit" };
    const github = new Endpoint(defaults);
    const before = github.build("/orgs/{org}");
    Object.assign(defaults, { org: "other" });
    defaults.headers["x-team"] = "b";
    defaults.mediaType.format = "html";
    previews.push("symmetra");
    expect(github.build("/orgs/{org}")).toStrictEqual(before);
  });

  test("freezes DEFAULTS and what the library creates in it", () => {
    const { DEFAULTS } = new Endpoint({ mediaType: { previews: ["mercy"] } });
    for (const part of [DEFAULTS, DEFAULTS.headers, DEFAULTS.mediaType, DEFAULTS.mediaType.previews])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test("keeps request, data and values of parameters by identity, and freezes none", () => {
    const [request, list, data] = [{ agent: { a: 1 } }, [{ id: 1 }], { text: { a: 1 } }];
    const api = new Endpoint({ request, list, data });
    expect([api.DEFAULTS.request, api.DEFAULTS["list"], api.DEFAULTS.data]).toEqual([request, list, data]);
    expect(api.DEFAULTS.request).toBe(request);
    for (const built of [api.build("POST /x"), api.parse(api.merge("POST /x")), api.route("POST /x").build()]) {
      expect(built.request).toBe(request);
      expect(built.body).toBe(data);
    }
    for (const own of [request, request.agent, list, data.text]) expect(Object.isFrozen(own)).toBe(false);
  });

  test("merges two requests into a fresh one", () => {
    const [one, other] = [{ a: 1 }, { b: new AbortController() }];
    const { request } = new Endpoint({ request: one }).build("/x", {}, { request: other });
    expect(request).toStrictEqual({ ...one, ...other });
    expect([one, other]).not.toContain(request);
  });
});
