import type { Call, Recorder } from "../kernel/call.js";
import type { TemplateVariable } from "../kernel/template.js";
import { authorityOf } from "../shared/urls.js";

// Where the variables of a url are, with the rules of the specification.

/** Reports where the variables of the base url are (A2). */
export function reportBaseUrl({ route, texts }: Call, recorder: Recorder): void {
  const { url, expressions, pathStart } = route;
  expressions.forEach(({ variables: [variable], start, end }, index) => {
    const place = start < pathStart ? "host" : "path";
    const expression = url.slice(start, end);
    recorder.placed({ name: variable!.name, place, rule: "A2", text: texts[index], expression });
  });
}

/** Reports where each expression puts its variables (P1, P5). */
export function reportExpansions(
  { route, texts: ofExpressions }: Call,
  texts: ReadonlyMap<TemplateVariable, string>,
  recorder: Recorder,
): void {
  const { method, url, literals, expressions, target, pathStart } = route;
  const isFullUrl = target === "dynamic" && authorityOf(literals[0]! + ofExpressions[0]!) !== "";
  let [isQuery, isFragment] = [false, false];
  expressions.forEach(({ operator, variables, start, end }, index) => {
    isQuery ||= literals[index]!.includes("?");
    isFragment ||= literals[index]!.includes("#");
    const inPath = start < pathStart ? "host" : isFullUrl && index === 0 ? "url" : "path";
    const place = isFragment || operator === "#" ? "fragment" : isQuery || operator === "?" ? "query" : inPath;
    const rule = method.hasBody && place === "query" ? "P5" : "P1";
    const expression = url.slice(start, end);
    for (const variable of variables)
      recorder.placed({ name: variable.name, place, rule, text: texts.get(variable), expression });
    isQuery ||= operator === "?" && ofExpressions[index] !== "";
    isFragment ||= operator === "#" && ofExpressions[index] !== "";
  });
}
