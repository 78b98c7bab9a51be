import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint } from "fluent-endpoint";
import { Endpoint as MiniEndpoint } from "fluent-endpoint/mini";

import { race, type Runner } from "../measure/rounds.js";
import type { Suite } from "./suite.js";
import { rowsOf } from "./time.js";

const github = new Endpoint();
const mini = new MiniEndpoint({ baseUrl: "https://api.github.com" });
const OPTIONS = { owner: "octokit", repo: "rest.js", page: 2 };

/** The first call of each route: what compiling a route costs. */
export const cold: Suite = {
  name: "cold",
  measure: async (effort) => {
    const runners = [
      first("build()", (route) => github.build(route, OPTIONS)),
      first("mini, build()", (route) => mini.build(route, OPTIONS)),
      first("@octokit/endpoint", (route) => octokit(route, OPTIONS)),
    ];
    const rows = rowsOf(await race(runners, effort), new Map([["@octokit/endpoint", "checks of values and paths"]]));
    return [{ kind: "comparison", name: "cold", title: "The first call of a route", unit: "ns", rows }];
  },
};

/** Builds a route that is new each time. */
function first(name: string, build: (route: string) => unknown): Runner {
  let count = 0;
  return { name, builds: [() => build(`GET /routes/${count++}/{owner}/{repo}`)] };
}
