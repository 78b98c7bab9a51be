/**
 * Every operation of GitHub's REST API with plain example values. `operations.json` has them, from the OpenAPI document in
 * @octokit/openapi 23.0.2.
 */
import file from "./operations.json" with { type: "json" };

/** The names of parameters, separated by spaces; a required one ends in an exclamation mark. */
type Names = string;

type OperationRow = readonly [
  id: string,
  route: `${string} ${string}`,
  inPath: Names,
  inQuery: Names,
  inBody: Names,
  bodyKind: "object" | "array" | "other" | "none",
  /** Examples that differ from the most frequent one of their name. */
  examples?: Readonly<Record<string, unknown>>,
  /** The origin, if it is not that of the API. */
  origin?: string,
];

const { examples: EXAMPLES, operations: OPERATIONS } = file as unknown as {
  readonly examples: Readonly<Record<string, unknown>>;
  readonly operations: readonly OperationRow[];
};

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export interface Operation {
  /** GitHub's own name, such as `issues/create`. */
  readonly id: string;
  readonly method: Method;
  /** Such as `/repos/{owner}/{repo}/issues`. */
  readonly path: string;
  /** `method` and `path`, such as `POST /repos/{owner}/{repo}/issues`. */
  readonly route: string;
  /**
   * The operation's key in `Endpoints` of `@octokit/types`. It equals `route`, except that the template of a method with a body
   * contains the query parameters (`DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}`), and that the url of an operation on
   * another host starts with `{origin}`.
   */
  readonly octokitRoute: string;
  /** The origin of the operation, such as `https://api.github.com`. */
  readonly origin: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** The properties of a JSON object body; of alternatives (`oneOf`, `anyOf`), those of the first. */
  readonly bodyProperties: readonly string[];
  readonly bodyKind: "object" | "array" | "other" | "none";
  /** The required parameters and body properties. */
  readonly required: readonly string[];
  /** An example value for each parameter and body property. A body that is not an object is `data`; path parameters take precedence. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The same for names that are options of a call (`url`): only `.param()` and `data` can send them. */
  readonly reserved: Readonly<Record<string, unknown>>;
}

/** Names of options. */
const RESERVED: ReadonlySet<string> = new Set(["baseUrl", "data", "headers", "mediaType", "method", "request", "url"]);

/** Every operation, in the order of GitHub's document. Each call returns new objects. */
export function operations(): Operation[] {
  return OPERATIONS.map(toOperation);
}

function toOperation([id, route, inPath, inQuery, inBody, bodyKind, own = {}, server]: OperationRow): Operation {
  const [method, path] = route.split(" ") as [Method, string];
  const [pathParameters, queryParameters, bodyProperties] = [inPath, inQuery, inBody].map(namesIn) as [
    ...[string[], string[], string[]],
  ];
  const inTemplate = method !== "GET" && queryParameters.length > 0 ? `{?${queryParameters.join(",")}}` : "";
  const names = [...new Set([...bodyProperties, ...queryParameters, ...pathParameters])];
  const valueOf = (name: string): unknown => structuredClone(Object.hasOwn(own, name) ? own[name] : EXAMPLES[name]);
  const valuesOf = (some: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(some.map((name) => [name, valueOf(name)]));
  return {
    id,
    method,
    path,
    route,
    octokitRoute: `${method} ${server === undefined ? "" : "{origin}"}${path}${inTemplate}`,
    origin: server ?? "https://api.github.com",
    pathParameters,
    queryParameters,
    bodyProperties,
    bodyKind,
    required: [...new Set([inPath, inQuery, inBody].flatMap(requiredIn))],
    options: {
      ...valuesOf(names.filter((name) => !RESERVED.has(name))),
      ...(Object.hasOwn(own, "data") && { data: valueOf("data") }),
    },
    reserved: valuesOf(names.filter((name) => RESERVED.has(name))),
  };
}

/** The names in a list such as `owner! repo! state`; the exclamation mark is that of a required one. */
function namesIn(list: string): string[] {
  return list
    .split(" ")
    .filter(Boolean)
    .map((name) => name.replace("!", ""));
}

function requiredIn(list: string): string[] {
  return namesIn(list.replace(/(?<= |^)[^! ]+(?= |$)/g, ""));
}
