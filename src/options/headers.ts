import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { rejectAll, type Issue } from "../errors/issue.js";
import { BoundedCache, isKept } from "../shared/bounded-cache.js";
import { describeValue, isList, isScalar, type NamedValues, readProperties } from "../shared/passed-values.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { hasNoCredential } from "./credential.js";

/** A list of header names, and everything that depends only on the names. Programs use the same names repeatedly. */
interface HeaderNames {
  /** In lower case, each once. */
  readonly names: readonly string[];
  /** For each given name the index of its lower-case form in `names`. */
  readonly indexes: readonly number[];
  /** The indexes of the names that are `authorization` or `proxy-authorization`. */
  readonly authorizations: readonly number[];
  /** An object with these names. V8 copies it and stores into existing properties fast. */
  readonly template: Readonly<Record<string, string>>;
  /** For each patch: these names, followed by those of the patch. */
  readonly merged: Map<HeaderNames, HeaderNames>;
}

function createNames(given: readonly string[]): HeaderNames {
  const indexOf = new Map<string, number>();
  const indexes = given.map((name) => {
    const lower = name.toLowerCase();
    if (!indexOf.has(lower)) indexOf.set(lower, indexOf.size);
    return indexOf.get(lower)!;
  });
  const names = [...indexOf.keys()];
  const authorizations = [...given.keys()].filter((index) => /^(?:proxy-)?authorization$/i.test(given[index]!));
  return {
    names,
    indexes,
    authorizations,
    template: Object.fromEntries(names.map((name) => [name, ""])),
    merged: new Map(),
  };
}

function mergeNames(base: HeaderNames, patch: HeaderNames): HeaderNames {
  const known = base.merged.get(patch);
  if (known) return known;
  const merged = createNames([...base.names, ...patch.names]);
  // A program has fewer lists: more of them were created at run time.
  // Stryker disable next-line ConditionalExpression,EqualityOperator,LogicalOperator: limits memory only
  if (base.merged.size < MOST_MERGES && cache.grow(merged.names)) base.merged.set(patch, merged);
  return merged;
}

const MOST_MERGES = 99;

const cache = /* @__PURE__ */ new BoundedCache(600, (_key, given: readonly string[]) => createNames(given));

/** The names of the last header object, which the next one probably also has. */
let last: { readonly given: readonly string[]; readonly names: HeaderNames } | undefined;

function findNames(given: readonly string[]): HeaderNames {
  if (!isKept(given)) return createNames(given);
  // A token has no comma: different names have different keys.
  const names = cache.get(given.join(), given);
  last = { given, names };
  return names;
}

/** Header fields to set, by their name in lower case; `null` removes a field (A5). */
export class HeaderPatch {
  readonly #names: HeaderNames;
  readonly #values: readonly (string | null)[];

  /**
   * @param names - those of the base, then those of the patch
   * @param base - the values of the base, which the patch overrides; of two spellings in it, the later counts (D4)
   */
  private constructor(names: HeaderNames, base: readonly (string | null)[], patch: readonly (string | null)[]) {
    const values = base.slice();
    for (let index = 0; index < patch.length; index += 1) {
      values[names.indexes[base.length + index]!] = patch[index]!;
    }
    this.#names = names;
    this.#values = values;
  }

  /**
   * Reads a `headers` option.
   *
   * @throws {InvalidHeaderError} When names or values are invalid (D4).
   */
  static read(fields: unknown): HeaderPatch {
    return HeaderPatch.#of(readProperties(fields, "headers", last?.given));
  }

  static #of({ names: given, values }: NamedValues): HeaderPatch {
    const known = last?.given === given ? last.names : undefined;
    const texts: (string | null)[] = [];
    const issues: Issue[] = [];
    for (let index = 0; index < given.length; index += 1) {
      const name = given[index]!;
      const value = values[index];
      const text = typeof value === "string" ? value : isScalar(value) ? String(value) : null;
      if (name.length > LONGEST_TEXT || (text !== null && text.length > LONGEST_TEXT))
        issues.push({ name, reason: "length" });
      // Checked before the conversion to lower case: that of U+212A, the Kelvin sign, is "k".
      else if (!known && !TOKEN.test(name)) issues.push({ name, reason: "token" });
      else if (text === null && value !== null)
        issues.push({
          name,
          reason: "text",
          detail: describeValue(value) + (isList(value) ? '; write .join(", ")' : ""),
        });
      else if (text !== null && !FIELD_VALUE.test(text)) issues.push({ name, reason: "field" });
      texts.push(text);
    }
    if (issues.length > 0) throw new InvalidHeaderError(issues);
    const names = known ?? findNames(given);
    for (const index of names.authorizations)
      if (hasNoCredential(texts[index]!)) rejectAll([given[index]!], InvalidHeaderError, "credential");
    return new HeaderPatch(names, [], texts);
  }

  /** Returns this patch with `patch` applied to it. */
  applyPatch(patch: HeaderPatch): HeaderPatch {
    return new HeaderPatch(mergeNames(this.#names, patch.#names), this.#values, patch.#values);
  }

  /** Reads fields, for modules that do not contain this class. */
  read(fields: NamedValues): HeaderPatch {
    return HeaderPatch.#of(fields);
  }

  /** Returns the value of a field; `null` if the patch removes it; `undefined` if it does not contain it. */
  get(name: string): string | null | undefined {
    const index = this.#names.names.indexOf(name);
    return index < 0 ? undefined : this.#values[index];
  }

  /** Returns all fields, including removed ones. */
  entries(): [name: string, value: string | null][] {
    return this.#names.names.map((name, index) => [name, this.#values[index]!]);
  }

  /** Returns a new object with the fields that are set. */
  toObject(): Record<string, string> {
    const { names, template } = this.#names;
    const values = this.#values;
    const headers = { ...template };
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null;
      if (value === null)
        return Object.fromEntries(this.entries().filter((field) => field[1] !== null)) as typeof headers;
      headers[names[index]!] = value;
    }
    return headers;
  }
}
