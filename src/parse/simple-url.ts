import type { BaseUrl } from "../base-url.js";
import type { Policy } from "../policy.js";
import { isList, isScalar } from "../shared/value-kind.js";
import { percentEncode, unreservedText } from "./percent-encoding.js";
import { expandTexts } from "./url-template.js";

/** A url of literals and values in turns: those in the path, and those that each have a field of the query to themselves. */
export interface SimpleUrl {
  /** Whether `baseUrl` stands before the first of the literals. */
  readonly isPath: boolean;
  /** How many of the values are in the path: those come first. */
  readonly segments: number;
  /** Literals, and between them the indices of the values. */
  readonly parts: readonly (string | number)[];
}

/**
 * Puts the values between the literals, where none of them is odd: those in the path stand for themselves, and a segment
 * that holds one that is not "." or ".." is neither (decisions C2, C8, C9). `undefined` for all others.
 */
export function simpleUrl(
  { isPath, segments, parts }: SimpleUrl,
  values: readonly unknown[],
  baseUrl: BaseUrl,
  policy: Policy,
): string | undefined {
  // Not joined afterwards, because looking at a string that was just put together costs as much as making it.
  let url = isPath ? baseUrl.prefix + (parts[0] as string) : (parts[0] as string);
  let expanded: string[] | undefined;
  for (let part = 1; part < parts.length; part += 2) {
    const value = values[parts[part] as number];
    const place = part >> 1;
    let text = unreservedText(value);
    if (text === undefined && place < segments) {
      expanded ??= expandedTexts(parts.slice(part, 2 * segments), values);
      text = expanded.shift();
    } else text ??= fieldText(value, policy);
    if (text === undefined || (place < segments && (!text || text === "." || text === ".."))) return undefined;
    url += text + (parts[part + 1] as string);
  }
  return url;
}

/** What the values of `parts` that do not stand for themselves expand to; nothing where one of them is no text. */
function expandedTexts(parts: SimpleUrl["parts"], values: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (let part = 0; part < parts.length; part += 2) {
    const value = values[parts[part] as number];
    if (unreservedText(value) !== undefined) continue;
    if (!isScalar(value) || !String(value).isWellFormed()) return [];
    texts.push(String(value));
  }
  return expandTexts(texts);
}

/** The text of a field of the query; `undefined` where it is absent, or takes more than one. */
function fieldText(value: unknown, { arrays }: Policy): string | undefined {
  if (isScalar(value)) return encodedText(value);
  if (arrays !== "comma" || !isList(value) || value.length === 0) return undefined;
  let texts = "";
  for (let index = 0; index < value.length; index += 1) {
    const item = Object.hasOwn(value, index) ? value[index] : undefined;
    const text = isScalar(item) ? encodedText(item) : undefined;
    if (text === undefined) return undefined;
    texts += index > 0 ? `,${text}` : text;
  }
  return texts;
}

function encodedText(value: string | number | bigint | boolean): string | undefined {
  const text = String(value);
  return text.isWellFormed() ? percentEncode(text) : undefined;
}
