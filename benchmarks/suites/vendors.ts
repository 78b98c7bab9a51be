import { deepStrictEqual } from "node:assert/strict";

import { Endpoint, type RequestOptions, type Vendor, VERSION } from "fluent-endpoint";
import { form } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { Values } from "../contenders/call.js";
import { race, type Runner } from "../measure/rounds.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

/** How many calls with values of their own are built in turn. */
const CALLS = 16;

const each = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: CALLS }, (_, index) => make(index));

const ACME = { name: "acme", baseUrl: "https://api.acme.example" } satisfies Vendor;

const repo = (index: number): Values => ({ owner: "octokit", repo: `rest-${index}` });
const issue = (index: number): Values => ({
  title: `Found a bug ${index}`,
  body: "It does not work.",
  milestone: index,
});

/** A rule of a route: a query behind its path, and header fields as parameters. */
const rule = comparison("vendors-rule", "A route with a rule: a query, and two header fields", () => {
  const route = "DELETE /repos/{owner}/{repo}/caches";
  const rules = { [route]: { url: "{?key,ref}", headers: ["If-Match", "X-Request-Id"] } };
  const query = (index: number): Values => ({ ...repo(index), key: `npm-${index}`, ref: "main" });
  const headers = (index: number): Record<string, string> => ({
    "if-match": `etag-${index}`,
    "x-request-id": `request-${index}`,
  });
  return [
    builds("build() with a rule", Endpoint.for({ ...ACME, routes: defineRoutes(rules) }), route, (index) => ({
      ...query(index),
      ...headers(index),
    })),
    builds("build() without a rule", Endpoint.for(ACME), `${route}{?key,ref}`, (index) => ({
      ...query(index),
      headers: headers(index),
    })),
    {
      name: BY_HAND,
      builds: each((index) => {
        const given = { ...query(index), headers: headers(index) } as unknown as CacheOptions;
        return () => deleteCacheByHand(given);
      }),
      urlOf,
    },
  ];
});

/** Code that knows which parameters are given. */
const BY_HAND = "hand-written";
const HEADERS = { accept: "application/json", "user-agent": `acme-endpoint.js/${VERSION}` };

interface CacheOptions {
  readonly owner: string;
  readonly repo: string;
  readonly key: string;
  readonly ref: string;
  readonly headers: Readonly<Record<string, string>>;
}

function deleteCacheByHand({ owner, repo, key, ref, headers }: CacheOptions): RequestOptions {
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/caches`;
  return {
    method: "delete",
    url: `${ACME.baseUrl}${path}?key=${encodeURIComponent(key)}&ref=${encodeURIComponent(ref)}`,
    headers: { ...HEADERS, ...headers },
  };
}

/** An object in the query, by the policy of a vendor. */
const object = comparison("vendors-object", "An object in the query, by policy", () => {
  const route = "GET /repos/{owner}/{repo}/issues";
  const call = (index: number): Values => ({ ...repo(index), filter: { state: "open", page: index } });
  return [
    builds("build() with a policy", Endpoint.for({ ...ACME, policy: { objects: "brackets" } }), route, call),
    {
      name: BY_HAND,
      builds: each((index) => {
        const given = call(index) as unknown as IssuesOptions;
        return () => listIssuesByHand(given);
      }),
      urlOf,
    },
  ];
});

interface IssuesOptions {
  readonly owner: string;
  readonly repo: string;
  readonly filter: Readonly<Record<string, string | number>>;
}

function listIssuesByHand({ owner, repo, filter }: IssuesOptions): RequestOptions {
  const query = Object.entries(filter).map(([name, value]) => `filter%5B${name}%5D=${encodeURIComponent(value)}`);
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/issues`;
  return { method: "get", url: `${ACME.baseUrl}${path}?${query.join("&")}`, headers: { ...HEADERS } };
}

/** The hook of a subclass, overridden or not (A7). */
const finalizing = comparison("vendors-finalize", "A subclass with a hook and without", () => {
  const route = "GET /repos/{owner}/{repo}/issues";
  const call = (index: number): Values => ({ ...repo(index), page: index });
  return [
    builds("build() without a class", new Endpoint(), route, call),
    builds("build() of a class with finalize()", new Hooked(), route, call),
  ];
});

class Hooked extends Endpoint {
  protected override finalize(request: RequestOptions): RequestOptions {
    return request;
  }
}

/** The texts of a form, by the platform and by the encoder, and a whole build with one. */
const formBodies = comparison("vendors-form", "A form body of three members", () => {
  const route = "POST /repos/{owner}/{repo}/issues";
  const forms = Endpoint.for({ ...ACME, policy: { body: form } });
  const json = Endpoint.for(ACME);
  const typed = json.withDefaults({ headers: { "content-type": "application/x-www-form-urlencoded" } });
  const members = each((index) => issue(index) as Record<string, string>);
  const texts = members.map((flat) => new URLSearchParams(flat).toString());
  const context = { policy: forms.policy };
  const body: Pick<Runner, "urlOf"> = { urlOf: (text: string) => text };
  return [
    {
      name: "new URLSearchParams()",
      builds: members.map((flat) => () => new URLSearchParams(flat).toString()),
      ...body,
    },
    { name: "fluent-endpoint, form alone", builds: members.map((flat) => () => form(flat, context).body), ...body },
    builds("build() with form", forms, route, (index) => ({ ...repo(index), ...issue(index) }), bodyOf),
    builds("build() with that text as data", typed, route, (index) => ({ ...repo(index), data: texts[index] }), bodyOf),
  ];
});

const bodyOf = ({ body }: RequestOptions): string => body as string;
const urlOf = ({ url }: RequestOptions): string => url;

/** What vendors can say, against the same calls without it. */
export const VENDOR_SUITES: readonly Suite[] = [rule, object, formBodies, finalizing];

/** A suite whose runners have the same results: requests, or the text of their body. */
function comparison(name: string, title: string, prepare: () => readonly Runner[]): Suite {
  return {
    name,
    measure: async (effort) => {
      const runners = prepare();
      const results = runners.map((runner) => runner.builds.map((build) => build() as RequestOptions | string));
      const isOfTexts = typeof results[0]![0] === "string";
      const textOf = (result: RequestOptions | string): unknown => (typeof result === "string" ? result : result.body);
      const [expected, ...others] = results.map((all) => (isOfTexts ? all.map(textOf) : all));
      for (const other of others) deepStrictEqual(other, expected);
      return [{ kind: "comparison", name, title, unit: "ns", rows: rowsOf(await race(runners, effort), new Map()) }];
    },
  };
}

function builds(
  name: string,
  endpoint: Endpoint,
  route: string,
  call: (index: number) => Values,
  read: (request: RequestOptions) => string = urlOf,
): Runner {
  return {
    name,
    builds: each((index) => {
      const options = call(index);
      return () => endpoint.build(route, options);
    }),
    urlOf: read,
  };
}
