import { deepStrictEqual } from "node:assert/strict";

import { Endpoint, type RequestOptions, type RouteRule, type Vendor } from "fluent-endpoint";
import { form } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { Values } from "../contenders/call.js";
import { race, type Runner } from "../measure/rounds.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

/** How many calls with values of their own are built in turn. */
const CALLS = 16;

const each = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: CALLS }, (_, index) => make(index));

const ACME: Vendor = { name: "acme", baseUrl: "https://api.acme.example" };
const UPLOADS = "https://uploads.acme.example";

const repo = (index: number): Values => ({ owner: "octokit", repo: `rest-${index}` });
const issue = (index: number): Values => ({
  title: `Found a bug ${index}`,
  body: "It does not work.",
  milestone: index,
});

/** A route with a rule, and the call that has the same result without one. */
interface Ruled {
  readonly name: string;
  readonly title: string;
  readonly route: string;
  readonly rule: RouteRule;
  readonly call: (index: number) => Values;
  /** What is different without the rule. */
  readonly plain: { readonly vendor?: Vendor; readonly suffix?: string; readonly call?: (index: number) => Values };
}

const RULED: readonly Ruled[] = [
  {
    name: "query",
    title: "A route with a rule: `{?key,ref}` behind its path",
    route: "DELETE /repos/{owner}/{repo}/caches",
    rule: { url: "{?key,ref}" },
    call: (index) => ({ ...repo(index), key: `npm-${index}`, ref: "main" }),
    plain: { suffix: "{?key,ref}" },
  },
  {
    name: "headers",
    title: "A route with a rule: two header fields",
    route: "GET /repos/{owner}/{repo}/issues",
    rule: { headers: ["If-None-Match", "X-Request-Id"] },
    call: (index) => ({ ...repo(index), page: index, "if-none-match": `"etag-${index}"`, "x-request-id": `${index}` }),
    plain: {
      call: (index) => ({
        ...repo(index),
        page: index,
        headers: { "if-none-match": `"etag-${index}"`, "x-request-id": `${index}` },
      }),
    },
  },
  {
    name: "base-url",
    title: "A route with a rule: another base URL",
    route: "POST /repos/{owner}/{repo}/issues",
    rule: { baseUrl: UPLOADS },
    call: (index) => ({ ...repo(index), ...issue(index) }),
    plain: { vendor: { ...ACME, baseUrl: UPLOADS } },
  },
  {
    name: "accept",
    title: "A route with a rule: another `accept`",
    route: "GET /repos/{owner}/{repo}/readme",
    rule: { accept: "text/html" },
    call: repo,
    plain: { vendor: { ...ACME, accept: "text/html" } },
  },
  {
    name: "body",
    title: "A route with a rule: a form body",
    route: "POST /repos/{owner}/{repo}/issues",
    rule: { body: form },
    call: (index) => ({ ...repo(index), ...issue(index) }),
    plain: { vendor: { ...ACME, policy: { body: form } } },
  },
  {
    name: "deep-object",
    title: "A route with a rule: an object in the query",
    route: "GET /repos/{owner}/{repo}/issues",
    rule: { query: { filter: "deepObject" } },
    call: (index) => ({ ...repo(index), filter: { state: "open", page: index } }),
    plain: { vendor: { ...ACME, policy: { objects: "brackets" } } },
  },
];

const BY_RULE: readonly Suite[] = RULED.map(({ name, title, route, rule, call, plain }) =>
  comparison(`vendors-rule-${name}`, title, () => {
    const ruled = Endpoint.for({ ...ACME, routes: defineRoutes({ [route]: rule }) });
    const unruled = Endpoint.for(plain.vendor ?? ACME);
    return [
      builds("build() without a rule", unruled, route + (plain.suffix ?? ""), plain.call ?? call),
      builds("build() with a rule", ruled, route, call),
    ];
  }),
);

/** The hook of a subclass, overridden or not (A7). */
const finalizing = comparison("vendors-finalize", "A subclass with a hook and without", () => {
  const route = "GET /repos/{owner}/{repo}/issues";
  const call = (index: number): Values => ({ ...repo(index), page: index });
  return [
    builds("build() without a class", new Endpoint(), route, call),
    builds("build() of a class without finalize()", new Unhooked(), route, call),
    builds("build() of a class with finalize()", new Hooked(), route, call),
  ];
});

class Unhooked extends Endpoint {}

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
export const VENDOR_SUITES: readonly Suite[] = [finalizing, formBodies, ...BY_RULE];

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
