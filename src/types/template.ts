import type { ExplodedValue, ListValue, ParameterValue } from "./parameter-value.js";
import type { LacksBrace, LacksMethod, LoneBrace, PlainRoute } from "./misspelt.js";

/**
 * The parameters of the variables in a route's URI template, by name. Names in `DefaultNames` are optional.
 */
// Most routes have `{name}` and `{?name}` only: modifiers and a `:name` cost the compiler several times as much.
export type TemplateParameters<Route, DefaultNames = never> = ReadExpressions<Route, Route, DefaultNames>;

/** The operators whose expressions expand to nothing when no variable has a value (RFC 6570, section 2.2). */
type OptionalOperator = "?" | "&" | "#" | "." | "/" | ";";

/** The items of a list such as `a,b`, as a union. */
export type ItemsOf<List> = List extends `${infer First},${infer Rest}` ? First | ItemsOf<Rest> : List;

type ReadExpressions<
  Rest,
  Route,
  DefaultNames,
  Required extends string = never,
  Optional extends string = never,
> = Rest extends `${string}{${infer First}${infer Expression}}${infer Tail}`
  ? First extends OptionalOperator | "+"
    ? First extends "+"
      ? ReadExpressions<Tail, Route, DefaultNames, Required | Expression, Optional>
      : ReadExpressions<Tail, Route, DefaultNames, Required, Optional | Expression>
    : ReadExpressions<Tail, Route, DefaultNames, Required | `${First}${Expression}`, Optional>
  : Rest extends LoneBrace
    ? LacksBrace
    : Route extends `${string}${"*" | ":" | ","}${string}`
      ? LacksMethod<Route> & ByVarspec<ItemsOf<Required> | ColonNames<Route>, ItemsOf<Optional>, DefaultNames>
      : Route extends PlainRoute
        ? ByName<Required, Optional, DefaultNames>
        : LacksMethod<Route> & ByName<Required, Optional, DefaultNames>;

type ByName<Required extends string, Optional extends string, DefaultNames> = [Optional | DefaultNames] extends [never]
  ? { [Name in Required]: ParameterValue }
  : { [Name in Exclude<Required, DefaultNames>]: ParameterValue } & {
      [Name in Required & DefaultNames]?: ParameterValue;
    } & { [Name in Optional]?: ListValue };

type ByVarspec<Required, Optional, DefaultNames> = {
  [Varspec in Required as Exclude<NameOf<Varspec>, DefaultNames> & string]: ValueOf<Varspec, ParameterValue>;
} & { [Varspec in Required as NameOf<Varspec> & DefaultNames & string]?: ValueOf<Varspec, ParameterValue> } & {
  [Varspec in Optional as NameOf<Varspec> & string]?: ValueOf<Varspec, ListValue>;
};

/** The name of a varspec, without its modifier. */
export type NameOf<Varspec> = Varspec extends `${infer Name}*`
  ? Name
  : Varspec extends `${infer Name}:${string}`
    ? Name
    : Varspec;

/** The value of a varspec: one value with a prefix modifier, a list or a map with `*` (RFC 6570, section 2.4). */
type ValueOf<Varspec, Plain> = Varspec extends `${string}*`
  ? ExplodedValue
  : Varspec extends `${string}:${string}`
    ? ParameterValue
    : Plain;

// Scheme and authority have no `:name`.
type ColonNames<Route> = Route extends `${string}://${infer Rest}`
  ? Rest extends `${string}/${infer Path}`
    ? NamesAfterColons<`/${Path}`>
    : never
  : NamesAfterColons<Route>;

type NamesAfterColons<Rest, Found = never> = Rest extends `${infer Before}:${infer After}`
  ? NamesAfterColons<
      After,
      | Found
      | (Before extends "" | `${string}${Punctuation}`
          ? LeadingName<After>
          : AfterPercent<Before> extends `${HexDigit}${infer Second}`
            ? Second extends HexDigit
              ? LeadingName<After>
              : never
            : never)
    >
  : Found;

// A percent triplet is one character: no letter or digit.
type AfterPercent<Text> = Text extends `${string}%${infer Rest}`
  ? Rest extends `${string}%${string}`
    ? AfterPercent<Rest>
    : Rest
  : "";

type HexDigit = Digit | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f";

// The characters before the colon of a `:name`: no letter, digit, `_`, `}` or `%`.
type Punctuation = UrlPunctuation | " " | "\t";
type UrlPunctuation =
  "/" | "." | "-" | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "?" | "#" | "|";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** The name at the start of a text: a letter or `_`, then letters, digits, `_`. */
type LeadingName<Text> = Text extends `${Digit}${string}`
  ? never
  : UntilPunctuation<Text> extends ""
    ? never
    : UntilPunctuation<Text>;

type UntilPunctuation<Text> = Text extends `${infer Before}${Punctuation | "{" | "}" | "%"}${string}`
  ? UntilPunctuation<Before>
  : Text;

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

type LowerLetter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");
type Letter = LowerLetter | Uppercase<LowerLetter>;
