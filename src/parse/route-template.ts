import { BoundedCache } from "../bounded-cache.js";
import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import type { Expression } from "./template-syntax.js";
import { compileTemplate, type CompiledTemplate } from "./url-template.js";

/** The url of a route: a template, and what can be said of it before any value is known. */
export interface RouteTemplate extends CompiledTemplate {
  /**
   * What decides where the request goes (decision C7): `baseUrl` for a path, the literal of a full url, a literal domain
   * whose labels values fill, or the values themselves.
   */
  readonly address: "path" | "url" | "labels" | "open";
  /** Where the path starts in the template: behind the authority, or at 0. */
  readonly pathStart: number;
  /** Where the query or the fragment starts in the template, whichever is first. */
  readonly pathEnd: number;
  /** Where the fragment starts in the template. */
  readonly queryEnd: number;
  /** Whether the path ends in a literal "/". */
  readonly endsInSlash: boolean;
  /**
   * Where all expressions are simple ones in the path of a literal address: whether each makes up a segment alone.
   * `undefined` for every other template.
   */
  readonly wholeSegments: readonly boolean[] | undefined;
}

const cache = /* @__PURE__ */ new BoundedCache<RouteTemplate>(compileRoute);

/**
 * Compiles the url of a route, once for as long as it is remembered.
 *
 * @throws InvalidTemplateError for what no route may hold (decisions C1, C6, C7)
 */
export function routeTemplate(url: string): RouteTemplate {
  return cache.get(url);
}

function compileRoute(url: string): RouteTemplate {
  const template = compileTemplate(url, true);
  const skeleton = skeletonOf(url, template.expressions);
  const authority = /^https?:\/\/[^/?#]*/i.exec(skeleton)?.[0] ?? "";
  const pathStart = authority.length;
  const path = /^[^?#]*/.exec(skeleton.slice(pathStart))?.[0] ?? "";
  const pathEnd = pathStart + path.length;
  checkLiterals(url, skeleton, authority, path);
  const address = addressOf(skeleton, authority);
  const isSimple = (address === "path" || address === "url") && pathEnd === url.length;
  return {
    ...template,
    address,
    pathStart,
    pathEnd,
    queryEnd: skeleton.includes("#") ? skeleton.indexOf("#") : url.length,
    endsInSlash: url[pathEnd - 1] === "/",
    wholeSegments: isSimple ? wholeSegments(template.expressions, path, pathStart) : undefined,
  };
}

/**
 * The template with each expression made up of the mark that it brings, "/", "?" or "#", or of "{", which no literal
 * holds: all places stay the same.
 */
function skeletonOf(url: string, expressions: readonly Expression[]): string {
  const parts = expressions.map(({ operator, start, end }, index) => {
    const mark = "/?#".includes(operator) ? operator || "{" : "{";
    return url.slice(expressions[index - 1]?.end ?? 0, start) + mark.repeat(end - start);
  });
  return parts.join("") + url.slice(expressions.at(-1)?.end ?? 0);
}

/** Checks scheme, authority and path as far as they are literal (decisions C6, C7). */
function checkLiterals(url: string, skeleton: string, authority: string, path: string): void {
  const fail = (position: number, problem: string): never => {
    throw new InvalidTemplateError(url, position, problem);
  };
  if (authority.includes("@")) fail(authority.indexOf("@"), "userinfo (send credentials in a header)");
  const isOther = !authority && /^[a-z][a-z\d+.-]*:/i.test(skeleton);
  if (isOther || (authority && !authority.includes("{") && !URL.canParse(authority))) {
    fail(authority.length && authority.indexOf("/") + 2, "no http or https address");
  }
  if (url.startsWith("//")) fail(0, 'a "//" at its start');
  const dots = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/i.exec(path);
  if (dots) fail(authority.length + dots.index, 'a "." or ".." segment');
}

function addressOf(skeleton: string, authority: string): RouteTemplate["address"] {
  if (!authority) return /^[^/?#]*\{/.test(skeleton) ? "open" : "path";
  if (!authority.includes("{")) return "url";
  // Whole labels, left of a literal domain of two labels or more; a longer name than 999 is none.
  const labels = /^https?:\/\/(?:(?:\{+|[a-z\d-]+)\.)*\{+(?:\.[a-z\d-]+){2,}(?::\d+)?$/i;
  return authority.length < 999 && labels.test(authority) ? "labels" : "open";
}

function wholeSegments(
  expressions: readonly Expression[],
  path: string,
  pathStart: number,
): readonly boolean[] | undefined {
  const whole: boolean[] = [];
  let start = pathStart;
  for (const segment of path.split("/")) {
    const end = start + segment.length;
    // A letter or the like beside the values keeps the segment from being "." or "..", whatever they are.
    const isSafe = /[^.{]/.test(segment.replace(/%2e/gi, ""));
    for (let next = expressions[whole.length]; next && next.end <= end; next = expressions[whole.length]) {
      const isWhole = next.start === start && next.end === end;
      const isSimple = !next.operator && next.varspecs.length === 1 && !next.varspecs[0]?.modifier;
      if (!isSimple || !(isWhole || isSafe)) return undefined;
      whole.push(isWhole);
    }
    start = end + 1;
  }
  return whole;
}
