import { form, multipart } from "../bodies/index.js";
import type { RouteRule } from "../types/vendor-routes.js";
import { TOKEN } from "../shared/header-syntax.js";
import { bodyRuleOf } from "./body-rule.js";
import { bodyOf } from "./document-body.js";
import type { Finding } from "./finding.js";
import type { Operation } from "./operation.js";
import { hasKnownStyle, isFormStyle, type Parameter } from "./parameter.js";
import { pathTemplateOf } from "./path-rule.js";
import { acceptOf, isBodyMethod, type DocumentPolicy } from "./policy.js";
import { queryRuleOf } from "./query-rule.js";
import { readServer } from "./server.js";

/** The requests of the vendor without rules, with which each route is compared. */
export interface RouteDefaults extends DocumentPolicy {
  readonly baseUrl: string;
  /** The base of relative urls. */
  readonly location: string;
}

/** Returns the rule of an operation; `undefined` if the requests of the vendor already match the document. */
export function ruleOf(
  operation: Operation,
  defaults: RouteDefaults,
  findings: Finding[],
): RouteRule | string | undefined {
  const report = (reason: Finding["reason"], name: string): void => {
    findings.push({ reason, route: operation.route, name });
  };
  const { url, query } = urlRuleOf(operation, defaults, report);
  const fields: RouteRule = {
    ...(url !== undefined && { url }),
    ...baseUrlOf(operation, defaults, report),
    ...(query && { query }),
    ...headerRuleOf(operation, report),
    ...acceptRuleOf(operation, defaults),
    ...bodyFieldsOf(operation, defaults, report),
  };
  const names = Object.keys(fields);
  if (names.length === 0) return undefined;
  return names.length === 1 && url !== undefined ? url : fields;
}

type Report = (reason: Finding["reason"], name: string) => void;

/**
 * Returns the template of an operation, as a suffix if the path is unchanged, and the parameters that a template cannot
 * express.
 */
function urlRuleOf(
  operation: Operation,
  { policy }: RouteDefaults,
  report: Report,
): { url?: string | undefined; query?: RouteRule["query"] } {
  const { path, parameters } = operation;
  const sharesName = findSharedNames(parameters);
  const styles: [name: string, style: NonNullable<RouteRule["query"]>[string]][] = [];
  const variables: string[] = [];
  for (const parameter of parameters) {
    reportParameter(parameter, sharesName, report);
    if (parameter.in !== "query" || sharesName(parameter)) continue;
    const rule = queryRuleOf(parameter, isBodyMethod(operation), policy);
    if (!rule) continue;
    if ("variable" in rule) variables.push(rule.variable);
    else styles.push([parameter.name, rule.style]);
  }
  const template = pathTemplateOf(path, parameters);
  const suffix = variables.length > 0 ? `{${path.includes("?") ? "&" : "?"}${variables.join(",")}}` : "";
  const url = template === path ? suffix : template + suffix;
  return { url: url || undefined, ...(styles.length > 0 && { query: Object.fromEntries(styles) }) };
}

function reportParameter(parameter: Parameter, sharesName: SharesName, report: Report): void {
  const { name, in: place, mediaType } = parameter;
  if (place === "cookie") report("cookie", name);
  else if (mediaType !== undefined) report("content", name);
  else if (!hasKnownStyle(parameter)) report("style", name);
  if (place === "query" || place === "header") if (sharesName(parameter)) report("sharedName", name);
}

type SharesName = (parameter: Parameter) => boolean;

/** Tells whether a parameter in the path, or one in the query before a header, has the same name. */
function findSharedNames(parameters: readonly Parameter[]): SharesName {
  const [inPath, inQuery] = ["path", "query"].map(
    (place) => new Set(parameters.filter((one) => one.in === place).map(({ name }) => name)),
  );
  return ({ name, in: place }) => place !== "path" && (inPath!.has(name) || (place !== "query" && inQuery!.has(name)));
}

function headerRuleOf({ parameters }: Operation, report: Report): Pick<RouteRule, "headers"> {
  const sharesName = findSharedNames(parameters);
  const names = parameters
    .filter((parameter) => parameter.in === "header" && !sharesName(parameter))
    .filter(({ name }) => TOKEN.test(name) || (report("headerName", name), false))
    .map(({ name, explode, isObject }) => (explode && isObject ? `${name}*` : name));
  return names.length > 0 ? { headers: names } : {};
}

function acceptRuleOf(operation: Operation, { accept = "application/json" }: RouteDefaults): Pick<RouteRule, "accept"> {
  const wanted = acceptOf(operation);
  if (wanted === undefined || operation.responses.some((type) => type === accept || type === "*/*")) return {};
  return wanted === accept ? {} : { accept: wanted };
}

function baseUrlOf(
  { servers }: Operation,
  { baseUrl, location }: RouteDefaults,
  report: Report,
): Pick<RouteRule, "baseUrl"> {
  const [first] = servers;
  if (!first) return {};
  const server = readServer(first.text("url"), first, location);
  if (!server) {
    report("server", first.text("url") ?? "");
    return {};
  }
  if (server.url === baseUrl) return {};
  if (server.hasVariables) report("serverVariables", first.text("url")!);
  if (new URL(server.url).origin !== new URL(baseUrl).origin) report("otherOrigin", server.url);
  return { baseUrl: server.url };
}

function bodyFieldsOf(
  operation: Operation,
  defaults: RouteDefaults,
  report: Report,
): Pick<RouteRule, "body" | "contentType"> {
  const body = bodyOf(operation);
  if (!body) return {};
  if (!isBodyMethod(operation)) {
    report("bodyOfMethod", body.mediaType);
    return {};
  }
  if (body.encoder === form || body.encoder === multipart) {
    for (const [name, encoding] of body.content.get("encoding")?.members ?? [])
      if (!isFormStyle(encoding.text("style") ?? "form")) report("style", name);
  }
  return bodyRuleOf(body, defaults);
}
