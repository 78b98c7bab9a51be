/** A text, which may hold digits, or a number. */
const TOKEN = /"(?:[^"\\]|\\[^])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The first whole number of a JSON text that JavaScript would round. */
export function roundedNumber(json: string): string | undefined {
  return json.match(TOKEN)?.find((token) => /^-?\d{16,}$/.test(token) && BigInt(token) !== BigInt(Number(token)));
}
