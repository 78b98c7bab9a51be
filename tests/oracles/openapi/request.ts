// Requests in a form in which those of different libraries can be compared.

export interface ComparableRequest {
  readonly method: string;
  /** Origin and path, each segment decoded. */
  readonly address: readonly string[];
  /** The decoded pairs of the query, in order of name and value. */
  readonly query: readonly string[];
  /** The header fields of parameters, and the content type without parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the decoded pairs of a form in order, or the body as it is. */
  readonly body: unknown;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

export function comparable(
  method: string,
  url: string,
  headers: Readonly<Record<string, unknown>>,
  body: unknown,
  names: readonly string[],
): ComparableRequest {
  const [, address = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  // The client sets the type of this body.
  if (body instanceof URLSearchParams) return comparable(method, url, { ...headers, ...FORM }, String(body), names);
  const type = lower["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const fields = names.map((name) => name.toLowerCase()).filter((name) => name in lower);
  return {
    method: method.toUpperCase(),
    address: address.split("/").map((segment) => decodeURIComponent(segment)),
    query: pairsOf(query),
    headers: {
      ...Object.fromEntries(fields.sort().map((name) => [name, lower[name]!])),
      ...(type && body !== undefined && !type.startsWith("multipart/") && { "content-type": type }),
    },
    body: bodyOf(body, type),
  };
}

function pairsOf(text: string): string[] {
  return [...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`).sort();
}

function bodyOf(body: unknown, type = ""): unknown {
  if (body instanceof FormData) return [...body].map(([name, value]) => `${name}=${textOf(value)}`).sort();
  if (typeof body === "string" && type.includes("x-www-form-urlencoded")) return pairsOf(body);
  if (typeof body === "string" && type.includes("json")) return parsed(body);
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

/** JSON text; a text of the caller's own is sent as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : `file of ${(value as Blob).size} bytes`;
}
