import { writeJson } from "../bodies/json-text.js";
import { isEndpointError, type EndpointError } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { attempt, getOwn, isList, isScalar, percentEncode, setOwn } from "../kernel/values.js";
import { toWellFormed } from "../shared/well-formed.js";
import type { AnyEndpoint, AnyRequest } from "../types/any-endpoint.js";
import type { RequestHeaders, RequestOptions } from "../types/options.js";
import type { ToolArgument, ToolDefinition } from "../types/tools.js";
import { parameterOf, type ToolLaw } from "./tool-law.js";

type Placed = Readonly<Record<ToolArgument["in"], object>>;

/** Builds the request of a call: each argument goes to the place that the document gives it, or the default that it has there (I11). */
export function buildCall(
  api: AnyEndpoint,
  tool: ToolDefinition,
  args: Readonly<Record<string, unknown>>,
  law: ToolLaw,
): RequestOptions {
  const placed: Placed = { path: {}, query: {}, header: {}, cookie: {}, member: {}, body: {} };
  for (const one of tool.arguments) {
    const given = getOwn(args, one.name);
    const value = one.default !== undefined && law.leaves(one) ? (given ?? one.default) : given;
    if (value !== undefined) setOwn(placed[one.in], parameterOf(one), argumentContent(value, one));
  }
  const hasMembers = tool.arguments.some((one) => one.in === "member");
  const bodies: readonly unknown[] = Object.values(placed.body);
  const data = hasMembers ? placed.member : bodies[0];
  const isSent = hasMembers ? tool.isBodyRequired === true || Object.keys(placed.member).length > 0 : bodies.length > 0;
  try {
    const filled = fill(api, tool, placed);
    return withCookies((isSent ? filled.data(data) : filled).build(), placed.cookie);
  } catch (error) {
    throw isEndpointError(error) ? inNamesOf(error, tool, placed.header) : error;
  }
}

/** Base64 becomes the bytes, and in a form a file with a name; of a parameter that is JSON, an object or a list becomes the text. */
function argumentContent(value: unknown, one: ToolArgument): unknown {
  if (value === null) return value;
  if (one.binary === undefined)
    return one.mediaType !== undefined && typeof value === "object" ? writeJson(value) : value;
  return isList(value) ? value.map((item: unknown) => bytesOf(item, one)) : bytesOf(value, one);
}

function bytesOf(value: unknown, { name, binary, mediaType, parameter = name }: ToolArgument): unknown {
  const isBase64 = typeof value === "string" && /^[A-Za-z\d+/]*={0,2}$/.test(value);
  const text = isBase64 ? attempt(() => atob(value)) : undefined;
  if (text === undefined)
    throw errorOf("ERR_INVALID_PARAMETER", [{ name, reason: "form", detail: "must be base64 (RFC 4648, section 4)" }]);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return binary === "bytes" ? bytes : new File([bytes], parameter, mediaType === undefined ? {} : { type: mediaType });
}

function fill(api: AnyEndpoint, { route, encoder, arguments: all }: ToolDefinition, placed: Placed): AnyRequest {
  const chain = api.route(route);
  const { path, query, header } = placed;
  // An endpoint of a document has rules for the places of parameters.
  if (!api.vendor.routes) {
    const filled = chain.params(path).query(query).headers(headerTextsOf(header));
    return encoder ? filled.policy({ body: encoder }) : filled;
  }
  // Rules know a parameter by its name alone. Header fields are read in any case.
  const namesIn = (place: ToolArgument["in"]): readonly string[] =>
    all.filter((one) => one.in === place).map(parameterOf);
  const inPath = new Set(namesIn("path"));
  const [inQuery, inHeader] = (["query", "header"] as const).map(
    (place) => new Set(namesIn(place).map((name) => name.toLowerCase())),
  );
  const [sharedQuery, ownQuery] = divide(query, (name) => inPath.has(name) || inHeader!.has(name.toLowerCase()));
  const [sharedHeader, ownHeader] = divide(header, (name) => inPath.has(name) || inQuery!.has(name.toLowerCase()));
  return chain
    .params({ ...path, ...ownQuery, ...ownHeader })
    .query(sharedQuery)
    .headers(headerTextsOf(sharedHeader));
}

function divide(values: object, isFirst: (name: string) => boolean): readonly [object, object] {
  const [first, second] = [{}, {}];
  for (const [name, value] of Object.entries(values)) setOwn(isFirst(name) ? first : second, name, value);
  return [first, second];
}

/** Header fields are texts, also those of numbers and lists. */
function headerTextsOf(values: object): RequestHeaders {
  const fields: RequestHeaders = {};
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const items = isList(value) ? value : [value];
    setOwn(fields, name, items.every(isScalar) ? items.map(String).join(",") : value);
  }
  return fields;
}

/** Cookies stand beside those of the defaults: after the build, which has taken these from a request to another origin. */
function withCookies(request: RequestOptions, cookies: object): RequestOptions {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${percentEncode(toWellFormed(String(value)))}`);
  if (pairs.length === 0) return request;
  const { cookie } = request.headers;
  return { ...request, headers: { ...request.headers, cookie: [...(cookie ? [cookie] : []), ...pairs].join("; ") } };
}

/** An error about what the API calls otherwise than the model, or about a header that came from an argument. */
function inNamesOf(error: EndpointError, { arguments: all }: ToolDefinition, header: object): EndpointError {
  const isHeader = error.code === "ERR_INVALID_HEADER";
  if (!isHeader && !error.isOfParameters) return error;
  const found = error.names.map((name) =>
    isHeader
      ? all.find((one) => one.in === "header" && parameterOf(one).toLowerCase() === name.toLowerCase())
      : all.find((one) => parameterOf(one) === name),
  );
  if (isHeader && !found.every((one) => one && Object.hasOwn(header, parameterOf(one)))) return error;
  if (!isHeader && found.every((one) => one?.parameter === undefined)) return error;
  const names = new Map(error.names.map((name, index) => [name, found[index]?.name ?? name]));
  const issues = error.issues.map((issue) => ({ ...issue, name: names.get(issue.name) ?? issue.name }));
  return errorOf(isHeader ? "ERR_INVALID_PARAMETER" : error.code, issues);
}
