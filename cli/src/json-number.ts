/** Whether JavaScript can represent a JSON number exactly. */
export function isExactNumber(token: string): boolean {
  return normalizeNumber(token) === normalizeNumber(String(Number(token)));
}

/** Returns the significant digits and the exponent, which are the same for every notation of a number. */
function normalizeNumber(token: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(token) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = trimTrailingZeros(digits);
  if (!significant) return "0";
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** A loop, because `/0+$/` would take quadratic time. */
function trimTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
