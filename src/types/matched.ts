import type { ParameterValue } from "./parameter-value.js";
import type { TemplateParameters } from "./template.js";

/**
 * The parameters that `match()` finds: text, and a list for `{name*}`. Those of the query and of optional parts of the path may be
 * absent.
 */
export type Matched<Route> = string extends Route
  ? Record<string, string | string[] | undefined>
  : MatchedTexts<TemplateParameters<Route>>;

type MatchedTexts<Parameters> = {
  -readonly [Name in keyof Parameters]: IsExploded<Parameters[Name]> extends true ? string[] : string;
};

// Only the value of `{name*}` may be a map.
type IsExploded<Value> = { readonly [key: string]: ParameterValue } extends Value ? true : false;
