import type { Operator, TemplateExpression, TemplateReader, TemplateVariable } from "../kernel/template.js";
import { raise } from "./error.js";

// RFC 6570, section 2, as far as it goes here: a path of literals and {a,b*}, then {?a,b*}. No literal is beyond ASCII, "?" or
// "#", nor "$" before a brace, which is a template literal without backticks.
const LIST = "\\w[\\w-]*\\*?(?:,\\w[\\w-]*\\*?)*";
// A function, because a bundler keeps an expression with a text that it would have to join.
const TEMPLATE = /* @__PURE__ */ (() =>
  new RegExp(`^\\/(?!\\/)(?:[\\w!&-/:;=@[\\]~]|\\$(?!\\{)|%[\\dA-Fa-f]{2}|\\{${LIST}\\})*(?:\\{\\?${LIST}\\})?$`))();
/** An expression, or a `:name` that follows no word; a percent-encoded character is none. */
const EXPRESSION = /\{(\??)([^{}]*)\}|(?:(?<=%[\dA-Fa-f]{2})|(?<![\w}%])):([A-Za-z_]\w*)/g;

const NO_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set();

/** Reads the url of a route. */
export const readTemplate: TemplateReader = (url) => {
  if (!TEMPLATE.test(url)) raise("ERR_INVALID_TEMPLATE", [{ name: "url", reason: "form" }]);
  const literals: string[] = [];
  const expressions: TemplateExpression[] = [];
  let [outline, end] = ["", 0];
  for (const { 0: whole, 1: mark = "", 2: list, 3: colon = "", index } of url.matchAll(EXPRESSION)) {
    const operator = mark as Operator;
    const variables = (list ?? colon).split(",").map((varspec): TemplateVariable => {
      const name = varspec.replace("*", "");
      return { name, modifier: name === varspec ? "" : "*", operator };
    });
    literals.push(url.slice(end, index));
    outline += url.slice(end, index) + (mark || "{").repeat(whole.length);
    end = index + whole.length;
    expressions.push({ start: index, end, operator, variables, isInPath: operator === "" });
  }
  literals.push(url.slice(end));
  return { literals, expressions, outline: outline + url.slice(end), literalNames: NO_NAMES };
};
