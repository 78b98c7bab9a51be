/** After so many encodings, all further levels of percent-encoding are removed at once. */
const MOST_LEVELS = 8;

const TRIPLET = /%([\da-f]{2})/gi;
/** A character that is percent-encoded any number of times. */
const TRIPLETS = /%(?:25)*([\da-f]{2})/gi;
const ESCAPE = /\\(?:u([\da-f]{4})|([^]))/gi;
const ESCAPED: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** A part of a text, from which encodings are removed; it knows where each of its characters was. */
export class EncodedText {
  readonly text: string;
  /** How many encodings are removed. */
  readonly level: number;
  readonly #toPlace: (index: number) => number;
  readonly #encode: (text: string) => string;

  private constructor(
    text: string,
    level: number,
    toPlace: (index: number) => number,
    encode: (text: string) => string,
  ) {
    this.text = text;
    this.level = level;
    this.#toPlace = toPlace;
    this.#encode = encode;
  }

  static of(text: string): EncodedText {
    const same = <Value>(value: Value): Value => value;
    return new EncodedText(text, 0, same, same);
  }

  /** The place of a character in the original text. */
  placeOf(index: number): number {
    return this.#toPlace(index);
  }

  /** Encodes a text as it must be written in the original text. */
  encode(text: string): string {
    return this.#encode(text);
  }

  slice(start: number, end: number): EncodedText {
    const toPlace = (index: number): number => this.#toPlace(start + index);
    return new EncodedText(this.text.slice(start, end), this.level, toPlace, this.#encode);
  }

  /** The text with blanks instead of "+", as in a form. */
  withBlanks(): EncodedText {
    return new EncodedText(this.text.replaceAll("+", " "), this.level, this.#toPlace, this.#encode);
  }

  /** Removes one level of percent-encoding; `undefined` if there is none. Bytes beyond ASCII become Latin-1. */
  withoutTriplets(): EncodedText | undefined {
    if (this.level >= MOST_LEVELS || this.text.search(TRIPLET) < 0) return undefined;
    const pattern = this.level === MOST_LEVELS - 1 ? TRIPLETS : TRIPLET;
    return this.#decoded(pattern, (digits) => String.fromCharCode(parseInt(digits, 16)), encodeURIComponent);
  }

  /** Removes the escapes of a JSON string; `undefined` if there are too many levels. */
  withoutEscapes(): EncodedText | undefined {
    if (this.level >= MOST_LEVELS) return undefined;
    const toCharacter = (digits: string | undefined, character: string): string =>
      digits ? String.fromCharCode(parseInt(digits, 16)) : (ESCAPED[character] ?? character);
    return this.#decoded(ESCAPE, toCharacter, (text) => JSON.stringify(text).slice(1, -1));
  }

  #decoded(
    pattern: RegExp,
    toCharacter: (first: string, second: string) => string,
    encode: (text: string) => string,
  ): EncodedText {
    /** After which characters the decoded text is shorter, and by how much. */
    const indexes: number[] = [];
    const shifts: number[] = [];
    let shift = 0;
    const text = this.text.replace(pattern, (match, ...groups) => {
      // The arguments end with the offset and the whole text.
      indexes.push((groups.at(-2) as number) - shift + 1);
      shift += match.length - 1;
      shifts.push(shift);
      return toCharacter(groups[0] as string, groups[1] as string);
    });
    const toPlace = (index: number): number => this.#toPlace(index + (shifts[lastUpTo(indexes, index)] ?? 0));
    return new EncodedText(text, this.level + 1, toPlace, (part) => this.#encode(encode(part)));
  }
}

/** The index of the last number that is not greater than `most`; -1 if there is none. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
