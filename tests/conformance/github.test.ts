import { endpoint as octokit } from "@octokit/endpoint";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, VERSION, type RequestOptions } from "../../src/index.js";
import { operations, type Operation } from "./github/catalogue.js";

type Options = Readonly<Record<string, unknown>>;

/** The result of @octokit/endpoint 11, with the documented differences applied. */
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
  // Decision D3: no JSON content-type for a body that is not JSON.
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

/** The same call through the function, the class and the builder. */
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

test("GitHub's catalogue has 1,223 operations, all of which are tested here", () => {
  expect(catalogue).toHaveLength(1223);
  expect(new Set(catalogue.map(({ route, origin }) => `${origin} ${route}`)).size).toBe(1223);
});

describe("function, class and builder have the same result as @octokit/endpoint 11", () => {
  // Decision D2: a file takes the place of parameters that only the template of @octokit/endpoint names.
  const isUnplaced = ({ route, options, queryParameters }: Operation): boolean =>
    options["data"] !== undefined && queryParameters.length > 0 && !route.includes("{?");

  test.each(named(catalogue.filter(isUnplaced)))(
    "except for lost parameters: %s",
    (_, { route, options, queryParameters }) => {
      const names: unknown = expect.arrayContaining([queryParameters[0]]);
      expect(() => built(route, options)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names }));
    },
  );

  test.each(named(catalogue.filter((operation) => !isUnplaced(operation))))("%s", (_, { route, options }) => {
    const result = expected(route, options);
    for (const ours of built(route, options)) expect(ours).toStrictEqual(result);
  });
});

describe("operations with query parameters in the url, or on another host (P5)", () => {
  const templates = catalogue.filter(({ route, octokitRoute }) => route !== octokitRoute);

  test("the catalogue has such operations", () => {
    expect(templates.map(title)).toHaveLength(8);
  });

  test.each(named(templates))("%s", (_, { octokitRoute, origin, options }) => {
    const route = octokitRoute.replace("{origin}", origin);
    const result = expected(route, options);
    for (const ours of built(route, options)) expect(ours).toStrictEqual(result);
  });
});

describe("lists of several items in the query (C9)", () => {
  const isList = ({ options, queryParameters }: Operation): boolean =>
    queryParameters.some((name) => Array.isArray(options[name]));
  const lists = catalogue.filter((one) => one.method === "GET" && isList(one));

  test("the catalogue has such operations", () => {
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

describe("parameters with the name of an option (B5)", () => {
  const reserved = catalogue.filter(({ reserved: names }) => Object.keys(names).length > 0);

  test("the catalogue has only url, in the body", () => {
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

describe("documented differences without an example in the catalogue", () => {
  test("a path keeps its trailing slash (C7)", () => {
    expect(octokit("GET /gists/").url).toBe("https://api.github.com/gists");
    for (const { url } of built("GET /gists/", {})) expect(url).toBe("https://api.github.com/gists/");
  });

  test.each(["PUT", "PATCH"])("%s without parameters has no body (D1)", (method) => {
    expect(octokit(`${method} /notifications`).body).toBe("");
    for (const ours of built(`${method} /notifications`, {})) expect(ours).not.toHaveProperty("body");
  });
});
