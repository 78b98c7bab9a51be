import type { Way } from "./mistake.js";

/** The code in messages that says what to write. */
const CURES: readonly RegExp[] = [
  // At run time: names, and what follows "write".
  /did you mean "?\{?([^"?}]+|[\w]+: \{[^}]*\})\}?"\?/gi,
  /must be one text: "([^"]+)"/g,
  /\bwrite (\{ name: value \}|\{[\w?*]+\}|\w+: \{ \w+ \})/g,
  /, or (Object\.fromEntries\(\w+\)|\.\w+\(\w+\))/g,
  /with (\.param\("data", …\))/g,
  /with this name, use (\.param\(\))/g,
  /write ((?:Object\.fromEntries|Array\.from)\(\w+\))/g,
  /the policy is (\{ [^}]* \})/g,
  /for example in (\.to\(async …\))/g,
  // Of the compiler.
  /Did you mean to write '(\w+)'/g,
  /Did you mean '("[^"]+")'/g,
  /(?:DidYouMean|WriteAsOneRoute|WriteBraces|WritePath)<"([^"]+)"/g,
  /MisspeltOption<"([^",]+)/g,
  /(baseUrl: "[^"]+"); \}>/g,
  /PassWith<"(\.\w+\(…\))"/g,
  /CallFirst<"(\.build\(\))/g,
  /CallFirst<".*(\.to\(\w+\))/g,
  /Spread(Into)Fetch/g,
  /"\{ name: value \}, or (Object\.fromEntries\(\w+\))"/g,
];

/** A cure that stands for others, and the code that all of these have. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ["{ name: value }", "{ "],
  ["{?name}", "{?"],
  ["{name}", "{username}"],
  ["{name*}", "*}"],
  ["GET /path", "GET /"],
  ["Into", "...toFetch("],
]);

/** The pieces of code that a message says to write. */
export function curesIn(message: string): string[] {
  return CURES.flatMap((cure) => [...message.matchAll(cure)].map(([, code]) => code!));
}

/** Whether the code to write has a piece of code; its arguments may be others. */
export function isFollowed(cure: string, ways: readonly Way[]): boolean {
  const piece = EXAMPLES.get(cure) ?? cure.replace(/\((?:\w*|.*…)\)$/, "(");
  return ways.some(({ code }) => code.includes(piece.replace(/ \}$/, "")));
}
