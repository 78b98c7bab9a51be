// A small SDK. The compilers write its declarations, which consumer.ts uses.
import {
  defineVendor,
  Endpoint,
  type Exact,
  type OfVendor,
  type ParametersOf,
  type RequestOptions,
} from "fluent-endpoint";

import type { paths } from "./odd.js";

export const api = new Endpoint<paths>().withDefaults({
  "thing-id": "a",
  headers: { authorization: "token secret" },
});
export const open = new Endpoint().withDefaults({ owner: "octokit" });

export class Things extends Endpoint<paths> {
  forThing(id: string) {
    return this.withDefaults({ "thing-id": id });
  }

  pair(a: string) {
    return this.route("GET /pairs/{a}:{b}").param("a", a);
  }
}

// A class that the command generates, with methods of its own.
export type OddRoute = "GET /user" | "GET /search" | "DELETE /things/{thing-id}";

export class Odd extends Endpoint<Exact<paths, OddRoute>> {
  search(q: string) {
    return this.build("GET /search", { q });
  }

  thing(id: string) {
    return this.route("DELETE /things/{thing-id}").param("thing-id", id);
  }
}

export const ODD = defineVendor({ name: "odd", baseUrl: "https://{tenant}.example.com" });

export class Tenant<Names extends string = never> extends Endpoint<
  OfVendor<typeof ODD, Exact<paths, OddRoute>>,
  Names
> {
  static override readonly vendor = ODD;
}

export const found = new Tenant({ tenant: "acme" }).build("GET /search", { q: "a" });
export const tenant = new Tenant().route("DELETE /things/{thing-id}").param("thing-id", "a");

export const missing = new Things().pair("x");
export const ready = missing.param("b", 1);
export const started = api.builder().param("a", "x").returns<{ early: true }>();
export const request = api.build("GET /things/{thing-id}");
export const built = ready.build();
export const template = open.build("GET /repos/{owner}/{repo}", { repo: "rest.js" });

export async function send<Body>(options: RequestOptions<Body>): Promise<Body> {
  return JSON.parse(String(options.body)) as Body;
}

// Helpers with a generic route: a function, an arrow, a method and a field of a class, over a document and without one.
export function openChain<Route extends string>(route: Route) {
  return open.route(route);
}
export const chain = <Route extends "GET /user" | "GET /search">(route: Route) => new Endpoint<paths>().route(route);
export const call = <Route extends "GET /user" | "GET /user{?any}">(route: Route) => new Endpoint<paths>().build(route);
export const openCall = <Route extends "GET /a" | "GET /b">(route: Route) => open.build(route);

export class Helpers {
  chain<Route extends "GET /user" | "GET /search">(route: Route) {
    return new Endpoint<paths>().route(route);
  }

  call = <Route extends "GET /user" | "GET /search">(route: Route, parameters: ParametersOf<Route, paths>) =>
    new Endpoint<paths>().build(route, parameters);
}
