import { deepStrictEqual } from "node:assert/strict";

import { Endpoint, type RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

import { race, type Runner } from "../measure/rounds.js";
import type { Comparison } from "../report/result.js";
import { HOT_ROUTES } from "./cases.js";
import { optionsOf, routeOf } from "../contenders/call.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

/** What `fetch` takes. */
type FetchArguments = readonly [url: string, init: { method?: string; headers?: unknown; body?: unknown }];

/** `toFetch()` against the arguments of `fetch` put together by hand. */
export const adapters: Suite = {
  name: "adapters",
  measure: async (effort) => {
    const results: Comparison[] = [];
    for (const given of HOT_ROUTES.slice(0, 2)) {
      const github = new Endpoint();
      const requests = given.calls.map((call) => github.build(routeOf(call), optionsOf(call)));
      for (const request of requests) deepStrictEqual(readInit(toFetch(request)), readInit(byHand(request)));
      const runner = (name: string, toArguments: (request: RequestOptions) => FetchArguments): Runner => ({
        name,
        builds: requests.map((request) => () => toArguments(request)),
        urlOf: ([url]: FetchArguments) => url,
      });
      const timings = await race([runner("toFetch()", toFetch), runner("by hand", byHand)], effort);
      const omits = new Map([["by hand", "checks; any body but JSON"]]);
      const title = `For fetch: ${given.title}`;
      const rows = rowsOf(timings, omits);
      results.push({ kind: "comparison", name: `adapter-${given.name}`, title, unit: "ns", rows });
    }
    return results;
  },
};

function byHand({ method, url, headers, body }: RequestOptions): FetchArguments {
  const init = { method: method.toUpperCase(), headers };
  return [url, body === undefined ? init : { ...init, body: JSON.stringify(body) }];
}

function readInit([url, { method, headers, body }]: FetchArguments): unknown {
  return [url, method, Object.fromEntries(new Headers(headers as Record<string, string>)), body];
}
