/** A text, which may hold digits, or a number. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JavaScript keeps as many digits of any number. */
const KEPT_DIGITS = 15;

/** The first number of a JSON text that JavaScript would round. */
export function roundedNumber(json: string): string | undefined {
  return json.match(TOKEN)?.find((token) => {
    const digits = digitsOf(token);
    return !token.startsWith('"') && digits.length > KEPT_DIGITS && digits !== digitsOf(String(Number(token)));
  });
}

/** The digits of a number without its sign, its exponent, and zeros around them. */
function digitsOf(number: string): string {
  return number
    .replace(/[eE].*/, "")
    .replace(/[-.]/g, "")
    .replace(/^0+|0+$/g, "");
}
