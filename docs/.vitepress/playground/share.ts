import { EndpointError, type RequestOptions, VERSION } from "fluent-endpoint";
import { redact } from "fluent-endpoint/adapters";

import { readJson, vendorIn, type JsonField } from "./evaluate.js";
import { PRESETS } from "./presets.js";
import { EMPTY, type State } from "./state.js";

/** Longer fields are not shared: no browser and no server takes such a link. */
const LONGEST_FIELD = 10_000;

/** The state as the hash of a link, with the version that made it and without secrets: `redact()` puts names of variables in their place. */
export function hashOf(state: State): string {
  const changed = Object.entries(safeState(state)).filter(
    ([name, value]) => value !== EMPTY[name as keyof State] && value.length <= LONGEST_FIELD,
  );
  const bytes = new TextEncoder().encode(JSON.stringify({ ...Object.fromEntries(changed), version: VERSION }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether a field is too long for a link. */
export function isTooLong(state: State): boolean {
  return Object.values(state).some((value: string) => value.length > LONGEST_FIELD);
}

/** The state without secrets, and without the document that the visitor has pasted. */
export function safeState(state: State): State {
  return {
    ...state,
    vendor: state.vendor === "document" ? "other" : state.vendor,
    route: safeRoute(state.route),
    vendorBaseUrl: safeUrl(state.vendorBaseUrl),
    parameters: safeJson(state, "parameters"),
    headers: safeJson(state, "headers"),
    defaults: safeJson(state, "defaults"),
    vendorHeaders: safeJson(state, "vendorHeaders"),
  };
}

/** The state of a link, or `undefined` if the hash holds none. */
export function stateOf(hash: string): State | undefined {
  const shared = sharedIn(hash);
  const known = Object.keys(EMPTY).filter((name) => typeof shared?.[name] === "string");
  return known.length > 0
    ? { ...EMPTY, ...Object.fromEntries(known.map((name) => [name, shared?.[name]])) }
    : undefined;
}

function sharedIn(hash: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The version that made a link, if it is another one than that of this page. */
export function otherVersionOf(hash: string): string | undefined {
  const version = sharedIn(hash)?.["version"];
  return typeof version === "string" && /^[\w.+-]{1,40}$/.test(version) && version !== VERSION ? version : undefined;
}

const GITHUB_URL = "https://api.github.com";

/** The base URLs of the vendors that the page offers, by their names. */
const KNOWN: readonly (readonly [name: string, baseUrl: string])[] = [
  ["github", GITHUB_URL],
  ...PRESETS.filter(({ vendor }) => vendor.vendor === "other").map(
    ({ vendor: { vendorName, vendorBaseUrl } }) => [vendorName, vendorBaseUrl] as const,
  ),
];

/** The name of the vendor of a link. */
export function vendorNameOf({ vendor, vendorName }: State): string {
  return vendor === "github" ? "github" : vendorName.trim();
}

/**
 * The host that the request of a link goes to, if its vendor has the name of one of ours, and another host.
 *
 * @param url - the URL of the request, if it can be built
 */
export function strangeHostOf(state: State, url: string | undefined): string | undefined {
  const name = vendorNameOf(state).toLowerCase();
  const baseUrl = state.vendor === "github" ? GITHUB_URL : state.vendorBaseUrl;
  const ours = KNOWN.filter(([known]) => known === name).map(([, known]) => known);
  const isOurs = ours.includes(baseUrl);
  // A vendor such as `https://{tenant}.atlassian.net` has many hosts.
  if (ours.length === 0 || (isOurs && baseUrl.includes("{"))) return undefined;
  const host = hostOf(url ?? baseUrl);
  return isOurs && ours.some((known) => hostOf(known) === host) ? undefined : host;
}

function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? url;
}

const URL_OF_PLAYGROUND = "https://playground.invalid";

/** What cannot be read may hold anything: it is not shared. */
function orElse<Value>(fallback: Value, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof EndpointError || error instanceof SyntaxError) return fallback;
    throw error;
  }
}

function safeRoute(route: string): string {
  const [, method = "", url = ""] = /^\s*(?:(\S+)\s+)?(\S*)\s*$/.exec(route) ?? [];
  return method ? `${method} ${safeUrl(url)}` : safeUrl(url);
}

/** A url or a template as it was typed, without secrets: read as a value, because a url with userinfo cannot be sent. */
function safeUrl(url: string): string {
  return orElse("", () => {
    const [, base = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(url.trim()) ?? [];
    const safe = redact({ method: "get", url: `${URL_OF_PLAYGROUND}/${query}${fragment}`, headers: {} }).url;
    const { body } = redact({ method: "post", url: URL_OF_PLAYGROUND, headers: {}, body: [base] }) as {
      body: [string];
    };
    return body[0] + safe.slice(URL_OF_PLAYGROUND.length + 1);
  });
}

function safeJson(state: State, field: JsonField): string {
  return orElse("{}", () => {
    const given = readJson(state, field);
    const isHeaders = field === "headers" || field === "vendorHeaders";
    const safe = safeRequest(state, {}, given).body as Record<string, unknown>;
    const shown = isHeaders ? safeHeaders(state, given) : safe;
    // Fields of headers have more names of secrets; what is not an object of texts cannot be read as such.
    if (!isHeaders && "headers" in given) shown["headers"] = safeHeaders(state, given["headers"]);
    return JSON.stringify(shown, undefined, 2);
  });
}

/** A request without secrets, also those that only this API has. */
function safeRequest(state: State, headers: Record<string, string>, body: unknown): RequestOptions {
  const credentials = vendorIn({ ...EMPTY, vendorCredentials: state.vendorCredentials }).credentials ?? [];
  return redact({ method: "post", url: URL_OF_PLAYGROUND, headers, body }, { credentials });
}

function safeHeaders(state: State, headers: unknown): Record<string, unknown> {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, unknown][] => {
      if (value === null) return [[name, null]];
      if (typeof value !== "string") return [];
      const fields = orElse({}, () => safeRequest(state, { [name]: value }, undefined).headers);
      return Object.entries(fields);
    }),
  );
}
