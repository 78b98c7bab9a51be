/** A text, which may hold digits, or a number. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JavaScript keeps as many digits of any number. */
const KEPT_DIGITS = 15;

/** The first number of a JSON text that JavaScript would round. */
export function roundedNumber(json: string): string | undefined {
  return json.match(TOKEN)?.find((token) => {
    if (token.startsWith('"')) return false;
    const digits = digitsOf(token);
    const number = Number(token);
    // Too large, too small, or a zero whose sign JSON.stringify() drops.
    if (!Number.isFinite(number) || (number === 0 && (digits !== "" || token.startsWith("-")))) return true;
    return digits.length > KEPT_DIGITS && digits !== digitsOf(String(number));
  });
}

/** The digits of a number without its sign, its exponent, and zeros around them. */
function digitsOf(number: string): string {
  return number
    .replace(/[eE].*/, "")
    .replace(/[-.]/g, "")
    .replace(/^0+|0+$/g, "");
}
