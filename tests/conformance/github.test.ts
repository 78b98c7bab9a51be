import { endpoint as octokit } from "@octokit/endpoint";
import { expect, test } from "@jest/globals";
import { Endpoint, endpoint, VERSION, type RequestOptions } from "../../src/index.js";
import { operations, type Operation } from "./github/catalogue.js";

type Options = Readonly<Record<string, unknown>>;

/** The result of @octokit/endpoint 11, with the documented differences applied. */
function expected(route: string, options: Options): RequestOptions {
  const { method, url, headers, body, request } = octokit(route, options);
  const lists = Object.keys(options).filter((name) => Array.isArray(options[name]));
  const result: RequestOptions = {
    // B3: lower-case, as specified.
    method: method.toLowerCase(),
    url: lists.reduce(withLiteralCommas, url),
    // A1.
    headers: { ...(headers as Record<string, string>), "user-agent": `github-endpoint.js/${VERSION}` },
  };
  // D1: no parameters, no body; @octokit/endpoint gives PUT and PATCH an empty string. D7: an ordinary object.
  const isEmptied = options["data"] === undefined && body === "";
  const isObject = typeof body === "object" && !Array.isArray(body);
  if (body !== undefined && !isEmptied) result.body = isObject ? { ...(body as object) } : body;
  // D3: no JSON content-type for a body that is not JSON.
  if (typeof options["data"] === "string") delete result.headers["content-type"];
  if (request !== undefined) result.request = request;
  return result;
}

/** C9: the commas of a list in the query are literal. */
const withLiteralCommas = (url: string, list: string): string =>
  url.replace(new RegExp(`(?<=[?&]${list}=)[^&]*`), (items) => items.replaceAll("%2C", ","));

/** The same call through the function, the class and the builder. */
function built(route: string, { data, ...parameters }: Options): RequestOptions[] {
  const options = data === undefined ? parameters : { ...parameters, data };
  return [
    endpoint(route, options),
    new Endpoint().build(route, parameters, data === undefined ? undefined : { data }),
    new Endpoint().route(route).params(parameters).data(data).build(),
  ];
}

function expectSame(route: string, options: Options): void {
  const result = expected(route, options);
  for (const ours of built(route, options)) expect([route, ours]).toStrictEqual([route, result]);
}

const catalogue = operations();
// D2: a file takes the place of parameters that only the template of @octokit/endpoint names.
const isUnplaced = ({ route, options, queryParameters }: Operation): boolean =>
  options["data"] !== undefined && queryParameters.length > 0 && !route.includes("{?");

test("the 1,223 operations of GitHub have the requests of @octokit/endpoint 11", () => {
  expect(new Set(catalogue.map(({ route, origin }) => `${origin} ${route}`)).size).toBe(1223);
  for (const one of catalogue) if (!isUnplaced(one)) expectSame(one.route, one.options);
});

test("those that would lose parameters are an error (D2)", () => {
  const unplaced = catalogue.filter(isUnplaced);
  expect(unplaced.length).toBeGreaterThan(0);
  for (const { route, options } of unplaced)
    expect(() => built(route, options)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER" }));
});

test("so have those with query parameters in the url, or on another host (P5)", () => {
  const templates = catalogue.filter(({ route, octokitRoute }) => route !== octokitRoute);
  expect(templates).toHaveLength(8);
  for (const { octokitRoute, origin, options } of templates)
    expectSame(octokitRoute.replace("{origin}", origin), options);
});

test("and lists of several items in the query (C9)", () => {
  const isList = ({ method, options, queryParameters }: Operation): boolean =>
    method === "GET" && queryParameters.some((name) => Array.isArray(options[name]));
  const lists = catalogue.filter(isList);
  expect(lists.length).toBeGreaterThan(0);
  for (const { route, options } of lists) {
    const several = Object.entries(options).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...value, "a/b"] : value,
    ]);
    expectSame(route, Object.fromEntries(several) as Options);
  }
});

test("a parameter with the name of an option is a parameter of a chain (B5)", () => {
  const reserved = catalogue.filter(({ reserved: names }) => Object.keys(names).length > 0);
  expect(reserved.map(({ reserved: names }) => Object.keys(names))).toEqual(Array(5).fill(["url"]));
  for (const {
    route,
    options,
    reserved: { url },
  } of reserved) {
    const ours = new Endpoint().route(route).params(options).param("url", url).build();
    expect(ours.body).toStrictEqual({ ...(expected(route, options).body as object | undefined), url });
  }
});

test("documented differences without an example there: C7, D1", () => {
  expect(octokit("GET /gists/").url).toBe("https://api.github.com/gists");
  for (const { url } of built("GET /gists/", {})) expect(url).toBe("https://api.github.com/gists/");
  expect(octokit("PUT /notifications").body).toBe("");
  for (const ours of built("PUT /notifications", {})) expect(ours).not.toHaveProperty("body");
});
