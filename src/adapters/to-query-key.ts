import { readSafely } from "../errors/invalid-request.js";
import { quote } from "../errors/quote.js";
import { invalidOption } from "../errors/invalid-option.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { essenceOf, FORM, isJson, isJsonLines } from "../shared/field-values.js";
import { setOwn, type Values } from "../kernel/values.js";
import { readNames } from "../shared/name-list.js";
import { secretNames } from "../shared/secret-names.js";
import { bodyText, textFields } from "./body-text.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { withoutPrototype } from "./request.js";

/** The options of `toQueryKey`. */
export interface QueryKeyOptions extends AdapterOptions {
  /** The owner of the response, such as the id of the user or the tenant. */
  readonly scope?: string | number | undefined;
  /** Names of headers that the response depends on, besides `accept`; in any case. */
  readonly headers?: readonly string[] | undefined;
  /** Names of parameters, properties and headers that are credentials of your API: their values are left out. */
  readonly credentials?: readonly string[] | undefined;
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
    /** `accept` and the requested headers, sorted by name. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The body with sorted names: JSON as data, the pairs of a form, or text. */
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
 * //     headers: { accept: "application/json" },
 * //   },
 * // ]
 * ```
 *
 * A key that begins with the same method and url, such as `["GET", url]`, finds all pages of a list.
 *
 * Credential headers are not part of the key, nor is what `credentials` names; every other value is. Always set `scope` to the user or
 * the tenant: otherwise, one user gets the cached response of another. Naming a credential in `headers` is an error for that reason.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `scope`, the names of further `headers`, and those of `credentials`; `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid, or its body is a Blob, a file, a stream or not valid UTF-8.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when `scope`, `headers` or `credentials` is invalid, or `headers` name a credential.
 */
export function toQueryKey<Built>(
  this: NotAChain<Built, "toQueryKey">,
  request: Built & RequestOptions,
  options?: QueryKeyOptions,
): QueryKey {
  const known = readKeyOptions(options);
  return readSafely("body", () => createKey(request, known));
}

interface KnownOptions extends AdapterOptions {
  readonly scope: string | number | undefined;
  readonly headers: readonly string[];
  readonly credentials: readonly string[];
}

function readKeyOptions(options: QueryKeyOptions | undefined): KnownOptions {
  const { scope, stringify, ...lists } = withoutPrototype(options);
  if (scope !== undefined && typeof scope !== "string" && !Number.isFinite(scope))
    throw invalidOption("scope", "must be text or a number");
  const headers = readNames("headers", lists.headers);
  const credentials = readNames("credentials", lists.credentials);
  const { isSecretHeader } = secretNames(credentials);
  const secret = headers.find(isSecretHeader);
  // Without it, two tenants would share a key; with it, caches would show the credential.
  if (secret !== undefined)
    throw invalidOption("headers", `must not have the credential ${quote(secret)}; set scope to its owner instead`);
  const lower = (name: string): string => name.toLowerCase();
  return { scope, stringify, headers: headers.map(lower), credentials: credentials.map(lower) };
}

function createKey(request: RequestOptions, { scope, stringify, headers: names, credentials }: KnownOptions): QueryKey {
  const message = readMessage(request, { stringify }, "reader");
  const isLeftOut = (name: string): boolean => credentials.includes(name.toLowerCase());
  const { isSecretHeader } = secretNames(credentials);
  const headers: Record<string, string> = {};
  for (const name of Object.keys(message.headers).sort()) {
    const isNamed = name === "accept" || names.includes(name);
    if (isNamed && !isSecretHeader(name)) setOwn(headers, name, message.headers[name]!);
  }
  const [, url, mark, query] = /^([^?#]*)(\??)([^#]*)/.exec(message.url) as unknown as [string, string, string, string];
  const pairs = mark ? keyPairsOf(query, isLeftOut) : undefined;
  const details = {
    ...(pairs && { query: pairs }),
    ...(scope !== undefined && { scope }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...keyOfBody(message, isLeftOut),
  };
  return [message.method, url, details];
}

/** Whether the value of this name is a credential of the vendor or the caller. */
type IsLeftOut = (name: string) => boolean;

function keyOfBody(message: Message, isLeftOut: IsLeftOut): Pick<QueryKey[2], "body" | "bodyType"> {
  const { kind, content, contentType = "" } = message;
  if (kind === "none") return {};
  if (kind === "form-data") return { body: sortPairs(textFields(content), isLeftOut), bodyType: "multipart" };
  const text = bodyText(message);
  if (essenceOf(contentType) === FORM) {
    const pairs = keyPairsOf(text, isLeftOut).map((pair) => pair.join("="));
    return { body: pairs.join("&"), bodyType: "form" };
  }
  if (isJsonLines(contentType)) return { body: linesOf(text, isLeftOut), bodyType: "text" };
  const data = isJson(contentType) ? parseExactly(text) : undefined;
  return data === undefined ? { body: text, bodyType: "text" } : { body: sortNames(data, isLeftOut) };
}

/** Lines of JSON with sorted names; from the first line on that is none, the text as it is, because each such line takes long. */
function linesOf(text: string, isLeftOut: IsLeftOut): string {
  const lines = text.split("\n");
  let isValid = true;
  const sorted = lines.map((line) => {
    const data = isValid && line ? parseExactly(line) : undefined;
    isValid &&= !line || data !== undefined;
    return data === undefined ? line : JSON.stringify(sortNames(data, isLeftOut));
  });
  return sorted.join("\n");
}

/** Parses JSON; `undefined` if the data would not be all of the text, such as the digits of a large number. */
function parseExactly(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return JSON.stringify(data) === text.replace(BLANKS, "$1") ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Blanks between the tokens of JSON, and its strings. */
const BLANKS = /("[^"\\]*(?:\\.[^"\\]*)*")|[\t\n\r ]+/g;

type Pair = readonly [name: string, value?: string];

/** Returns the pairs of a query or a form, sorted by name. */
function keyPairsOf(text: string, isLeftOut: IsLeftOut): readonly Pair[] {
  const pairs = text.split("&").map((pair): Pair => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [pair] : [pair.slice(0, equals), pair.slice(equals + 1)];
  });
  return sortPairs(pairs, isLeftOut);
}

/** Values of one name keep their order. */
function sortPairs(pairs: readonly Pair[], isLeftOut: IsLeftOut): readonly Pair[] {
  // By code units, so that the order is the same in every locale.
  return pairs.filter(([name]) => !isLeftOut(name)).sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

function sortNames(value: unknown, isLeftOut: IsLeftOut): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => sortNames(item, isLeftOut));
  const sorted = {};
  for (const name of Object.keys(value).sort())
    if (!isLeftOut(name)) setOwn(sorted, name, sortNames((value as Values)[name], isLeftOut));
  return sorted;
}
