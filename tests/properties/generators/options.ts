/** Random endpoints, routes and options for the property tests, each of them valid on its own. */
import { inspect } from "node:util";
import fc from "fast-check";
import { codePoint } from "./texts.js";
import {
  Endpoint,
  EndpointError,
  type Buildable,
  type CallOptions,
  type EndpointOptions,
  type Policy,
  type RequestOptions,
} from "../../../src/index.js";

const ROUTES = [
  "GET /orgs/{org}/repos",
  "/orgs/:org/repos{?type,page}",
  "HEAD {/org*}",
  "POST /repos/{owner}/{repo}/issues",
  "PUT https://uploads.github.com/x{?name,label}",
  "PATCH /x/{+path}?a=1#top",
  "DELETE /x/{__proto__}/{constructor}{?url,data}",
  "OPTIONS /",
  "QUERY /search{?page}",
  "get https://{org}.example.com/x/{name:3}{;page*}",
];

/** The path parameters of the routes; later options can override them. */
const PATH_PARAMETERS = JSON.parse(
  '{"org":"octokit","owner":"o","repo":"r","path":"a/b","name":"n","__proto__":"p","constructor":"c"}',
) as Record<string, string>;

const NAMES = ["org", "owner", "repo", "type", "page", "name", "label", "path", "a", "z", "1", "0", "10"];
const ODD_NAMES = ["__proto__", "constructor", "toString", "then", "x-y", "ü", "a b", "[]", "", "route"];

const scalar = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 2, arbitrary: fc.string({ unit: codePoint }) },
  { weight: 4, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.bigInt() },
  { weight: 4, arbitrary: fc.constantFrom("octokit", "..", "", "a/b", "?", "b c", null, undefined) },
);
const value = fc.oneof(
  { weight: 12, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 3 }), scalar, { maxKeys: 2 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: false }) },
  { weight: 1, arbitrary: fc.object({ key: fc.string({ maxLength: 3 }), maxDepth: 2, maxKeys: 2 }) },
);

function objectOf<Value>(names: readonly string[], values: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), values), { selector: ([name]) => name, maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));
}

const FIELDS = ["X-a", "x-b", "Accept", "authorization", "Cookie", "Content-Type", "__proto__"];

/** Headers with names in any case; a name can occur twice. */
const headers = objectOf(
  FIELDS,
  fc.constantFrom("a", "", "text/html", "application/vnd.github.v3+json;q=0.1", 5, null, undefined),
);

const mediaTypeName = fc.constantFrom("raw", "text+json", "mercy", "mercy-preview", "symmetra", "json");

const settings = fc.record(
  {
    baseUrl: fc.constantFrom("https://github.example/api/v3/", "http://localhost:3000"),
    headers,
    mediaType: fc.record(
      { format: fc.option(mediaTypeName, { nil: undefined }), previews: fc.array(mediaTypeName, { maxLength: 3 }) },
      { requiredKeys: [] },
    ),
    request: fc.constantFrom({ timeout: 100_000 }, { signal: null, timeout: 200_000 }, undefined),
  },
  { requiredKeys: [] },
);
const data = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ data: fc.oneof(fc.constantFrom(null, 0, "", "text", undefined), value) }) },
);

/** Options of a call or of defaults, without method and url. */
export const options: fc.Arbitrary<EndpointOptions> = fc
  .tuple(objectOf([...NAMES, ...NAMES, ...ODD_NAMES], value), settings, data)
  .map((parts) => Object.fromEntries(parts.flatMap((part) => Object.entries(part))));

/** A route with placeholders for some of the parameters. */
export const route = fc.constantFrom(...ROUTES);

/** Any policy. */
export const policy: fc.Arbitrary<Partial<Policy>> = fc.record(
  {
    arrays: fc.constantFrom("comma", "repeat", "brackets", "indices"),
    objects: fc.constantFrom("error", "brackets"),
    trustedOrigins: fc.constantFrom(["https://api.github.com"], ["https://octokit.example.com"], []),
  },
  { requiredKeys: [] },
);

/** An endpoint with three sets of defaults and a policy. */
export const endpoint = fc
  .tuple(options, options, policy)
  .map(([one, two, choices]) => new Endpoint(PATH_PARAMETERS).withDefaults(one).withDefaults(two).withPolicy(choices));

const ALL = { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity };

/** The result of `run` in every detail, with the order of keys, prototypes and -0; of an error, its code and its names. */
export function outcome(run: () => unknown): string {
  try {
    return inspect(run(), ALL);
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return faultOf(error);
  }
}

/** Only a call tells what was passed as undefined, and which name was misspelt. */
export function faultOf(error: { readonly code: string; readonly names?: unknown }): string {
  return inspect([error.code, error.names], ALL);
}

/** The same call as a chain, with its steps in another order. */
export function chained(start: Endpoint, url: string, given: EndpointOptions): Buildable<RequestOptions> {
  const { baseUrl, headers: fields, mediaType, data: body, request, ...parameters } = given;
  return start
    .builder()
    .request(request)
    .format(mediaType?.format)
    .params(parameters)
    .previews(mediaType?.previews)
    .headers(fields)
    .route(url)
    .data(body)
    .baseUrl(baseUrl);
}

/** Parameters and options of one object, apart. */
export function apart(given: EndpointOptions): [parameters: object, options: CallOptions] {
  const isOption = ([name]: [string, unknown]): boolean => /^(?:headers|baseUrl|mediaType|data|request)$/.test(name);
  const entries = Object.entries(given);
  return [Object.fromEntries(entries.filter((one) => !isOption(one))), Object.fromEntries(entries.filter(isOption))];
}
