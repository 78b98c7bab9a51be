import { json } from "../bodies/index.js";
import type { QueryStyle, RouteRule } from "../types/policy.js";
import { isJson, TOKEN } from "../shared/field-values.js";
import { bodyRuleOf, reportBody } from "./document-body.js";
import { cookiesOf } from "./credentials.js";
import type { Report } from "./finding.js";
import { metNames, namedFieldsOf, ownCredentials, takenNames, type KnownNames } from "./named-fields.js";
import type { Operation } from "./operation.js";
import { findSharedNames, hasKnownStyle, namesIn, type Parameter } from "./parameter.js";
import { VARIABLE } from "./path-template.js";
import { isOfPolicy, queryStyleOf, type StylePolicy } from "./style.js";
import { operationAccept, type DocumentPolicy } from "./document-policy.js";
import { readSchemaMembers } from "./schema.js";
import { isVendorServer, readServer, reportOtherServers, type VendorServer } from "./server.js";
import { findUnusableVariable } from "./server-template.js";

/** The requests of the vendor without rules, with which each route is compared. */
export interface RouteDefaults extends DocumentPolicy {
  readonly server: VendorServer;
  /** The base of relative urls. */
  readonly location: string | undefined;
  readonly known: KnownNames;
}

/** Returns the rule of an operation; `undefined` if the requests of the vendor already match the document. */
export function ruleOf(operation: Operation, defaults: RouteDefaults, add: Report): RouteRule | string | undefined {
  const report: Report = (reason, name) => {
    add(reason, name, operation.route);
  };
  const sharesName = findSharedNames(operation.parameters);
  reportParameters(operation, sharesName, report);
  const { url, query, objects } = urlRuleOf(operation, defaults, sharesName);
  const fields: RouteRule = {
    ...(url !== undefined && { url }),
    ...baseUrlOf(operation, defaults, report),
    ...(query && { query }),
    ...(objects.length > 0 && { objects }),
    ...headerRuleOf(operation, sharesName),
    ...cookieRuleOf(operation),
    ...namedFieldsOf(operation, defaults.known, sharesName),
    ...acceptRuleOf(operation, defaults),
    ...bodyFieldsOf(operation, defaults, report),
  };
  const names = Object.keys(fields);
  if (names.length === 0) return undefined;
  return names.length === 1 && url !== undefined ? url : fields;
}

/** Reports the parameters of an operation that rules do not support. */
function reportParameters(
  { parameters, problems }: Operation,
  sharesName: ReturnType<typeof findSharedNames>,
  report: Report,
): void {
  for (const [reason, name] of problems) report(reason, name);
  for (const parameter of parameters) {
    const { name, in: place, mediaType, hasNested, allowReserved, style } = parameter;
    if (place === "cookie") report("cookie", name);
    else if (mediaType !== undefined) {
      if (place !== "query" || !isJson(mediaType)) report("content", name);
    } else if (!hasKnownStyle(parameter)) report("style", name);
    else if (place === "path" && allowReserved && style !== "simple") report("reserved", name);
    else if (hasNested) report(place === "path" ? "nested" : "nestedJson", name);
    if (sharesName(parameter)) report("sharedName", name);
    else if (place === "header" && !TOKEN.test(name)) report("headerName", name);
  }
}

function headerRuleOf(
  { parameters }: Operation,
  sharesName: ReturnType<typeof findSharedNames>,
): Pick<RouteRule, "headers"> {
  const names = parameters
    .filter((parameter) => parameter.in === "header" && !sharesName(parameter) && TOKEN.test(parameter.name))
    .map(({ name, explode, isObject }) => (explode && isObject ? `${name}*` : name));
  return names.length > 0 ? { headers: names } : {};
}

function cookieRuleOf(operation: Operation): Pick<RouteRule, "cookies"> {
  const names = cookiesOf([...namesIn(operation.parameters, "cookie")], [operation]);
  return names.length > 0 ? { cookies: names } : {};
}

function acceptRuleOf(operation: Operation, { accept = "application/json" }: RouteDefaults): Pick<RouteRule, "accept"> {
  const wanted = operationAccept(operation);
  const isAny = operation.accept === undefined && operation.responses.some((type) => type === accept || type === "*/*");
  return isAny || wanted === accept ? {} : { accept: wanted };
}

function baseUrlOf(
  { servers }: Operation,
  { server: ofVendor, location }: RouteDefaults,
  report: Report,
): Pick<RouteRule, "baseUrl"> {
  const [first] = servers;
  if (!first) return {};
  if (ofVendor.isGiven) {
    const replaced = readServer(first.text("url"), first, location);
    if (replaced && replaced.url !== ofVendor.url) report("replacedServer", replaced.url);
    return {};
  }
  reportOtherServers(servers, report);
  const address = first.text("url");
  if (isVendorServer(first, ofVendor)) return {};
  const isDead = findUnusableVariable(first, () => true) !== undefined;
  const server = isDead ? undefined : readServer(address, first, location);
  if (!server) report("server", address ?? "");
  else if (server.url === ofVendor.template) return {};
  else if (ofVendor.isFree) report("ignoredServer", server.url);
  else {
    const isOfVariables = !/^https?:/i.test(address!) && ofVendor.template.includes("{");
    if (server.hasVariables || isOfVariables) report("serverVariables", address!);
    if (ofVendor.url === undefined || new URL(server.url).origin !== new URL(ofVendor.url).origin)
      report("otherOrigin", server.url);
    return { baseUrl: server.url };
  }
  return {};
}

function bodyFieldsOf(
  operation: Operation,
  defaults: RouteDefaults,
  report: Report,
): Pick<RouteRule, "body" | "contentType" | "encodesText" | "requiresBody"> {
  const { sent: body } = operation;
  if (!body) return operation.hasBody && defaults.policy.body ? { body: json } : {};
  if (!operation.hasBody) {
    report("bodyOfMethod", body.mediaType);
    return {};
  }
  reportBody(body, report);
  const inQuery = namesIn(operation.parameters, "query");
  if (inQuery.size > 0)
    for (const name of readSchemaMembers(body.content.get("schema")).keys())
      if (inQuery.has(name)) report("sharedMember", name);
  return bodyRuleOf(body, operation.isBodyRequired, defaults.policy);
}

/** The rule of a query parameter: a variable of a template, or a style that templates do not have. */
type QueryRule = { readonly variable: string } | { readonly style: QueryStyle | "querystring" };

/** Whether a parameter may be an object that is no text in a media type of its own, nor a header whose rule says so. */
function isNamedObject({ in: place, isObject, explode, mediaType }: Parameter): boolean {
  if (!isObject || place === "cookie") return false;
  if (mediaType !== undefined) return place === "query" && isJson(mediaType);
  return place !== "header" || !explode;
}

/** Whether the rule of a query parameter says by itself that it may be an object. */
function takesObjects(rule: QueryRule): boolean {
  return "variable" in rule ? rule.variable.endsWith("*") : /^(?:deepObject|json|querystring)$/.test(rule.style);
}

/** The style of a query parameter in a rule that names it. */
function styleIn(parameter: Parameter): QueryStyle | "querystring" {
  if (parameter.isWholeQuery) return "querystring";
  const { mediaType } = parameter;
  if (mediaType === undefined) return queryStyleOf(parameter);
  return isJson(mediaType) ? "json" : "form";
}

/**
 * Returns the rule for a query parameter; `undefined` if the policy already matches the document.
 *
 * @param hasBody - whether the method has a body, which gets all parameters without a rule
 */
function queryRuleOf(parameter: Parameter, hasBody: boolean, policy: StylePolicy): QueryRule | undefined {
  const style = styleIn(parameter);
  const { name, isList, isObject, mediaType, hasNested } = parameter;
  if (style === "querystring" || style === "json") return { style };
  // Text in a media type of its own.
  const isText = mediaType !== undefined;
  const isSimple = !isList && !isObject;
  // Policies and templates do not write lists and objects within others.
  if (hasNested && !isText) return { style };
  if (!hasBody && (isSimple || isText || isOfPolicy(parameter, style, policy))) return undefined;
  // A variable that is exploded takes objects: one for lists is none.
  const isExploded = style === "form" && !isSimple && !isText;
  const isTemplate = VARIABLE.test(name) && (isSimple || isText || style === "comma" || (isExploded && isObject));
  if (!isTemplate) return { style };
  return { variable: isExploded ? `${name}*` : name };
}

/**
 * Returns the template of an operation, as a suffix if the path is unchanged, and the parameters that a template cannot
 * express.
 */
function urlRuleOf(
  operation: Operation,
  { policy, known }: RouteDefaults,
  sharesName: ReturnType<typeof findSharedNames>,
): { url?: string | undefined; query?: RouteRule["query"]; objects: readonly string[] } {
  const { parameters } = operation;
  const isTaken = takenNames(operation, known);
  const styles: [name: string, style: QueryStyle | "querystring"][] = [];
  const variables: string[] = [];
  const objects = parameters.filter((one) => one.in !== "query" && isNamedObject(one)).map(({ name }) => name);
  for (const parameter of parameters) {
    const isShared = sharesName(parameter);
    if (parameter.in !== "query" || (operation.placeholders.has(parameter.name) && !isShared)) continue;
    const isOwn = isTaken(parameter.name);
    // The name means the placeholder: calls set the query by .query(), whatever the method is.
    const ofPolicy = isOwn ? undefined : queryRuleOf(parameter, operation.hasBody && !isShared, policy);
    const rule = isOwn || (isShared && ofPolicy) ? { style: styleIn(parameter) } : ofPolicy;
    if (isNamedObject(parameter) && !(rule && takesObjects(rule))) objects.push(parameter.name);
    if (!rule) continue;
    if ("style" in rule) styles.push([parameter.name, rule.style]);
    else variables.push(rule.variable);
  }
  for (const name of [...ownCredentials(operation, known), ...metNames(operation)]) styles.push([name, "form"]);
  const { template: whole } = operation;
  // The fragment of a variant stays behind all queries.
  const template = whole.replace(/#.*/, "");
  const suffix = variables.length > 0 ? `{${template.includes("?") ? "&" : "?"}${variables.join(",")}}` : "";
  const url = whole === operation.path ? suffix : template + suffix;
  return { url: url || undefined, query: styles.length > 0 ? Object.fromEntries(styles) : undefined, objects };
}
