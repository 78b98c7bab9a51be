import type { ParameterValue } from "./parameter-value.js";
import type { TemplateParameters } from "./template.js";

/**
 * The pattern of a route, `"/repos/:owner/:repo"` for `"GET /repos/{owner}/{repo}"`. It is `string` for a route that is not a literal,
 * and for one that has more than plain names and unreserved characters.
 */
export type PatternOf<Route> = Route extends `${string} ${infer Url}`
  ? ReadPath<BeforeQuery<Url>>
  : ReadPath<BeforeQuery<Route>>;

/**
 * The parameters that a pattern finds in the path of a request, such as `{ owner: string; repo: string }`.
 */
export type PatternParameters<Route> =
  PatternOf<Route> extends infer Pattern
    ? string extends Pattern
      ? Record<string, string>
      : { [Name in NamesIn<Pattern>]: string }
    : never;

type BeforeQuery<Url> = Url extends `${infer Path}{${"?" | "&" | "#"}${string}`
  ? BeforeQuery<Path>
  : Url extends `${infer Path}${"?" | "#"}${string}`
    ? BeforeQuery<Path>
    : Url;

// Tail-recursive, a character at a time: only what is surely the result of toPattern() is a literal.
type ReadPath<Rest, Pattern extends string = ""> = Rest extends ""
  ? Pattern
  : Rest extends `{${infer Variable}}${infer Tail}`
    ? Tail extends "" | `${"/" | "." | "-" | "~"}${string}`
      ? ReadName<Variable> extends infer Name extends string
        ? string extends Name
          ? string
          : ReadPath<Tail, `${Pattern}:${Name}`>
        : string
      : string
    : Rest extends `/:${infer Tail}`
      ? Tail extends `${Letter | "_"}${string}`
        ? ReadPath<Tail, `${Pattern}/:`>
        : string
      : Rest extends `${infer Character}${infer Tail}`
        ? Character extends Letter | Digit | "/" | "." | "-" | "_" | "~"
          ? ReadPath<Tail, `${Pattern}${Character}`>
          : string
        : string;

/** A name with `_` for the characters that names in patterns must not have; `string` if it has an operator or a modifier. */
type ReadName<Rest, Name extends string = ""> = Rest extends ""
  ? Name
  : Rest extends `${infer Character}${infer Tail}`
    ? Character extends Letter | Digit | "_"
      ? ReadName<Tail, `${Name}${Character}`>
      : Character extends "-" | "."
        ? Name extends ""
          ? string
          : ReadName<Tail, `${Name}_`>
        : string
    : string;

type NamesIn<Pattern, Names extends string = never> = Pattern extends `${string}:${infer Rest}`
  ? NamesIn<Rest, Names | UntilDelimiter<Rest>>
  : Names;

type UntilDelimiter<Text> = Text extends `${infer Before}${"/" | "." | "-" | "~"}${string}`
  ? UntilDelimiter<Before>
  : Text & string;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

type LowerLetter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");
type Letter = LowerLetter | Uppercase<LowerLetter>;

/**
 * The parameters that `match()` finds: text, and a list for `{name*}`. Those of the query and of optional parts of the path may be
 * absent; those of the query are a list if they stand in it several times.
 */
export type Matched<Route> = string extends Route
  ? Record<string, string | string[] | undefined>
  : MatchedTexts<TemplateParameters<Route>>;

type MatchedTexts<Parameters> = {
  -readonly [Name in keyof Parameters]: { readonly [key: string]: ParameterValue } extends Parameters[Name]
    ? string[] // Only the value of `{name*}` may be a map.
    : readonly string[] extends Parameters[Name]
      ? string | string[]
      : string;
};
