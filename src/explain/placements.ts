import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import { authorityOf } from "../shared/origin.js";
import type { Call, RequestObserver } from "../request/call.js";
import { countBefore } from "../request/path-safety.js";

// Where parameters go, with the rules of the specification. Only observers need this module; it is not part of the
// core.

/** Reports where the parameters without a placeholder go, for a method with a body (P3, D2). */
export function reportBody({ plan, options }: Call, observer: RequestObserver): void {
  const hasData = options.data !== undefined;
  for (const name of plan.restNames) {
    observer.placed(hasData ? { name, place: "dropped", rule: "D2" } : { name, place: "body", rule: "P3" });
  }
}

/** Reports where the variables of the base url are (A2). */
export function reportBaseUrl(
  { text, template, pathStart }: RouteUrl,
  expansions: readonly string[],
  observer: RequestObserver,
): void {
  template.expressions.forEach(({ variables: [variable], start, end }, index) => {
    const place = start < pathStart ? "host" : "path";
    const expression = text.slice(start, end);
    observer.placed({ name: variable!.name, place, rule: "A2", text: expansions[index], expression });
  });
}

/** Reports where each expression puts its variables (P1, P5). */
export function reportExpansions(
  { method, url }: CallPlan,
  expansions: readonly string[],
  texts: ReadonlyMap<object, string>,
  observer: RequestObserver,
): void {
  const { text, template, target, pathStart } = url;
  const inPath = countBefore(/[?#]/, url, expansions);
  const beforeFragment = countBefore(/#/, url, expansions);
  const isFullUrl = target === "dynamic" && authorityOf(template.literals[0]! + expansions[0]!) !== "";
  template.expressions.forEach(({ operator, variables, start, end }, index) => {
    let place: "host" | "url" | "path" | "query" | "fragment" =
      start < pathStart ? "host" : isFullUrl && index === 0 ? "url" : "path";
    if (index >= inPath || operator === "?") place = "query";
    if (index >= beforeFragment || operator === "#") place = "fragment";
    const rule = method.hasBody && place === "query" ? "P5" : "P1";
    for (const variable of variables) {
      observer.placed({
        name: variable.name,
        place,
        rule,
        text: texts.get(variable),
        expression: text.slice(start, end),
      });
    }
  });
}
