import { InvalidRequestError, readSafely } from "../errors/invalid-request.js";
import { invalidOption } from "../errors/kinds.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { isJson } from "../shared/headers.js";
import { credentialsOf } from "../shared/request-mark.js";
import { isSecret, isSecretHeader, lastKey } from "../shared/secret-names.js";
import { findNamedSecrets, type NamedStructure } from "../shared/secret-text.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { bodyText, structureOf, textFields } from "./redaction/redacted-body.js";
import { hasInvalidBytes } from "./redaction/redacted-text.js";

/** The options of `toQueryKey`. */
export interface QueryKeyOptions extends AdapterOptions {
  /** The owner of the response, such as the id of the user or the tenant. */
  readonly scope?: string | number | undefined;
  /** Names of headers that the response depends on, besides `accept`; in any case. */
  readonly headers?: readonly string[] | undefined;
}

/**
 * A cache key, as JSON data: the method, the url without its query, and other parts of the request that the response
 * depends on.
 */
export type QueryKey = readonly [
  method: string,
  url: string,
  details: {
    /** The pairs of the query as they are in the url, sorted by name. Values of one name keep their order. */
    readonly query?: readonly (readonly [name: string, value?: string])[];
    readonly scope?: string | number;
    /** Set if the request has credentials. Their values are not part of the key, in which they are `***`. */
    readonly credentials?: true;
    /** `accept` and the requested headers, sorted by name. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The body with sorted names: JSON as data, the fields of a FormData, or text. */
    readonly body?: unknown;
    /** How to read the body; absent for JSON. */
    readonly bodyType?: "form" | "multipart" | "text";
  },
];

/**
 * Returns a key for caches such as TanStack Query and SWR. Equal requests have equal keys; the order of parameters does
 * not matter.
 *
 * ```ts
 * const headers = { accept: "application/json", authorization: "token secret" };
 * const request = endpoint("GET /repos/{repo}", { repo: "octokit", sort: "asc", page: 2, headers });
 * toQueryKey(request, { scope: "user-1" });
 * // => [
 * //   "GET",
 * //   "https://api.github.com/repos/octokit",
 * //   {
 * //     query: [["page", "2"], ["sort", "asc"]],
 * //     scope: "user-1",
 * //     credentials: true,
 * //     headers: { accept: "application/json" },
 * //   },
 * // ]
 * ```
 *
 * A key that begins with the same method and url, such as `["GET", url]`, finds all pages of a list.
 *
 * Credentials, which are known by their names, are not part of the key. Always set `scope` to the user or the tenant: otherwise, one user gets the
 * cached response of another.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `scope` and the names of further `headers`; `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or its body is a Blob, a file, a stream or not valid UTF-8.
 * @throws {InvalidOptionError} When `scope` or `headers` is invalid.
 */
export function toQueryKey<Built>(
  this: NotAChain<Built, "toQueryKey">,
  request: Built & RequestOptions,
  options?: QueryKeyOptions,
): QueryKey {
  const known = readSafely("options", () => readOptions(options));
  return readSafely("body", () => createKey(request, known));
}

function readOptions(options: QueryKeyOptions | undefined): QueryKeyOptions & { headers: readonly string[] } {
  const { scope, headers = [], stringify } = withoutPrototype(options);
  if (scope !== undefined && typeof scope !== "string" && !Number.isFinite(scope))
    throw invalidOption("scope", "form", "text or a number");
  if (!Array.isArray(headers) || !headers.every((name) => typeof name === "string"))
    throw invalidOption("headers", "form", "a list of names");
  return { scope, stringify, headers: headers.map((name) => name.toLowerCase()) };
}

/** What stands for the value of a credential. */
const WITHHELD = "***";

function createKey(
  request: RequestOptions,
  { scope, stringify, headers: names }: ReturnType<typeof readOptions>,
): QueryKey {
  const message = readMessage(request, { stringify }, "any");
  const withholder = new Withholder(credentialsOf(withoutPrototype(request) as RequestOptions));
  const wanted = new Set(["accept", ...names]);
  const headers = Object.entries(message.headers)
    .map(([name, value]) => [name, withholder.header(name, value)] as const)
    .filter(([name]) => wanted.has(name));
  const [, url, mark, query] = /^([^?#]*)(\??)([^#]*)/.exec(message.url) as unknown as [string, string, string, string];
  const pairs = mark ? sortedPairs(query, withholder) : [];
  const body = keyOfBody(message, withholder);
  const details = {
    ...(pairs.length > 0 && { query: pairs }),
    ...(scope !== undefined && { scope }),
    ...(withholder.hasCredentials && { credentials: true as const }),
    ...(headers.length > 0 && { headers: sortNames(Object.fromEntries(headers)) }),
    ...body,
  };
  return [message.method, url, details];
}

/** Withholds the values of credentials, which it knows by their names only: any other text distinguishes requests (G13). */
class Withholder {
  hasCredentials = false;
  /** The names that the vendor of the request declares, in lower case. */
  readonly #credentials: readonly string[];

  constructor(credentials: readonly string[]) {
    this.#credentials = credentials;
  }

  header(name: string, value: string): string {
    return this.#valueOf(isSecretHeader(name) || this.#credentials.includes(name), value);
  }

  value(name: string, value: string): string {
    return this.#valueOf(this.#isSecret(lastKey(name)), value);
  }

  /** The text without the values that have the name of a credential. */
  text(text: string, structure: NamedStructure): string {
    let [written, position] = ["", 0];
    for (const { start, end, quote } of findNamedSecrets(text, (name) => this.#isSecret(name), structure)) {
      this.hasCredentials = true;
      written += text.slice(position, start) + quote + WITHHELD + quote;
      position = end;
    }
    return written + text.slice(position);
  }

  #valueOf(isCredential: boolean, value: string): string {
    if (!isCredential) return value;
    this.hasCredentials = true;
    return WITHHELD;
  }

  #isSecret(name: string): boolean {
    return isSecret(name) || this.#credentials.includes(name.toLowerCase());
  }
}

function keyOfBody(message: Message, withholder: Withholder): Pick<QueryKey[2], "body" | "bodyType"> {
  const { kind, content, contentType = "" } = message;
  if (kind === "none") return {};
  if (kind === "form-data") {
    const fields = textFields(content).map(([name, value]) => [name, withholder.value(name, value)]);
    return { body: fields, bodyType: "multipart" };
  }
  const text = bodyText(message);
  if (hasInvalidBytes(text)) throw new InvalidRequestError("body", "must be valid UTF-8");
  const structure = structureOf(message);
  if (structure === "form") {
    const pairs = sortedPairs(text, withholder).map((pair) => pair.join("="));
    return { body: pairs.join("&"), bodyType: "form" };
  }
  if (typeof structure === "object") return { body: withholder.text(text, structure), bodyType: "text" };
  if (!isJson(contentType) && !/^\s*[[{]/.test(text)) return { body: text, bodyType: "text" };
  const json = withholder.text(text, "json");
  const data = parseExactly(json);
  return data === undefined ? { body: json, bodyType: "text" } : { body: sortNames(data) };
}

/** Parses JSON; `undefined` if the data would not be all of the text, such as the digits of a large number. */
function parseExactly(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return JSON.stringify(data) === text ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the pairs of a query or a form, sorted by name. Values of one name keep their order. */
function sortedPairs(text: string, withholder: Withholder): (readonly [name: string, value?: string])[] {
  const pairs = text.split("&").map((pair): readonly [string, string?] => {
    const equals = pair.indexOf("=");
    if (equals < 0) return [pair];
    const name = pair.slice(0, equals);
    return [name, withholder.value(name, pair.slice(equals + 1))];
  });
  return pairs.sort(([one], [other]) => compare(one, other));
}

function sortNames<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortNames) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => compare(one, other));
  return Object.fromEntries(entries.map(([name, member]) => [name, sortNames(member as unknown)])) as Value;
}

/** Compares code units: the order is the same in every locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
