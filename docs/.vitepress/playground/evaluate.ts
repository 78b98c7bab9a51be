import {
  Endpoint,
  EndpointError,
  type CallOptions,
  type Policy,
  type RequestOptions,
  type Vendor,
} from "fluent-endpoint";
import { redact, toCurl, toFetch } from "fluent-endpoint/adapters";
import { form } from "fluent-endpoint/bodies";
import { explain, type Explanation } from "fluent-endpoint/explain";

import { toJson } from "./forgive.js";
import { roundedNumber } from "./numbers.js";
import type { State } from "./state.js";

/** What the library makes of a state. */
export interface Evaluation {
  /** The names of the route's placeholders. */
  readonly names: readonly string[];
  readonly missing: readonly string[];
  readonly explanation?: Explanation;
  /** `field` is the one of JSON that cannot be read. */
  readonly error?: { readonly name: string; readonly message: string; readonly field?: JsonField };
  readonly request?: string;
  readonly fetch?: string;
  readonly curl?: string;
}

/** The fields that hold JSON. */
export type JsonField = "parameters" | "headers" | "defaults" | "vendorHeaders";

/**
 * Builds the request that a state describes. It never throws.
 *
 * @param document - the vendor of the OpenAPI document, if the visitor has pasted one
 */
export function evaluate(state: State, document?: Vendor): Evaluation {
  let names: readonly string[] = [];
  try {
    const endpoint = endpointOf(state, document);
    names = namesOf(endpoint, state.route);
    const { parameters, options } = callOf(state);
    const explanation = explain(endpoint, state.route, parameters, options);
    const missing = explanation.unfilled;
    const { request, error } = explanation;
    return { names, missing, explanation, ...(error && { error }), ...(request && outputs(request)) };
  } catch (error) {
    if (!(error instanceof EndpointError || error instanceof SyntaxError)) throw error;
    const { name, message, field } = error as Error & { readonly field?: JsonField };
    return { names, missing: [], error: { name, message, ...(field && { field }) } };
  }
}

const TITLES: Readonly<Record<JsonField, string>> = {
  parameters: "parameters",
  headers: "headers",
  defaults: "defaults",
  vendorHeaders: "headers of every request",
};

/** What is wrong with a field of JSON. */
function fieldError(field: JsonField, message: string): SyntaxError & { readonly field: JsonField } {
  return Object.assign(new SyntaxError(message), { field });
}

/** Reads a field of JSON; the error names the field. */
export function readJson(state: State, field: JsonField): Record<string, unknown> {
  const text = toJson(state[field]).trim() || "{}";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fieldError(
      field,
      `The ${TITLES[field]} are not valid JSON. Write an object such as { "name": "value", "page": 2 }: names, a colon, and a value each.`,
    );
  }
  const rounded = roundedNumber(text);
  if (rounded !== undefined)
    throw fieldError(
      field,
      `JavaScript would round ${rounded} in the ${TITLES[field]}. Write it as a text: "${rounded}".`,
    );
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw fieldError(field, `The ${TITLES[field]} must be a JSON object, such as {"name": "value"}.`);
}

/** The vendor that the fields describe, without its policy. */
export function vendorIn(state: State): Vendor {
  const headers = readJson(state, "vendorHeaders") as Vendor["headers"] & object;
  const credentials = namesIn(state.vendorCredentials);
  return {
    ...(state.vendorName && { name: state.vendorName }),
    baseUrl: state.vendorBaseUrl,
    ...(state.vendorMediaTypeVersion && { mediaTypeVersion: state.vendorMediaTypeVersion }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(credentials.length > 0 && { credentials }),
  };
}

/** The endpoint of the fields; that of a document has its policy. */
function endpointOf(state: State, document?: Vendor): Endpoint {
  const isDocument = state.vendor === "document" && document !== undefined;
  const vendor = isDocument ? document : vendorIn(state);
  class Other extends Endpoint {
    static override readonly vendor = vendor;
  }
  const Api: typeof Endpoint = state.vendor === "github" ? Endpoint : Other;
  // The names of the route are known before the parameters can be read.
  const endpoint = new Api(readJson(state, "defaults"));
  return isDocument ? endpoint : endpoint.withPolicy(policyOf(state));
}

function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The arguments of a call behind its route; without options, there is no third. */
export interface CallArguments {
  readonly parameters: Record<string, unknown>;
  readonly options: CallOptions | undefined;
}

/** What the fields hold: the defaults, the call, and the policies that are not the usual ones. */
export function endpointParts(state: State): CallArguments & {
  readonly defaults: Record<string, unknown>;
  readonly policy: Partial<Policy>;
} {
  return {
    defaults: readJson(state, "defaults"),
    ...callOf(state),
    policy: policyOf(state),
  };
}

function policyOf(state: State): Partial<Policy> {
  return {
    ...(state.arrays && { arrays: state.arrays as Policy["arrays"] }),
    ...(state.objects !== "error" && { objects: state.objects as Policy["objects"] }),
    ...(state.body === "form" && { body: form }),
  };
}

function callOf(state: State): CallArguments {
  const previews = namesIn(state.previews);
  const mediaType = {
    ...(state.format && { format: state.format.trim() }),
    ...(previews.length > 0 && { previews }),
  };
  const headers = readJson(state, "headers") as CallOptions["headers"] & object;
  const options: CallOptions = {
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(mediaType).length > 0 && { mediaType }),
  };
  return {
    parameters: readJson(state, "parameters"),
    options: Object.keys(options).length > 0 ? options : undefined,
  };
}

function namesOf(endpoint: Endpoint, route: string): readonly string[] {
  const { unfilled, parameters } = explain(endpoint, route);
  return [...new Set([...parameters.filter(({ place }) => place === "path").map(({ name }) => name), ...unfilled])];
}

function outputs(request: RequestOptions): Pick<Evaluation, "request" | "fetch" | "curl"> {
  const [url, { method, headers, body }] = toFetch(redact(request));
  const [realUrl, real] = toFetch(request);
  // Texts with a secret read it from the environment. fetch sets the length itself.
  const text = (safe: unknown, actual: unknown): string =>
    safe === actual ? JSON.stringify(safe) : fromEnvironment(safe);
  const fields = Object.entries(headers).filter(([name]) => name !== "content-length");
  const lines = [
    `  method: ${JSON.stringify(method)},`,
    "  headers: {",
    ...fields.map(([name, value]) => `    ${JSON.stringify(name)}: ${text(value, real.headers[name])},`),
    "  },",
    ...(body === undefined ? [] : [`  body: ${text(body, real.body)},`]),
  ];
  const curl = (): string => {
    try {
      return toCurl(request);
    } catch (error) {
      if (error instanceof EndpointError) return error.message;
      throw error;
    }
  };
  return {
    request: JSON.stringify(redact(request), undefined, 2),
    fetch: `await fetch(${text(url, realUrl)}, {\n${lines.join("\n")}\n});`,
    curl: curl(),
  };
}

/** A template literal: names of variables, which `redact()` puts in place of secrets, are read from the environment. */
function fromEnvironment(text: unknown): string {
  const escaped = String(text).replace(/[\\`]|\$(?=\{)/g, "\\$&");
  return `\`${escaped.replace(/\$([A-Z][A-Z\d_]*)/g, "${process.env.$1}")}\``;
}
