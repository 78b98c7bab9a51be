/** Values by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A request to build, told in a way that every contender can make ready for. */
export interface Call {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  readonly origin: string;
  /** The path as a template, such as `/repos/{owner}/{repo}`. */
  readonly path: string;
  readonly pathValues: Values;
  readonly queryValues: Values;
  /** The members of a JSON object, or the body as it is; neither where there is none. */
  readonly bodyValues?: Values;
  readonly data?: unknown;
  /** Headers of this call, in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly mediaType?: { readonly format?: string; readonly previews?: readonly string[] } | undefined;
}

/** Options of an application that hold for all of its calls. */
export interface DefaultsLayer {
  readonly headers?: Readonly<Record<string, string>>;
  readonly values?: Values;
}

/** Calls that are built in turn, and what must come out. */
export interface Case {
  readonly name: string;
  readonly title: string;
  readonly calls: readonly Call[];
  /** The first lies at the bottom. */
  readonly defaults: readonly DefaultsLayer[];
  /** The `accept` header that must come out. */
  readonly accept: string;
}

/** GitHub's media type. */
export const ACCEPT = "application/vnd.github.v3+json";

/** The media type of a JSON body. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** `GET /repos/{owner}`, with a query beside a body named in the url. */
export function routeOf({ method, origin, path, queryValues }: Call): string {
  const names = Object.keys(queryValues);
  const address = origin === "https://api.github.com" ? path : `${origin}${path}`;
  const query = hasQueryOfItsOwn(method) || names.length === 0 ? "" : `{?${names.join(",")}}`;
  return `${method} ${address}${query}`;
}

/** `GET /repos/{owner}` without an origin: the endpoint has it as its `baseUrl`. */
export function relativeRouteOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** All parameters and options of a call in one object, as our library and @octokit/endpoint take them. */
export function optionsOf({ pathValues, queryValues, bodyValues, data, headers, mediaType }: Call): Values {
  return {
    ...pathValues,
    ...queryValues,
    ...bodyValues,
    ...(data !== undefined && { data }),
    ...(headers && { headers }),
    ...(mediaType && { mediaType }),
  };
}

/** The `authorization` header of a call. */
export function authorizationOf({ headers }: Call): string {
  const authorization = headers?.["authorization"];
  if (authorization === undefined) throw new Error("a call without credentials");
  return authorization;
}

/** Whether what is left over goes to the query. */
export function hasQueryOfItsOwn(method: Call["method"]): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/** The names that a path has places for. */
export function pathNamesOf({ path }: Call): ReadonlySet<string> {
  return new Set([...path.matchAll(/\{\+?([^}]+)\}/g)].map(([, name = ""]) => name));
}

/** The parameters and headers of all layers, the later over the earlier. */
export function flattenedDefaults({ defaults }: Pick<Case, "defaults">): Required<DefaultsLayer> {
  return {
    headers: Object.assign({}, ...defaults.map(({ headers }) => headers)) as Record<string, string>,
    values: Object.assign({}, ...defaults.map(({ values }) => values)) as Values,
  };
}

/** Whether the body is announced as JSON: bytes are not. */
export function isJson({ bodyValues, data }: Call): boolean {
  return bodyValues !== undefined || (typeof data === "object" && data !== null && !ArrayBuffer.isView(data));
}
