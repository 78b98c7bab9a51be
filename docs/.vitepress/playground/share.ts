import { EndpointError } from "fluent-endpoint";
import { redact } from "fluent-endpoint/adapters";

import { readJson, type JsonField } from "./evaluate.js";
import { EMPTY, type State } from "./state.js";

/** The state as the hash of a link, without secrets: `redact()` puts names of variables in their place. */
export function hashOf(state: State): string {
  const safe = {
    ...state,
    route: safeRoute(state.route),
    parameters: safeBody(state, "parameters"),
    headers: safeHeaders(state),
    defaults: safeDefaults(state),
  };
  const changed = Object.entries(safe).filter(([name, value]) => value !== EMPTY[name as keyof State]);
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The state of a link, or `undefined` if the hash holds none. */
export function stateOf(hash: string): State | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    const shared = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const known = Object.keys(EMPTY).filter((name) => typeof shared[name] === "string");
    return known.length > 0
      ? { ...EMPTY, ...Object.fromEntries(known.map((name) => [name, shared[name]])) }
      : undefined;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string => JSON.stringify(value, undefined, 2);

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
  const base = /^https?:/i.test(url) ? "" : "https://playground.invalid";
  const safe = orElse("", () => redact({ method: "get", url: base + url, headers: {} }).url.slice(base.length));
  return method ? `${method} ${safe}` : safe;
}

function safeBody(state: State, field: JsonField): string {
  return orElse("{}", () => {
    const body = readJson(state, field);
    return text(redact({ method: "post", url: "https://playground.invalid", headers: {}, body }).body);
  });
}

function redactHeaders(headers: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return redact({ method: "get", url: "https://playground.invalid", headers: texts }).headers;
}

function safeHeaders(state: State): string {
  return orElse("{}", () => text(redactHeaders(readJson(state, "headers"))));
}

function safeDefaults(state: State): string {
  return orElse("{}", () => {
    const { headers, ...others } = JSON.parse(safeBody(state, "defaults")) as Record<string, unknown>;
    const own = readJson(state, "defaults")["headers"];
    if (headers === undefined) return text(others);
    return text({ ...others, headers: redactHeaders(Object(own) as Record<string, unknown>) });
  });
}
