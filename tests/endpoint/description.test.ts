import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, RequestBuilder } from "../../src/index.js";
import { functionOf } from "../function-of.js";

const SECRETS = {
  headers: { authorization: "token s3cret", "x-a": "s3cret" },
  org: "s3cret",
  data: "s3cret",
  request: { key: "s3cret" },
};
const github = new Endpoint(SECRETS);
const chain = github
  .route("POST /orgs/{org}/repos{?page}")
  .params({ name: "s3cret", org: "s3cret" })
  .query({ sort: "s3cret" })
  .headers({ "X-B": "s3cret", "user-agent": null })
  .data("s3cret");
const NAMES = { headers: ["accept", "user-agent"] };
const JSON_OF_ENDPOINT = {
  vendor: "github",
  parameters: ["org"],
  headers: ["accept", "user-agent", "authorization", "x-a"],
};
const ENDPOINT = `Endpoint ${JSON.stringify(JSON_OF_ENDPOINT)}`;
const BUILDER =
  'RequestBuilder {"route":"POST /orgs/{org}/repos{?page}","parameters":["org","name","sort"],' +
  '"headers":["accept","authorization","x-a","x-b"]}';
const builder = (route: string, parameters: string[], headers = NAMES.headers): string =>
  `RequestBuilder ${JSON.stringify({ route, parameters, headers })}`;

describe("endpoints, functions and builders describe themselves (H6)", () => {
  test.each<[name: string, object: object, text: string]>([
    ["an endpoint", github, ENDPOINT],
    ["its function", functionOf(github), ENDPOINT],
    [
      "a function of the library",
      endpoint,
      'Endpoint {"vendor":"github","parameters":[],"headers":["accept","user-agent"]}',
    ],
    ["a function with defaults", endpoint.defaults(SECRETS), ENDPOINT],
    ["a builder", chain, BUILDER],
    ["a builder that lacks parameters", new Endpoint().route("/x/{a}"), builder("GET /x/{a}", [])],
    ["a builder without a url", new Endpoint().builder().param("a", 1), builder("GET ", ["a"])],
    ["a builder made by its class", new RequestBuilder(github), builder("GET ", ["org"], JSON_OF_ENDPOINT.headers)],
  ])("%s", (_, object, text) => {
    expect(inspect(object)).toBe(text);
    expect(inspect({ object })).toContain(text);
    expect((object as Endpoint).toString()).toBe(text);
    expect(Object.keys(object)).not.toContain("toString");
  });

  test("JSON of a builder is its text, JSON of an endpoint its vendor and names", () => {
    expect(JSON.parse(JSON.stringify({ chain }))).toStrictEqual({ chain: BUILDER });
    expect(JSON.parse(JSON.stringify(github))).toStrictEqual(JSON_OF_ENDPOINT);
    expect(JSON.parse(JSON.stringify(functionOf(github)))).toStrictEqual(JSON_OF_ENDPOINT);
    expect(github.toJSON()).toStrictEqual(JSON_OF_ENDPOINT);
  });

  test("a route without its query, and names without what a terminal acts on (D6, G9)", () => {
    const hostile = new Endpoint().route("GET /x?token=s3cret").param("a\u001b[31m\u202e\n\u0085", "s3cret");
    const text = (hostile as object as Endpoint).toString();
    expect(text).toBe(
      'RequestBuilder {"route":"GET /x?…","parameters":["a\\u001b[31m·\\n·"],"headers":["accept","user-agent"]}',
    );
  });
});
