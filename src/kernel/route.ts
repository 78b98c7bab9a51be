import { didYouMean } from "../errors/did-you-mean.js";
import type { EndpointError, Reason } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { formatRoute, quote } from "../errors/quote.js";
import { invalidTemplate } from "../errors/invalid-template.js";
import { notText } from "../errors/issue-of.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import { readRouteTemplate } from "../template/syntax.js";
import type { CompiledVendor, Place, Route } from "./call.js";
import { ofBaseUrl, ofVendor } from "./placing.js";
import type { Expression } from "./template.js";
import type { Method } from "./settings.js";
import { readTarget } from "./trust.js";
import { DOT_SEGMENTS, withAsciiHost } from "./url.js";
import { encodeLiteral } from "./values.js";

// A route is compiled once for its vendor: its literals, the slots of its values, and what the vendor says about it.

/** One or two words with blanks between and around them; a placeholder may have blanks, too. */
const ROUTE = /^[ \t]*([^ \t]+)(?:[ \t]+((?:[^ \t{]|\{(?![^{}]*\})|\{[^{}]*\})+))?[ \t]*$/;

/** Programs have fewer routes. Longer ones were generated, and are rarely used again. */
const MOST_ROUTES = 2_000;
const LONGEST_KEPT = 2_000;
/** A compiled variable takes two hundred times the memory of its text. */
const MOST_VARIABLES = 64;

/** A route as the caller wrote it. */
interface WrittenRoute {
  readonly method: string;
  readonly url: string;
  /** Whether it has no method, which is then GET. */
  readonly isUrlOnly: boolean;
}

/**
 * Returns the compiled route: `"<METHOD> <url>"`, or `"<url>"` for GET (Rules for build 2; B1).
 *
 * @param next - the argument behind it, for the message about two texts
 */
export function findRoute(vendor: CompiledVendor, text: unknown, next?: unknown): Route {
  const known = vendor.routes.get(text as string);
  return known ?? keepRoute(vendor, text as string, compileRoute(vendor, splitRoute(vendor, text, next)));
}

/** Splits a route. It does not check the method, and does not read the url as a template. */
export function splitRoute({ methods }: Pick<CompiledVendor, "methods">, text: unknown, next?: unknown): WrittenRoute {
  if (typeof text !== "string") throw errorOf("ERR_INVALID_ROUTE", [notText("route", text)]);
  const [, first, second] = ROUTE.exec(text) ?? [];
  const reject = (reason: Reason, detail: string): EndpointError =>
    errorOf("ERR_INVALID_ROUTE", [{ name: "route", reason, detail }], { text: formatRoute(text) });
  if (first === undefined) throw reject("words", WORDS);
  if (second !== undefined) return { method: first, url: second, isUrlOnly: false };
  // For `GET/users` and `GET`: the text before the first delimiter.
  const prefix = /[^/?#]*/.exec(first)![0];
  if (typeof next === "string" && methods.has(prefix.toUpperCase()))
    throw reject("separate", `must be one text: ${quote(formatRoute(`${text} ${next}`))}`);
  if (methods.has(prefix)) throw reject("words", WORDS);
  return { method: DEFAULT_METHOD, url: first, isUrlOnly: true };
}

const WORDS = 'must be "<METHOD> <url>" or "<url>", as in "GET /orgs/{org}/repos"';
const UNSET = { name: "url", reason: "unset", detail: "must be set by the call or its defaults" } as const;

/** Returns the compiled route of a method and a url from options. */
export function routeOf(vendor: CompiledVendor, method: string = DEFAULT_METHOD, url: string | undefined): Route {
  if (!url) throw errorOf("ERR_INVALID_ROUTE", [UNSET]);
  // With a blank in it, the text would be another route.
  const text = /[ \t]/.test(url) ? "" : `${method} ${url}`;
  return vendor.routes.get(text) ?? keepRoute(vendor, text, compileRoute(vendor, { method, url, isUrlOnly: false }));
}

function keepRoute({ routes }: CompiledVendor, text: string, route: Route): Route {
  if (routes.size >= MOST_ROUTES) routes.clear();
  // A slice of a long text would keep the whole text in memory.
  const isShort = text.length <= LONGEST_KEPT && text.split(/[{,:]/).length <= MOST_VARIABLES;
  if (text && isShort) routes.set(flatCopy(text), route);
  return route;
}

/** Finds a method by its name in any ASCII case (B2). */
export function findMethod({ methods }: Pick<CompiledVendor, "methods">, name: string): Method {
  // Compared before the conversion to upper case: that of "ſ" and "ı" is an ASCII letter.
  const method = /^[a-z-]+$/i.test(name) ? methods.get(name.toUpperCase()) : undefined;
  if (method) return method;
  const known = [...methods.keys()];
  const detail = `must be one of ${known.join(", ")}${didYouMean(name, known)}`;
  throw errorOf("ERR_INVALID_METHOD", [{ name: "method", reason: "method", detail }], { text: formatRoute(name) });
}

/** Compiles a route, once, with the rule that its vendor has for it. */
function compileRoute(vendor: CompiledVendor, { method: name, url: given, isUrlOnly }: WrittenRoute): Route {
  const method = findMethod(vendor, name);
  const { rules } = vendor;
  const readTemplate = rules?.readTemplate ?? readRouteTemplate;
  const written = withAsciiHost(rules?.toTemplate(given) ?? given);
  const asWritten = readTemplate(written);
  const rule = rules?.find(vendor, method.name, written, asWritten);
  const url = rule?.url ?? written;
  const template = url === written ? asWritten : readTemplate(url);
  const { outline, literals: texts } = template;
  const { target, pathStart } = readTarget(url, template);
  checkLiteralPath(url, outline, pathStart);
  const places = new Map<string, number | Place>();
  const slotOf = (variable: string): number => {
    const slot = places.get(variable) ?? places.size;
    places.set(variable, slot);
    return slot as number;
  };
  const expressions = template.expressions.map((expression): Expression => {
    const { start, end, operator, variables, isInPath } = expression;
    const slots = variables.map((variable) => slotOf(variable.name));
    const isCommon = /^[?&]?$/.test(operator) && variables.every(({ modifier }) => modifier.length < 2);
    const isSimple = operator === "" && variables.length === 1 && variables[0]!.modifier === "";
    // All expressions have one shape: of a copy with more properties, V8 makes another one each time.
    return { start, end, operator, variables, isInPath, slots, slot: isSimple ? slots[0]! : -1, isCommon };
  });
  const noValues = Array.from(places, () => undefined);
  const add = (parameter: string, place: Place): void => {
    if (!places.has(parameter)) places.set(parameter, place);
  };
  if (rule) for (const [parameter, place] of rule.places) add(parameter, place);
  for (const variable of vendor.variables) add(variable, ofBaseUrl);
  if (method.hasBody) for (const parameter of vendor.query) add(parameter, ofVendor);
  return {
    method,
    isUrlOnly,
    written,
    asWritten,
    url,
    literals: texts.map(encodeLiteral),
    expressions,
    places,
    noValues,
    noTexts: expressions.map(() => undefined),
    hasLiteralQuery: asWritten.literalNames.size > 0,
    target,
    pathStart,
    isOdd: !/^\/[^?#]*\?*$/.test(outline.slice(pathStart)) || texts[0] === "" || /[?#]/.test(texts.join("")),
    endsWithQuery: expressions.at(-1)?.operator === "?",
    rule,
    credentials: [...vendor.query].filter((name) => rule?.query.has(name) && places.get(name) !== rule.query.get(name)),
  };
}

/** Literal segments must not be dots; values are checked with each call. */
function checkLiteralPath(url: string, outline: string, pathStart: number): void {
  const path = /[^?#]*/.exec(outline.slice(pathStart))![0];
  const dots = path.search(DOT_SEGMENTS);
  if (dots >= 0 || url.startsWith("//")) {
    const position = pathStart + Math.max(dots, 0);
    throw invalidTemplate(url, position, "segments", 'must not have a "." or ".." segment, or start with "//"');
  }
}

/** Copies a string: a slice is a reference to the whole text it was cut from. Names of properties are always copies. */
function flatCopy(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}
