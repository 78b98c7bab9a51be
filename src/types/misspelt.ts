import type { DidYouMean, MissingParameter, Needs } from "./mistakes.js";

/** The common misspellings of `baseUrl`, in defaults. The run-time check knows all. */
// Editors strike out what is deprecated, and offer it last.
// One by one: a type of the names that a call gives would not accept generic parameters.
export interface MisspeltBaseUrl {
  /** @deprecated Not an option: write `baseUrl`. */
  readonly baseURL?: DidYouMean<"baseUrl">;
  /** @deprecated Not an option: write `baseUrl`. */
  readonly baseurl?: DidYouMean<"baseUrl">;
}

/** More of them in defaults whose names are not inferred. */
export interface CommonMisspellings {
  /** @deprecated Not an option: write `baseUrl`. */
  readonly base_url?: DidYouMean<"baseUrl">;
  /** @deprecated Not an option: write `headers`. */
  readonly Headers?: DidYouMean<"headers">;
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly authorization?: DidYouMean<"headers: { authorization }">;
}

/** Parameters that would be sent in each url, where people mean a credential. */
export interface CredentialParameters {
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly auth?: MeantCredential | undefined;
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly token?: MeantCredential | undefined;
}

type MeantCredential = DidYouMean<"headers: { authorization }, or name it in credentials of the vendor">;

/** Rejects misspelt names of options in defaults, which would send credentials to another host. */
export type RefuseMisspeltDefaults<Name extends PropertyKey> = {
  readonly [Given in Name as OptionMeant<Given> extends never ? never : Given]?: DidYouMean<OptionMeant<Given>>;
};

/** By their letters in lower case. */
interface Meant {
  readonly baseurl: "baseUrl";
  readonly headers: "headers";
  readonly authorization: "headers: { authorization }";
}

type OptionMeant<Name> = Name extends "baseUrl" | "headers"
  ? never
  : Without<Without<Lowercase<Name & string>, "-">, "_"> extends infer Letters extends keyof Meant
    ? Meant[Letters]
    : never;

/** The words that a slip makes of a word: two letters in another order, one left out, or one twice. */
// Only calls that do not compile cost the compiler this.
type TyposOf<Word extends string, Before extends string = ""> = Word extends `${infer First}${infer Rest}`
  ? | `${Before}${Rest}`
    | `${Before}${First}${First}${Rest}`
    | (Rest extends `${infer Second}${infer After}` ? `${Before}${Second}${First}${After}` : never)
    | TyposOf<Rest, `${Before}${First}`>
  : never;

/** The words among some that are probably meant by a given one. */
type MeantBy<Given, Words> = Given extends string
  ? Words extends string
    ? Letters<Given> extends Letters<Words> | TyposOf<Letters<Words>>
      ? Words
      : Letters<Words> extends TyposOf<Letters<Given>>
        ? Words
        : never
    : never
  : never;

/** The names of a call that are probably missing ones, misspelt. */
type Misspelt<Given, Missing> = Given extends unknown
  ? [MeantBy<Given, Missing>] extends [never]
    ? never
    : Given
  : never;

/** A name without its case and its separators. */
type Letters<Name extends string> = Lowercase<Without<Without<Name, "-">, "_">>;

/** A text without a mark. */
type Without<Text, Mark extends string> = Text extends `${infer Before}${Mark}${infer After}`
  ? `${Before}${Without<After, Mark>}`
  : Text;

/** Parameters with the missing ones, or with what is probably meant by a misspelt one. */
export type NameMissing<Given, Missing> = [Misspelt<Given, Missing>] extends [never]
  ? Needs<Missing & PropertyKey>
  : { readonly [Name in Misspelt<Given, Missing> & string]: DidYouMean<MeantBy<Name, Missing>> } & Needs<
      Missing & PropertyKey
    >;

// What no API has: calls and chains without a document refuse it, because their parameters then lack a name that nobody has.

/** The methods of HTTP that all vendors have. Others may have more. */
type StandardMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS" | "QUERY";

/** The beginning of almost all routes. */
export type PlainRoute = `${StandardMethod} ${string}` | `/${string}`;

/** The rest of a route after its last expression, if a brace lacks its other half. */
export type LoneBrace = `${string}${"{" | "}"}${string}`;

/** The name that the parameters of a route with a single brace lack. */
export interface LacksBrace {
  readonly "the other half of a brace": never;
}

/** What the parameters of a route lack because of its first word, such as "GET instead of GTE"; nothing for most routes. */
export type LacksMethod<Route> = Route extends `${infer First} ${string}`
  ? Record<`${MeantMethod<First>} instead of ${First}`, never>
  : Route extends readonly unknown[]
    ? { readonly "a route": never }
    : unknown;

type MeantMethod<First extends string> =
  Uppercase<First> extends StandardMethod ? never : MeantBy<First, StandardMethod>;

/** The mistake in a route without a document, as a type that names it; `never` for other routes. */
export type RouteFault<Route> = Route extends `${infer First} ${infer Url}`
  ? [MeantMethod<First>] extends [never]
    ? BraceFault<Route, Route>
    : DidYouMean<`${MeantMethod<First>} ${Url}`>
  : BraceFault<Route, Route>;

type BraceFault<Rest, Route> = Rest extends `${string}{${string}}${infer Tail}`
  ? BraceFault<Tail, Route>
  : Rest extends LoneBrace
    ? MissingParameter<"the other half of a brace">
    : never;
