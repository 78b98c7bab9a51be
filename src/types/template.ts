import type { ExplodedValue, ListValue, ParameterValue } from "./parameter-value.js";

/**
 * What the variables of a route take, by their names; those in `Given` may be left out (decisions C3, C4, C5).
 *
 * Most routes hold nothing but `{name}` and `{?name}`: they are read in one walk. Only a route with a modifier or a
 * `:name` is read varspec by varspec, which costs the compiler several times as much.
 */
export type TemplateParameters<Route, Given = never> = Walk<Route, Route, Given>;

/** Operators whose expressions vanish where a value is absent (RFC 6570, section 2.2; decision C5). */
type OptionalOperator = "?" | "&" | "#" | "." | "/" | ";";

/** The members of a list, `a,b`. */
type Listed<List> = List extends `${infer First},${infer Rest}` ? First | Listed<Rest> : List;

type Walk<
  Rest,
  Route,
  Given,
  Required extends string = never,
  Optional extends string = never,
> = Rest extends `${string}{${infer First}${infer Expression}}${infer Tail}`
  ? First extends OptionalOperator
    ? Walk<Tail, Route, Given, Required, Optional | Expression>
    : First extends "+"
      ? Walk<Tail, Route, Given, Required | (Listed<Expression> & string), Optional>
      : Walk<Tail, Route, Given, Required | (Listed<`${First}${Expression}`> & string), Optional>
  : Route extends `${string}${"*" | ":"}${string}`
    ? ByVarspec<RequiredVarspecs<Expressions<Route>> | ColonNames<Route>, OptionalVarspecs<Expressions<Route>>, Given>
    : ByName<Required, Optional, Given>;

type ByName<Required extends string, Optional extends string, Given> = [Optional | Given] extends [never]
  ? { [Name in Required]: ParameterValue }
  : { [Name in Exclude<Required, Given>]: ParameterValue } & {
      [Name in Required & Given]?: ParameterValue;
    } & { [Name in Listed<Optional> & string]?: ListValue };

/** The insides of all `{…}`. */
type Expressions<Rest, Found extends string = never> = Rest extends `${string}{${infer Expression}}${infer Tail}`
  ? Expressions<Tail, Found | Expression>
  : Found;

type RequiredVarspecs<Expression> = Expression extends `${OptionalOperator}${string}`
  ? never
  : Expression extends `+${infer List}`
    ? Listed<List>
    : Listed<Expression>;

type OptionalVarspecs<Expression> = Expression extends `${OptionalOperator}${infer List}` ? Listed<List> : never;

type ByVarspec<Required, Optional, Given> = {
  [Varspec in Required as Exclude<NameOf<Varspec>, Given> & string]: ValueOf<Varspec, ParameterValue>;
} & { [Varspec in Required as NameOf<Varspec> & Given & string]?: ValueOf<Varspec, ParameterValue> } & {
  [Varspec in Optional as NameOf<Varspec> & string]?: ValueOf<Varspec, ListValue>;
};

/** A varspec without its modifier. */
type NameOf<Varspec> = Varspec extends `${infer Name}*`
  ? Name
  : Varspec extends `${infer Name}:${string}`
    ? Name
    : Varspec;

/** A prefix takes one value, an exploded variable a list or a map (RFC 6570, section 2.4). */
type ValueOf<Varspec, Plain> = Varspec extends `${string}*`
  ? ExplodedValue
  : Varspec extends `${string}:${string}`
    ? ParameterValue
    : Plain;

/** The names of all `:name`; none in scheme and authority (decision C3). */
type ColonNames<Route> = Route extends `${string}://${infer Rest}`
  ? Rest extends `${string}/${infer Path}`
    ? Colons<`/${Path}`>
    : never
  : Colons<Route>;

type Colons<Rest, Found = never> = Rest extends `${infer Before}:${infer After}`
  ? Colons<After, Found | (Before extends "" | `${string}${Punctuation}` ? Word<After> : never)>
  : Found;

/** What a colon that opens a name may follow: no letter, digit, `_`, `}` or `%` (decision C3). */
type Punctuation = InUrl | " " | "\t";
type InUrl =
  "/" | "." | "-" | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "?" | "#" | "|";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** The name that a text begins with: a letter or `_`, then letters, digits, `_`. */
type Word<Text> = Text extends `${Digit}${string}` ? never : Cut<Text> extends "" ? never : Cut<Text>;

type Cut<Text> = Text extends `${infer Before}${Punctuation | "{" | "}" | "%"}${string}` ? Cut<Before> : Text;
