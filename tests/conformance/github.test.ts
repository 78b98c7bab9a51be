import { endpoint as octokit } from "@octokit/endpoint";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, VERSION, type RequestOptions } from "../../src/index.js";
import { operations, type Operation } from "./github/catalogue.js";

type Options = Readonly<Record<string, unknown>>;

/** What @octokit/endpoint 11 gives, with exactly the differences taken out that issue 2 names. */
function expected(route: string, options: Options): RequestOptions {
  const { method, url, headers, body, request } = octokit(route, options);
  const lists = Object.keys(options).filter((name) => Array.isArray(options[name]));
  const result: RequestOptions = {
    // Decision B3: lower-case, as specified.
    method: method.toLowerCase(),
    url: lists.reduce(withLiteralCommas, url),
    // Decision A1.
    headers: { ...(headers as Record<string, string>), "user-agent": `github-endpoint.js/${VERSION}` },
  };
  // Decision D1: no parameters, no body; @octokit/endpoint gives PUT and PATCH an empty string.
  const isEmptied = options["data"] === undefined && body === "";
  if (body !== undefined && !isEmptied) result.body = plain(body);
  // Decision D3: what no JSON body is, is not announced as one.
  if (typeof options["data"] === "string") delete result.headers["content-type"];
  if (request !== undefined) result.request = request;
  return result;
}

/** Decision C9: the commas of a list in the query are literal. */
function withLiteralCommas(url: string, list: string): string {
  return url.replace(new RegExp(`(?<=[?&]${list}=)[^&]*`), (items) => items.replaceAll("%2C", ","));
}

/** Decision D7: an ordinary object, where @octokit/endpoint gives one without a prototype. */
function plain(body: unknown): unknown {
  return typeof body === "object" && !Array.isArray(body) ? { ...body } : body;
}

/** The same call of all three faces. */
function built(route: string, { data, ...parameters }: Options): RequestOptions[] {
  const options = data === undefined ? parameters : { ...parameters, data };
  return [
    endpoint(route, options),
    new Endpoint().build(route, options),
    new Endpoint().route(route).params(parameters).data(data).build(),
  ];
}

const catalogue = operations();
const title = ({ id, octokitRoute }: Operation): string => `${id}: ${octokitRoute}`;
const named = (some: readonly Operation[]): [string, Operation][] => some.map((one) => [title(one), one]);

test("GitHub's catalogue has 1,223 operations, each of them in these tests", () => {
  expect(catalogue).toHaveLength(1223);
  expect(new Set(catalogue.map(({ route, origin }) => `${origin} ${route}`)).size).toBe(1223);
});

describe("Issue 2: the same result as @octokit/endpoint 11, from callable, class and chain", () => {
  test.each(named(catalogue))("%s", (_, { route, options }) => {
    const result = expected(route, options);
    for (const ours of built(route, options)) expect(ours).toStrictEqual(result);
  });
});

describe("Specification P5: query parameters named in the url, or another host", () => {
  const templates = catalogue.filter(({ route, octokitRoute }) => route !== octokitRoute);

  test("there are such operations", () => {
    expect(templates.map(title)).toHaveLength(8);
  });

  test.each(named(templates))("%s", (_, { octokitRoute, origin, options }) => {
    const route = octokitRoute.replace("{origin}", origin);
    const result = expected(route, options);
    for (const ours of built(route, options)) expect(ours).toStrictEqual(result);
  });
});

describe("Decision C9: lists of several items in the query", () => {
  const isList = ({ options, queryParameters }: Operation): boolean =>
    queryParameters.some((name) => Array.isArray(options[name]));
  const lists = catalogue.filter((one) => one.method === "GET" && isList(one));

  test("there are such operations", () => {
    expect(lists.map(title).length).toBeGreaterThan(0);
  });

  test.each(named(lists))("%s", (_, { route, options }) => {
    const several = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? [...value, "a/b"] : value]),
    );
    const result = expected(route, several);
    expect(result.url).toMatch(/,a%2Fb/);
    for (const ours of built(route, several)) expect(ours).toStrictEqual(result);
  });
});

describe("Decision B5: parameters by the name of an option", () => {
  const reserved = catalogue.filter(({ reserved: names }) => Object.keys(names).length > 0);

  test("it is always a url, and always in the body", () => {
    expect(reserved.map(({ reserved: names }) => Object.keys(names))).toEqual(Array(5).fill(["url"]));
    expect(reserved.every(({ bodyProperties }) => bodyProperties.includes("url"))).toBe(true);
  });

  test.each(named(reserved))("%s", (_, { route, options, reserved: { url } }) => {
    const without = expected(route, options);
    const body = { ...(without.body as object), url };
    const headers = { ...without.headers, "content-type": "application/json; charset=utf-8" };
    const ours = new Endpoint().route(route).params(options).param("url", url).build();
    expect(ours).toStrictEqual({ ...without, headers, body });
  });
});

describe("The named differences that the catalogue has no example of", () => {
  test("C7: a path keeps its trailing slash", () => {
    expect(octokit("GET /gists/").url).toBe("https://api.github.com/gists");
    for (const { url } of built("GET /gists/", {})) expect(url).toBe("https://api.github.com/gists/");
  });

  test.each(["PUT", "PATCH"])("D1: %s without parameters has no body", (method) => {
    expect(octokit(`${method} /notifications`).body).toBe("");
    for (const ours of built(`${method} /notifications`, {})) expect(ours).not.toHaveProperty("body");
  });
});
