import { Endpoint, type RequestOptions } from "../../../src/index.js";

/** The headers that every request has, or that follow from its body. */
const ALWAYS = new Set(["user-agent", "content-type", "content-length"]);
const DEFAULT_ACCEPT = "application/vnd.github.v3+json";

/** A request in a line: its method, its url, and what is not a default. */
export async function requestText(result: unknown): Promise<string> {
  const value = await result;
  if (value instanceof Endpoint) return "";
  if (value instanceof Request) return line(value.method, value.url, Object.fromEntries(value.headers), undefined, {});
  if (Array.isArray(value)) {
    const [url, { method, headers, body }] = value as [string, Record<string, never>];
    return line(method!, url, headers!, body, {});
  }
  const { method, url, headers, body, request } = value as RequestOptions;
  return line(method.toUpperCase(), url, headers, body === undefined ? body : JSON.stringify(body), request ?? {});
}

function line(method: string, url: string, headers: object, body: string | undefined, request: object): string {
  const fields = Object.entries(headers as Record<string, string>)
    .filter(([name, value]) => !ALWAYS.has(name) && value !== DEFAULT_ACCEPT && value !== "*/*")
    .map(([name, value]) => `${name}: ${value}`);
  const options = Object.keys(request).map((name) => `request.${name}`);
  return [`${method} ${url}`, ...fields, ...(body === undefined ? [] : [`body: ${body}`]), ...options].join(", ");
}
