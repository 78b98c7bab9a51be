import type { State } from "./state.js";
import { endpointParts } from "./evaluate.js";

/** What a template string would send: the values as they are, and the URL as `fetch` reads it. */
export function templateString(state: State): string | undefined {
  const [, method = "GET", path = ""] = /^\s*(?:([A-Za-z]+)\s+)?(\S+)/.exec(state.route) ?? [];
  if (!/\{\w+\}|:\w/.test(path)) return undefined;
  const { defaults, parameters } = endpointParts(state);
  const values: Record<string, unknown> = { ...defaults, ...parameters };
  const filled = path
    .replace(/\{[?&#;./][^}]*\}/g, "")
    .replace(/\{\+?(\w+)\}|(?<=\/):(\w+)/g, (_, a?: string, b?: string) => String(values[a ?? b ?? ""]));
  const baseUrl = state.vendor === "github" ? "https://api.github.com" : state.vendorBaseUrl;
  const url = /^https?:/.test(filled) ? filled : baseUrl + filled;
  return URL.canParse(url) ? `${method.toUpperCase()} ${new URL(url).href}` : undefined;
}
