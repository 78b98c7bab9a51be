/** The origin that `text` is, in its normal form; empty where it is none, or is more than one. */
export function originOf(text: unknown): string {
  return typeof text === "string" && /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text)
    ? new URL(text).origin
    : "";
}
