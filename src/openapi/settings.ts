import { invalidOption } from "../errors/invalid-option.js";
import { readProperties } from "../shared/passed-values.js";

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
  const { names, values } = readProperties(settings, "settings");
  const texts = names.map((name, index): [string, string] => {
    const text = values[index];
    if (typeof text !== "string") throw invalidOption(name, "form", "text");
    return [name, text];
  });
  return { __proto__: null, ...Object.fromEntries(texts) } as unknown as Readonly<Record<string, string>>;
}
