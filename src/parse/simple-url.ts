import type { BaseUrl } from "../base-url.js";
import type { Policy } from "../policy.js";
import { isList, isScalar } from "../value-kind.js";
import { percentEncode, unreservedText } from "./percent-encoding.js";

/** A url whose values each have a segment of the path, or a field of the query, to themselves. */
export interface SimpleUrl {
  /** Whether `baseUrl` stands before the first of the literals. */
  readonly isPath: boolean;
  /** How many of the values are segments of the path: those come first. */
  readonly segments: number;
  /** What stands before each value; the last one stands behind all. */
  readonly literals: readonly string[];
  /** The indices of the values. */
  readonly indices: readonly number[];
}

/**
 * Puts the values between the literals, where none of them is odd: they can neither leave their places nor make a segment
 * "." or ".." (decisions C2, C8, C9). `undefined` for all others.
 */
export function simpleUrl(
  { isPath, segments, literals, indices }: SimpleUrl,
  values: readonly unknown[],
  baseUrl: BaseUrl,
  policy: Policy,
): string | undefined {
  // Not joined afterwards, because looking at a string that was just put together costs as much as making it.
  let url = isPath ? baseUrl.prefix + literals[0]! : literals[0]!;
  for (let place = 0; place < indices.length; place += 1) {
    const value = values[indices[place]!];
    let text = unreservedText(value);
    if (place < segments) {
      if (!text || text === "." || text === "..") return undefined;
    } else text ??= fieldText(value, policy);
    if (text === undefined) return undefined;
    url += text + literals[place + 1]!;
  }
  return url;
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
