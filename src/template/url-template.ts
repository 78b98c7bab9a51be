import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notText } from "../errors/issue-of.js";
import type { ParsedTemplate, TemplateVariable } from "../kernel/template.js";
import { encodeSegments, finishUrl } from "../kernel/expansion.js";
import { encodeLiteral, getOwn, ownProperties } from "../kernel/values.js";
import { expandTemplateExpression } from "./expand.js";
import { readTemplate } from "./syntax.js";
import { normalizeValue } from "./normalized-value.js";

/**
 * A URI template of RFC 6570, level 4. It is parsed once. It does not support `:name`, and does not check the path.
 *
 * ```ts
 * const search = new UrlTemplate("/search{?q,sort*}");
 * search.expand({ q: "a b", sort: ["name", "date"] }); // => "/search?q=a%20b&sort=name&sort=date"
 * search.expand(); // => "/search"
 * search.variables[1]; // => { name: "sort", modifier: "*", operator: "?" }
 * ```
 *
 * The expansion is delegated to the `url-template` package.
 *
 * @see RFC 6570
 */
export class UrlTemplate {
  readonly #template: ParsedTemplate;

  /**
   * @param template - a URI template
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the template is invalid according to RFC 6570. It contains the position.
   */
  constructor(template: string) {
    if (typeof template !== "string") throw errorOf("ERR_INVALID_TEMPLATE", [notText("template", template)]);
    this.#template = readTemplate(template, false);
  }

  /** The variables in the order of the template: name, modifier and the operator of their expression. */
  get variables(): readonly TemplateVariable[] {
    return this.#template.expressions.flatMap(({ variables }) => variables.map((variable) => ({ ...variable })));
  }

  /**
   * Expands the template.
   *
   * @param values - the variables by name: a string, a finite number, a bigint, a boolean, a Date, a URL, or a list or
   * plain object of these; `null` and `undefined` are absent
   * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value has another type, or when a list or map has a prefix modifier: it names all such
   * variables. Also when the result has more than 1,048,576 characters.
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `values` is not an object with its own properties.
   */
  expand(values: object = {}): string {
    const own = ownProperties(values, "values");
    const { literals, expressions } = this.#template;
    const issues: Issue[] = [];
    let url = encodeLiteral(literals[0]!);
    expressions.forEach((expression, index) => {
      const normalized = expression.variables.map(({ name }) => normalizeValue(name, getOwn(own, name), issues));
      const path = encodeSegments(expression, getOwn(own, expression.variables[0]!.name));
      url += path ?? expandTemplateExpression(expression, normalized, issues);
      url += encodeLiteral(literals[index + 1]!);
    });
    if (issues.length > 0) throw errorOf("ERR_INVALID_PARAMETER", issues);
    return finishUrl(url);
  }
}
