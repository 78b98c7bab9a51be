/** Words of titles that say nothing about an API. */
const COMMON = /^(?:the|api|apis|rest|restful|http|openapi|swagger|specification|spec|public|v?\d[\d.]*)$/i;

/** Names of classes and constants made of it fit into a line. */
const LONGEST = 28;

/** The name of a vendor from the title of its document: the words in lower case, such as `figma` for "Figma API". */
export function nameOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
  const own = words.filter((word) => !COMMON.test(word));
  const name = (own.length > 0 ? own : words).slice(0, 4).join("-").toLowerCase();
  return name.slice(0, LONGEST).replace(/-$/, "") || "api";
}
