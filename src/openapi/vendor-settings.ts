import { invalidOption } from "../errors/invalid-option.js";
import { assign, ownProperties } from "../kernel/values.js";

/** The settings of `vendorOf()`. */
export interface VendorSettings {
  /** The name of the vendor, in lower case; by default derived from the title of the document. */
  readonly name?: string | undefined;
  /** The base URL; by default the first server of the document. If it is there, it must not be undefined. */
  readonly baseUrl?: string;
  /** The url of the document, the base of relative urls in it. */
  readonly location?: string | undefined;
}

/**
 * Reads settings, all of which are texts.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when they are no object, or one of them is no text.
 */
export function readTexts(settings: object): Readonly<Record<string, string>> {
  const texts: object = assign({}, ownProperties(settings, "settings"));
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== "string") throw invalidOption(name, "must be text");
  return { ...texts, __proto__: null } as unknown as Readonly<Record<string, string>>;
}

/** Words in titles that do not identify an API. */
const COMMON = /^(?:the|api|apis|rest|restful|http|openapi|swagger|specification|spec|public|v?\d[\d.]*)$/i;

/** The maximum length, so that lines with the names of the class and the constant fit. */
const LONGEST_NAME = 28;

/**
 * Derives the name of a vendor from the title of its document: its words in lower case, such as `figma` for "Figma
 * API".
 */
export function vendorNameOf(title: string): string {
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
