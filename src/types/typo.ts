/** The words that a slip makes of a word: two letters in another order, one left out, or one twice. */
// Only calls that do not compile cost the compiler this.
type TyposOf<Word extends string, Before extends string = ""> = Word extends `${infer First}${infer Rest}`
  ? | `${Before}${Rest}`
    | `${Before}${First}${First}${Rest}`
    | (Rest extends `${infer Second}${infer After}` ? `${Before}${Second}${First}${After}` : never)
    | TyposOf<Rest, `${Before}${First}`>
  : never;

/** The words among some that are probably meant by a given one. */
export type MeantBy<Given, Words> = Given extends string
  ? Words extends string
    ? Letters<Given> extends Letters<Words> | TyposOf<Letters<Words>>
      ? Words
      : Letters<Words> extends TyposOf<Letters<Given>>
        ? Words
        : never
    : never
  : never;

/** The names of a call that are probably missing ones, misspelt. */
export type Misspelt<Given, Missing> = Given extends unknown
  ? [MeantBy<Given, Missing>] extends [never]
    ? never
    : Given
  : never;

/** A name without its case and its separators. */
type Letters<Name extends string> = Lowercase<Without<Without<Name, "-">, "_">>;

/** A text without a mark. */
export type Without<Text, Mark extends string> = Text extends `${infer Before}${Mark}${infer After}`
  ? `${Before}${Without<After, Mark>}`
  : Text;
