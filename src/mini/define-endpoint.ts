import type { AttachedVendor, Route } from "../kernel/call.js";
import { withoutCookies } from "../kernel/cookies.js";
import { compileUrl, findRoute } from "../kernel/route.js";
import { assign, getOwn, isList, ownProperties } from "../kernel/values.js";
import { VERSION } from "../version.js";
import { mergeAttachments } from "./attachment.js";
import { Endpoint } from "./endpoint.js";
import { raise } from "./error.js";
import { createApi, createVendor, withDefaults } from "./vendor.js";

/** Its type and documentation: types/mini-endpoint.ts. `routes` are the query expressions that some routes get. */
export function defineEndpoint(given: object): object {
  const fields = assign({}, ownProperties(given, "vendor", raise));
  const names = ["name", "baseUrl", "accept", "routes", "attach", "cookies"];
  const [name, baseUrl, accept, routes, attach, cookies = []] = names.map((field) => getOwn(fields, field));
  const attached = mergeAttachments(attach);
  const bare = createVendor(baseUrl, attached.vendor);
  if (!isList(cookies) || !cookies.every((cookie) => typeof cookie === "string"))
    raise("ERR_INVALID_OPTION", [{ name: "cookies", reason: "form" }]);
  const rules = new Map<string, Route>();
  for (const [route, query] of Object.entries(ownProperties(routes ?? {}, "routes", raise))) {
    // Anything else would be a rule of another path.
    if (!/^\{\?[^{}]*\}$/.test(query as string))
      raise("ERR_INVALID_OPTION", [{ name: `routes.${route}`, reason: "form" }]);
    const rule = findRoute(bare, route + (query as string));
    rules.set(keyOf(rule), rule);
  }
  const vendor: AttachedVendor = {
    ...bare,
    routes: new Map(),
    accept: (accept ?? bare.accept) as string,
    extendRoute: (route, { methods }) =>
      withoutCookies(extend(route, rules.get(keyOf(route)), { ...bare, methods }), cookies),
  };
  const agent = typeof name === "string" ? { "user-agent": `${name}-endpoint.js/${VERSION}` } : {};
  const api = createApi(vendor, attached, agent);
  return class extends Endpoint {
    constructor(defaults: object = {}) {
      super({}, withDefaults(api, defaults));
    }
  };
}

/** The method and the path, in which a `:name` is a `{name}`: the same for a route and its rule. */
function keyOf({ method, written, expressions }: Route): string {
  let path = "";
  let end = 0;
  for (const { start, end: next, operator, variables } of expressions) {
    if (operator) continue;
    path += `${written.slice(end, start)}{${variables.map((variable) => variable.name).join()}}`;
    end = next;
  }
  return `${method.name} ${path}${written.slice(end).split("{")[0]!}`;
}

/** Adds the query of a rule. Of a name that both have, the one of the caller counts (I2). */
function extend(route: Route, rule: Route | undefined, vendor: AttachedVendor): Route {
  if (!rule) return route;
  const listed = new Map<string, string>();
  for (const { operator, variables } of [...rule.expressions, ...route.expressions])
    if (operator) for (const { name, modifier } of variables) listed.set(name, name + modifier);
  return compileUrl(
    vendor,
    route.method,
    route.written,
    `${route.written.split("{?")[0]!}{?${[...listed.values()].join()}}`,
  );
}
