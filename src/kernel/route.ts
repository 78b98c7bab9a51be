import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { AttachedVendor, Route, Place } from "./call.js";
import type { Method } from "./settings.js";
import type { Expression } from "./template.js";
import { DOT_SEGMENTS } from "./url.js";
import { encodeLiteral } from "./values.js";

// A route is compiled once for its vendor: its literals, the slots of its values, and what the vendor says about it.

/** A value that is a full url, and an expression that continues its query. */
export const WHOLE_URL: RegExp = /^\{\+[^{}]*\}(?:\{&[^{}]*\})?$/;

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
 * @param options - the argument behind it
 */
export function findRoute(vendor: AttachedVendor, text: unknown, options?: unknown): Route {
  const known = vendor.routes.get(text as string);
  return known ?? keepRoute(vendor, text as string, compileRoute(vendor, splitRoute(vendor, text, options)));
}

/** Splits a route. It does not check the method, and does not read the url as a template. */
export function splitRoute(
  { raise, methods }: Pick<AttachedVendor, "raise" | "methods">,
  text: unknown,
  options?: unknown,
): WrittenRoute {
  if (typeof text !== "string") return raise("ERR_INVALID_ROUTE", [{ name: "route", reason: "text", value: text }]);
  const [, first, second] = ROUTE.exec(text) ?? [];
  if (first === undefined) return raise("ERR_INVALID_ROUTE", [{ name: "route", reason: "words" }], { text });
  if (second !== undefined) return { method: first, url: second, isUrlOnly: false };
  // For `GET/users` and `GET`: the text before the first delimiter.
  const prefix = /^[^/?#]*/.exec(first)![0];
  if (typeof options === "string" && methods.has(prefix.toUpperCase()))
    raise("ERR_INVALID_ROUTE", [{ name: "route", reason: "separate", detail: `${text} ${options}` }], { text });
  if (methods.has(prefix)) raise("ERR_INVALID_ROUTE", [{ name: "route", reason: "words" }], { text });
  return { method: DEFAULT_METHOD, url: first, isUrlOnly: true };
}

/** Returns the compiled route of a method and a url from options. */
export function routeOf(vendor: AttachedVendor, method: string = DEFAULT_METHOD, url: string | undefined): Route {
  if (!url) return vendor.raise("ERR_INVALID_ROUTE", [{ name: "url", reason: "unset" }]);
  // With a blank in it, the text would be another route.
  const text = /[ \t]/.test(url) ? "" : `${method} ${url}`;
  return vendor.routes.get(text) ?? keepRoute(vendor, text, compileRoute(vendor, { method, url, isUrlOnly: false }));
}

/** Where a route has a parameter: the slot of its value, or what puts it elsewhere. */
export function placeOf({ places, fields }: Route, name: string): number | Place | undefined {
  return places.get(name) ?? fields?.get(name.toLowerCase());
}

function keepRoute({ routes }: AttachedVendor, text: string, route: Route): Route {
  if (routes.size >= MOST_ROUTES) routes.clear();
  // A slice of a long text would keep the whole text in memory.
  const isShort = text.length <= LONGEST_KEPT && text.split(/[{,:]/).length <= MOST_VARIABLES;
  if (text && isShort) routes.set(flatCopy(text), route);
  return route;
}

/** Finds a method by its name in any ASCII case (B2). */
export function findMethod({ methods, raise }: AttachedVendor, name: string): Method {
  // Compared before the conversion to upper case: that of "ſ" and "ı" is an ASCII letter.
  const upper = /^[a-z-]+$/i.test(name) ? name.toUpperCase() : "";
  return (
    methods.get(upper) ??
    raise("ERR_INVALID_METHOD", [{ name: "method", reason: "method", detail: [...methods.keys()].join(", ") }], {
      text: name,
    })
  );
}

function compileRoute(vendor: AttachedVendor, { method, url, isUrlOnly }: WrittenRoute): Route {
  const template = vendor.toTemplate?.(url) ?? url;
  const written = vendor.origins?.normalize(template) ?? template;
  const route = compileUrl(vendor, findMethod(vendor, method), written, written);
  const whole = isUrlOnly ? { ...route, isUrlOnly } : route;
  return vendor.extendRoute?.(whole, vendor) ?? whole;
}

/**
 * Compiles the url of a route.
 *
 * @param written - as the caller wrote it; `url` has what the vendor adds
 */
export function compileUrl(vendor: AttachedVendor, method: Method, written: string, url: string): Route {
  const template = vendor.readTemplate(url);
  const { outline, literals: texts } = template;
  const { target, pathStart } = vendor.origins?.read(url, template, vendor.raise) ?? {
    target: "relative" as const,
    pathStart: 0,
  };
  const path = /[^?#]*/.exec(outline.slice(pathStart))![0];
  const dots = path.search(DOT_SEGMENTS);
  if (dots >= 0 || url.startsWith("//"))
    vendor.raise(
      "ERR_INVALID_TEMPLATE",
      [{ name: "url", reason: "segments", position: pathStart + Math.max(dots, 0) }],
      { text: url },
    );
  const places = new Map<string, number | Place>();
  const slotOf = (name: string): number => {
    const slot = places.get(name) ?? places.size;
    places.set(name, slot);
    return slot as number;
  };
  const expressions = template.expressions.map((expression): Expression => {
    const { start, end, operator, variables, isInPath } = expression;
    const slots = variables.map(({ name }) => slotOf(name));
    const isCommon = /^[?&]?$/.test(operator) && variables.every(({ modifier }) => modifier.length < 2);
    const isSimple = operator === "" && variables.length === 1 && variables[0]!.modifier === "";
    // All expressions have one shape: of a copy with more properties, V8 makes another one each time.
    return { start, end, operator, variables, isInPath, slots, slot: isSimple ? slots[0]! : -1, isCommon };
  });
  const noValues = Array.from(places, () => undefined);
  for (const name of vendor.variables) if (!places.has(name)) places.set(name, inBaseUrl);
  if (method.hasBody) for (const [name, place] of vendor.places) if (!places.has(name)) places.set(name, place);
  return {
    method,
    isUrlOnly: false,
    written,
    url,
    literals: texts.map(encodeLiteral),
    expressions,
    template,
    asWritten: template,
    places,
    fields: undefined,
    noValues,
    noTexts: expressions.map(() => ""),
    hasLiteralQuery: template.literalNames.size > 0,
    target,
    pathStart,
    isOdd:
      target === "dynamic" ||
      target === "templated-host" ||
      !/^\/[^?#]*\?*$/.test(outline.slice(pathStart)) ||
      texts[0] === "" ||
      /[?#]/.test(texts.join("")),
    endsWithQuery: expressions.at(-1)?.operator === "?" && texts.at(-1) === "",
    segmentSlots: [],
    settings: undefined,
  };
}

/** What the defaults of an endpoint set in its base URL is sent nowhere else. */
const inBaseUrl: Place = ({ recorder }, name) => recorder?.placed({ name, place: "dropped", rule: "A2" });

/** Copies a string: a slice is a reference to the whole text it was cut from. Names of properties are always copies. */
function flatCopy(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}
