// Our request: a flat call, or a chain where names have two meanings.
import { Endpoint, type AnyRoute, type RequestOptions } from "../../../src/index.js";
import type { DocumentVendor } from "../../../src/openapi/index.js";
import { headerNames, type Call } from "./operations.js";
import { comparable, type ComparableRequest } from "./request.js";

const OPTIONS = new Set(["baseUrl", "data", "headers", "mediaType", "method", "query", "request", "url"]);

/** Variables of the server that have no default are a label of the host. */
export function endpointOf({ vendor }: DocumentVendor): Endpoint {
  const names = [...(vendor.baseUrl ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const unset = names.filter((name) => !Object.hasOwn(vendor.variables ?? {}, name)).map((name) => [name, "unset"]);
  return Endpoint.for<AnyRoute>(vendor).withDefaults(Object.fromEntries(unset) as object);
}

export function ourRequest(endpoint: Endpoint, call: Call): ComparableRequest {
  const request = build(endpoint, call);
  return comparable(request.method, request.url, request.headers, request.body, headerNames(call));
}

/** The request of a flat call, or of a chain where names have two meanings. */
function build(endpoint: Pick<Endpoint, "build" | "route">, call: Call): RequestOptions {
  const { route, method } = call;
  // No request of these methods has a body.
  const body = /^(?:get|head|options)$/.test(method) ? undefined : call.body;
  const { value } = body ?? {};
  const isStructured = body && /json|x-www-form|multipart/i.test(body.type);
  const members = isStructured && isObject(value) ? Object.entries(value) : undefined;
  const fields = headerNames(call);
  const parameters = call.parameters.filter(({ in: place, name }) => place !== "header" || fields.includes(name));
  const names = [
    ...parameters.map(({ name }) => name.toLowerCase()),
    ...(members ?? []).map(([name]) => name.toLowerCase()),
  ];
  // A flat call without parameters has no body.
  const isEmpty = members?.length === 0 && body!.type.includes("json");
  const isFlat = new Set(names).size === names.length && !isEmpty;
  let chain = endpoint.route(route as "POST /x");
  const flat: Record<string, unknown> = {};
  for (const { name, in: place, value: own } of parameters) {
    const isShared = names.filter((other) => other === name.toLowerCase()).length > 1;
    if (isShared && place === "query") chain = chain.query({ [name]: own });
    else if (isShared && place === "header") chain = chain.header(name, String(own));
    else flat[name] = own;
  }
  if (members && isFlat) Object.assign(flat, Object.fromEntries(members));
  else if (body) chain = chain.data(isForm(body) ? formOf(value as object) : value);
  const isCall = Object.keys(flat).every((name) => !OPTIONS.has(name)) && isFlat && !(body && !members);
  return isCall ? endpoint.build(route as "GET /x", flat) : chain.params(flat).build();
}

/** A form in which lists repeat their name. */
function formOf(value: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(value).flatMap(([name, items]) =>
      [items].flat().map((item): [string, string] => [name, String(item)]),
    ),
  );
}

function isForm({ type }: NonNullable<Call["body"]>): boolean {
  return /x-www-form/i.test(type);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
