/** Templates and routes, with the parts that they are made of: a test knows what a route says without parsing it. */
import fc from "fast-check";

/** The variables of all templates. */
export const VARIABLES = ["x", "y", "z", "__proto__", "toString"] as const;

const OPERATORS = ["", "+", "#", ".", "/", ";", "?", "&"] as const;

const variable = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("x", "y", "z") },
  { weight: 1, arbitrary: fc.constantFrom(...VARIABLES) },
);
const modifier = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: fc.constant("*") },
  { weight: 1, arbitrary: fc.constantFrom(":1", ":2", ":3", ":9999") },
);
const varspec = fc.tuple(variable, modifier).map((parts) => parts.join(""));

/** An expression with any operator, modifiers, and one to three variables. */
const expression = fc
  .tuple(fc.constantFrom(...OPERATORS), fc.oneof(varspec, fc.array(varspec, { minLength: 1, maxLength: 3 })))
  .map(([operator, varspecs]) => `{${operator}${[varspecs].flat().join(",")}}`);

/** What can stand between the expressions of a route. */
const literal = fc.oneof(
  { weight: 4, arbitrary: fc.constant("/") },
  { weight: 3, arbitrary: fc.constantFrom("/a", "/a/", "b", "-", "/v1.0", "...", ",", ";p=1", "~", "é", "%2F", "%25") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(".", "..", "%2e", "?", "?c=", "?c=1", "&d=", "&", "#", "#f", ":b", "@", ":"),
  },
  { weight: 1, arbitrary: fc.constantFrom("@evil.example/x", ".evil.example", ":8443", "//", ".1", "-evil.example") },
);

const parts = (minLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: literal }, { weight: 3, arbitrary: expression }, fc.constant(":x")), {
      minLength,
      maxLength: 6,
    })
    .map((some) => some.join(""));

/** Templates that RFC 6570 allows, for anything: no `:name`. */
export const template = fc
  .array(fc.oneof(expression, expression, literal), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(""));

/** A route, and what it says about its origin. */
export interface RandomRoute {
  readonly url: string;
  /**
   * Literals and names of labels in turn, if the route says which origin it has; `undefined` if it is that of `baseUrl`,
   * and `"value"` if values decide.
   */
  readonly authority: readonly string[] | "value" | undefined;
}

/** Literal authorities, and with labels for values. */
const AUTHORITIES: readonly (readonly string[])[] = [
  ["https://other.example"],
  ["HTTP://Other.Example:8080"],
  ["https://api.github.com"],
  ["https://[::1]:8443"],
  ["https://", "x", ".example.com"],
  ["http://", "x", ".", "y", ".example.com:8443"],
  ["https://api.", "y", ".example.com"],
  ["https://", "x", ".0.0.1"],
  ["https://", "x", ".com.127"],
];

/** Values decide about more than labels. */
const DECIDED_BY_VALUES = [
  ...["https://{x}", "https://{x}:8443", "https://{x}.example", "https://a{x}.example.com"],
  ...["https://{x}@evil.example", "https://api.github.com@{x}", "https://api.github.com:{x}", "https://{x,y}.b.com"],
  ...["https://{.x}.example.com", "https://api{.x}", "https://{x}.", "https://.{x}/a"],
  ...["{+x}", "{x}", "{+x,y}", "{+x:8}", "{x}://api.github.com", "https:{+x}", "https:/{+x}", "{;x}", "{.x}"],
];

/** What ends an authority at once: a literal path, or an expression that brings a delimiter or vanishes. */
const ending = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("/", "/a", "/a/", "?c=1", "#f", "") },
  { weight: 3, arbitrary: fc.constantFrom("{/x}", "{/y*}", "{/x,y}", "{?x}", "{?y,z}", "{#x}", "{/z}{?x}") },
);

/** Routes with an origin of any kind, and any template behind it. */
export const route: fc.Arbitrary<RandomRoute> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom("/", "/a/", "/{x}"), parts(0))
      .map(([first, rest]) => ({ url: first + rest, authority: undefined })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...AUTHORITIES), fc.constantFrom("", "", "+"), ending, parts(0))
      .map(([authority, operator, end, rest]) => ({
        url:
          authority.map((part, index) => (index % 2 ? `{${operator}${part}}` : part)).join("") +
          end +
          (end ? rest : ""),
        authority,
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...DECIDED_BY_VALUES), ending, parts(0))
      .map(([start, end, rest]): RandomRoute => ({ url: start + end + (end ? rest : ""), authority: "value" })),
  },
);
