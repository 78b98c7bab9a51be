/** Words in titles that do not identify an API. */
const COMMON = /^(?:the|api|apis|rest|restful|http|openapi|swagger|specification|spec|public|v?\d[\d.]*)$/i;

/** The maximum length, so that lines with the names of the class and the constant fit. */
const LONGEST_NAME = 28;

/**
 * Derives the name of a vendor from the title of its document: its words in lower case, such as `figma` for "Figma
 * API".
 */
export function nameOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}|['’]s\b/gu, "")
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
  const own = words.filter((word) => !COMMON.test(word));
  const name = (own.length > 0 ? own : words).slice(0, 4).join("-").toLowerCase();
  // Ends with a whole word.
  const whole = name.length > LONGEST_NAME ? name.slice(0, LONGEST_NAME + 1).replace(/-[^-]*$/, "") : name;
  return whole.slice(0, LONGEST_NAME) || "api";
}

/** Whether a vendor whose module is written can have the name: it is also the name of a file and of a constant. */
export function isVendorName(name: string): boolean {
  return /^[\w-]+$/.test(name);
}
