import { invalidOption } from "../errors/invalid-option.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/not-a-chain.js";
import { FORM_TYPE } from "./body.js";
import { readSafely } from "../errors/invalid-request-error.js";
import type { AdapterOptions } from "./message.js";
import { withoutPrototype } from "./own-properties.js";
import { redact } from "./redact.js";

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
    /** Set if the request has credentials, which are not part of the key. */
    readonly credentials?: true;
    /** `accept` and the requested headers, sorted by name. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The body with sorted names. */
    readonly body?: unknown;
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
 * Credentials are not part of the key. Always set `scope` to the user or the tenant: otherwise, one user gets the
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

function createKey(
  request: RequestOptions,
  { scope, stringify, headers: names }: ReturnType<typeof readOptions>,
): QueryKey {
  const shown = redact(request, { stringify, secrets: "show" });
  // Names such as page_token distinguish requests.
  const hidden = redact(request, { stringify, secrets: "certain" });
  const wanted = new Set(["accept", ...names]);
  const headers = Object.entries(hidden.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const { body } = withoutPrototype(hidden);
  const isForm = headers.some(([name, value]) => name === "content-type" && FORM_TYPE.test(value));
  const kept = sortNames(Object.fromEntries(headers.filter(([name]) => wanted.has(name))));
  const [, url, query] = /^([^?#]*)\??([^#]*)/.exec(hidden.url) as unknown as [string, string, string];
  const pairs = sortPairs(query).map((pair) => /^([^=]*)(?:=(.*))?$/.exec(pair)!.slice(1, pair.includes("=") ? 3 : 2));
  const details = {
    ...(pairs.length > 0 && { query: pairs as [string, string?][] }),
    ...(scope !== undefined && { scope }),
    ...(JSON.stringify(shown) !== JSON.stringify(hidden) && { credentials: true as const }),
    ...(Object.keys(kept).length > 0 && { headers: kept }),
    ...(body !== undefined && {
      body: isForm && typeof body === "string" ? sortPairs(body).join("&") : sortNames(body),
    }),
  };
  return [hidden.method.toUpperCase(), url, details];
}

/** Sorts the pairs of a query or a form by name. Values of one name keep their order. */
function sortPairs(text: string): string[] {
  const nameOf = (pair: string): string => pair.split("=", 1)[0]!;
  const pairs = text.split("&").filter(Boolean);
  return pairs.sort((one, other) => compare(nameOf(one), nameOf(other)));
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
