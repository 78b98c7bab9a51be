import type { RequestOptions } from "../types/options.js";
import type { StandardSchema } from "../types/standard-schema.js";
import { flatCopy } from "./flat-copy.js";
import { authorityOf } from "../kernel/url.js";

/** What a request tells the library besides its properties. */
export interface RequestMark {
  /** The route, of endpoints with the policy `{ route: "keep" }` (A8). */
  readonly route?: string | undefined;
  /** The names in the `credentials` of the vendor, in lower case, for adapters that hide them (G6). */
  readonly credentials?: readonly string[] | undefined;
  /** The schema of the response, of chains with `.returns(schema)`, for `readResponse()`. */
  readonly schema?: StandardSchema | undefined;
}

/**
 * The key of the marks in `globalThis`. It is a registered symbol, so that all copies of the library have the same marks:
 * the ES module, the CommonJS module, and other versions.
 */
const MARKS = /* @__PURE__ */ Symbol.for("fluent-endpoint.marks");
const CREDENTIALS = /* @__PURE__ */ Symbol.for("fluent-endpoint.credentials");

const ALL_COPIES: {
  [MARKS]?: WeakMap<object, RequestMark> | undefined;
  /** The names of credentials by origin. */
  [CREDENTIALS]?: Map<string, readonly string[]> | undefined;
} = globalThis as object;

/** The number of origins that are kept, and their length: tenants of an API may have hosts of their own. */
const MOST_ORIGINS = 100;
const LONGEST_ORIGIN = 300;

/**
 * Marks a request by its `headers`. A property would make it differ from the same request without the mark (G12), and copies
 * such as `{ ...request }` have the same headers.
 *
 * @param owner - the headers, or an object of a platform that has no plain headers
 */
export function addMark(owner: object, mark: RequestMark): void {
  const marks = (ALL_COPIES[MARKS] ??= new WeakMap());
  marks.set(owner, { ...marks.get(owner), ...mark });
}

/**
 * Returns a request with a mark.
 *
 * @param ownHeaders - headers that no other request has; other ones, of a hook, are copied, because the mark is of this request
 */
export function markRequest(request: RequestOptions, mark: RequestMark, ownHeaders: object): RequestOptions {
  const given: unknown = request.headers;
  // A hook may return anything, such as a Headers; adapters reject it.
  if (typeof given !== "object" || given === null || Symbol.iterator in given) return request;
  const headers = request.headers === ownHeaders ? request.headers : { ...request.headers };
  addMark(headers, mark);
  if (mark.credentials) keepCredentials(authorityOf(request.url), mark.credentials);
  return headers === ownHeaders ? request : { ...request, headers };
}

/** The mark of an object. Nothing of a prototype counts (T1). */
export function markOf(owner: unknown): RequestMark | undefined {
  return ALL_COPIES[MARKS]?.get(owner as object);
}

/**
 * The names of the credentials of a request. A copy with other headers has no mark, but it goes to the same origin: its
 * credentials are hidden, too (D6).
 */
export function credentialsOf({ url, headers }: Pick<RequestOptions, "url" | "headers">): readonly string[] {
  return markOf(headers)?.credentials ?? ALL_COPIES[CREDENTIALS]?.get(authorityOf(url)) ?? [];
}

function keepCredentials(origin: string, credentials: readonly string[]): void {
  const origins = (ALL_COPIES[CREDENTIALS] ??= new Map());
  if (origins.get(origin) === credentials || origin.length > LONGEST_ORIGIN) return;
  // A slice of a long url would keep the whole url in memory.
  origins.set(flatCopy(origin), credentials);
  if (origins.size > MOST_ORIGINS) origins.delete(origins.keys().next().value);
}

/**
 * Returns the route of a request, for metrics, traces and logs: the method and the path as they are written in the
 * program, without values and without a query.
 *
 * ```ts
 * const github = new Endpoint().withPolicy({ route: "keep" });
 * const request = github.build("GET /repos/:owner/:repo", { owner: "octokit", repo: "rest.js", page: 2 });
 * routeOf(request); // => "GET /repos/{owner}/{repo}"
 * ```
 *
 * OpenTelemetry calls the path `url.template`. The route of a full URL has its origin.
 *
 * @param request - request options, a copy with the same `headers` such as `{ ...request }`, or what an adapter made of
 * them, such as the arguments of `fetch`
 * @returns `undefined` for a request of `follow()`, and of an endpoint without the policy `{ route: "keep" }`
 */
export function routeOf(request: object): string | undefined {
  // Adapters return the options of their client alone, or among its arguments.
  for (const object of [request, ...(Object.values(Object(request) as object) as unknown[])]) {
    // Not by a copy: that of bytes has a property for each of them.
    const owner = Object(object) as { readonly headers?: unknown };
    const headers = Object.hasOwn(owner, "headers") ? owner.headers : undefined;
    const route = (markOf(object) ?? markOf(headers))?.route;
    if (route !== undefined) return route;
  }
  return undefined;
}
