const TRIPLET = /%[\da-f]{2}/gi;
const ESCAPE = /\\(?:u[\da-f]{4}|[^])/gi;
const ESCAPED: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** A part of a text, possibly decoded; it knows where each of its characters was in the original text. */
export class EncodedText {
  readonly text: string;
  readonly #toPlace: (index: number) => number;
  readonly #encode: (text: string) => string;

  private constructor(text: string, toPlace: (index: number) => number, encode: (text: string) => string) {
    this.text = text;
    this.#toPlace = toPlace;
    this.#encode = encode;
  }

  static of(text: string): EncodedText {
    const same = <Value>(value: Value): Value => value;
    return new EncodedText(text, same, same);
  }

  /** The place of a character in the original text. */
  placeOf(index: number): number {
    return this.#toPlace(index);
  }

  /** Encodes a text as it must be written in the original text. */
  encode(text: string): string {
    return this.#encode(text);
  }

  slice(start: number, end?: number): EncodedText {
    return new EncodedText(this.text.slice(start, end), (index) => this.#toPlace(start + index), this.#encode);
  }

  /**
   * Splits the text at any of the separators.
   *
   * @param hint - the other parts are omitted
   */
  split(separators: string, hint: RegExp): EncodedText[] {
    const { text } = this;
    const parts: EncodedText[] = [];
    let start = 0;
    for (let index = 0; index <= text.length; index += 1) {
      if (index < text.length && !separators.includes(text[index]!)) continue;
      if (hint.test(text.slice(start, index))) parts.push(this.slice(start, index));
      start = index + 1;
    }
    return parts;
  }

  /** The text with blanks instead of "+", as in a form. */
  withBlanks(): EncodedText {
    return new EncodedText(this.text.replaceAll("+", " "), this.#toPlace, this.#encode);
  }

  /** Removes one level of percent-encoding. Bytes beyond ASCII become Latin-1. */
  withoutTriplets(): EncodedText {
    return this.#decoded(TRIPLET, (triplet) => String.fromCharCode(parseInt(triplet.slice(1), 16)), encodeURIComponent);
  }

  /** Removes the escapes of a JSON string. */
  withoutEscapes(): EncodedText {
    const toCharacter = (escape: string): string =>
      escape.length > 2 ? String.fromCharCode(parseInt(escape.slice(2), 16)) : (ESCAPED[escape[1]!] ?? escape[1]!);
    return this.#decoded(ESCAPE, toCharacter, (text) => JSON.stringify(text).slice(1, -1));
  }

  #decoded(pattern: RegExp, toCharacter: (code: string) => string, encode: (text: string) => string): EncodedText {
    /** After which characters the decoded text is shorter, and by how much. */
    const indexes: number[] = [];
    const shifts: number[] = [];
    let shift = 0;
    const text = this.text.replace(pattern, (code: string, offset: number) => {
      indexes.push(offset - shift + 1);
      shift += code.length - 1;
      shifts.push(shift);
      return toCharacter(code);
    });
    const toPlace = (index: number): number => this.#toPlace(index + (shifts[lastUpTo(indexes, index)] ?? 0));
    return new EncodedText(text, toPlace, (part) => this.#encode(encode(part)));
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
