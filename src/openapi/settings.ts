import { invalidOption } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { assign, ownProperties } from "../kernel/values.js";

/** The settings of `vendorOf()`. */
export interface VendorSettings {
  /** The name of the vendor, in lower case; by default derived from the title of the document. */
  readonly name?: string | undefined;
  /** The base URL; by default the first server of the document. */
  readonly baseUrl?: string | undefined;
  /** The url of the document, the base of relative urls in it. */
  readonly location?: string | undefined;
}

/**
 * Reads settings, all of which are texts.
 *
 * @throws {InvalidOptionError} When they are no object, or one of them is no text.
 */
export function readTexts(settings: object): Readonly<Record<string, string>> {
  const texts: object = assign({}, ownProperties(settings, "settings", raise));
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== "string") throw invalidOption(name, "form", "text");
  return { ...texts, __proto__: null } as unknown as Readonly<Record<string, string>>;
}
