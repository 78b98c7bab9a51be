import { readSafely } from "../errors/invalid-request.js";
import { invalidOption } from "../errors/kinds.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { isJson } from "../shared/headers.js";
import { setOwn, type Values } from "../kernel/values.js";
import { credentialsOf } from "../shared/request-mark.js";
import { eachJsonValue, eachPart } from "../shared/named-values.js";
import { isSecret, isSecretHeader, lastKey } from "../shared/secret-names.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { bodyText, structureOf, textFields } from "./redaction/redacted-body.js";

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
  const headers: Record<string, string> = {};
  for (const name of Object.keys(message.headers).sort()) {
    const value = withholder.header(name, message.headers[name]!);
    if (name === "accept" || names.includes(name)) setOwn(headers, name, value);
  }
  const [, url, mark, query] = /^([^?#]*)(\??)([^#]*)/.exec(message.url) as unknown as [string, string, string, string];
  const pairs = mark ? sortedPairs(query, withholder) : undefined;
  const body = keyOfBody(message, withholder);
  const details = {
    ...(pairs && { query: pairs }),
    ...(scope !== undefined && { scope }),
    ...(withholder.hasCredentials && { credentials: true as const }),
    ...(Object.keys(headers).length > 0 && { headers }),
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
    return isSecretHeader(name) || this.#credentials.includes(name) ? this.#withhold() : value;
  }

  value(name: string, value: string): string {
    return this.#isSecret(lastKey(name)) ? this.#withhold() : value;
  }

  /**
   * The text without the values that have the name of a credential.
   *
   * @param boundary - of the parts of a multipart form; without one, the text is JSON
   */
  text(text: string, boundary: string | undefined): string {
    let [written, position] = ["", 0];
    const isSecretName = (name: string): boolean => this.#isSecret(name);
    const visit = (name: string, start: number, end: number, quote: string): void => {
      if (!isSecretName(name)) return;
      written += text.slice(position, start) + quote + this.#withhold() + quote;
      position = end;
    };
    if (boundary === undefined) eachJsonValue(text, isSecretName, visit);
    else eachPart(text, boundary, visit);
    return written + text.slice(position);
  }

  #withhold(): string {
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
    const body = textFields(content).map(([name, value]) => [name, withholder.value(name, value)]);
    return { body, bodyType: "multipart" };
  }
  let body = bodyText(message);
  const structure = structureOf(message);
  if (structure === "form") {
    const pairs = sortedPairs(body, withholder).map((pair) => pair.join("="));
    return { body: pairs.join("&"), bodyType: "form" };
  }
  const isData = structure === "text" && isJson(contentType);
  if (typeof structure === "object") body = withholder.text(body, structure.boundary);
  // JSON of another type has credentials, too.
  else if (isData || /^\s*[[{]/.test(body)) body = withholder.text(body, undefined);
  // A text of another type is another request (H5).
  const data = isData ? parseExactly(body) : undefined;
  return data === undefined ? { body, bodyType: "text" } : { body: sortNames(data) };
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
  // By code units, so that the order is the same in every locale.
  return pairs.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

function sortNames(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sortNames);
  const sorted = {};
  for (const name of Object.keys(value).sort()) setOwn(sorted, name, sortNames((value as Values)[name]));
  return sorted;
}
