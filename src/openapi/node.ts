import { isPlainObject } from "../shared/value-kind.js";
import { InvalidDocumentError } from "./invalid-document-error.js";

/**
 * A part of a document, with its place. Nothing of a document is trusted: only own properties are read, each place may
 * have any value, and references are followed where an object is expected.
 */
export class DocumentNode {
  readonly value: unknown;
  /** A JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly #root: unknown;

  private constructor(value: unknown, pointer: string, root: unknown) {
    this.value = value;
    this.pointer = pointer;
    this.#root = root;
  }

  static of(document: unknown): DocumentNode {
    return new DocumentNode(document, "#", document);
  }

  /** The member of an object, or the item of a list, with references followed; `undefined` if it is absent. */
  get(name: string | number): DocumentNode | undefined {
    const member = this.#member(String(name));
    return member?.value === undefined ? undefined : member.resolve();
  }

  /** The names of an object's members; none for anything else. */
  get names(): readonly string[] {
    return isPlainObject(this.value) ? Object.keys(this.value) : [];
  }

  /** The members of an object with their names. */
  get members(): readonly (readonly [name: string, node: DocumentNode])[] {
    return this.names.flatMap((name) => {
      const node = this.get(name);
      return node ? [[name, node] as const] : [];
    });
  }

  /** The items of a list; none for anything else. */
  get items(): readonly DocumentNode[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.flatMap((_, index) => this.get(index) ?? []);
  }

  /** The text of a member; `undefined` if it is no text. */
  text(name: string): string | undefined {
    const value = this.get(name)?.value;
    return typeof value === "string" ? value : undefined;
  }

  /** The boolean of a member; `undefined` if it is none. */
  flag(name: string): boolean | undefined {
    const value = this.get(name)?.value;
    return typeof value === "boolean" ? value : undefined;
  }

  /**
   * Follows the references of this part.
   *
   * @throws {InvalidDocumentError} When one points to another file, to nothing, or in a circle.
   */
  resolve(): DocumentNode {
    return this.#resolve(0);
  }

  #resolve(steps: number): DocumentNode {
    const reference = this.#member("$ref")?.value;
    if (typeof reference !== "string") return this;
    if (steps > MOST_STEPS) this.#fail("the reference leads back to itself");
    return this.#follow(reference, steps).#resolve(steps + 1);
  }

  #follow(reference: string, steps: number): DocumentNode {
    if (!/^#(?:\/|$)/.test(reference)) {
      this.#fail("references to other files must be bundled first, for example by @redocly/cli bundle");
    }
    let node = DocumentNode.of(this.#root);
    for (const part of reference.split("/").slice(1)) {
      const member = node.#resolve(steps + 1).#member(unescapePart(part));
      if (member?.value === undefined) this.#fail("the reference points to nothing");
      node = member!;
    }
    return node;
  }

  #member(name: string): DocumentNode | undefined {
    const { value } = this;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    const pointer = `${this.pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return new DocumentNode((value as Record<string, unknown>)[name], pointer, this.#root);
  }

  #fail(problem: string): never {
    throw new InvalidDocumentError(this.pointer, problem);
  }
}

/** No document has longer chains of references. */
const MOST_STEPS = 100;

/** RFC 6901, section 4; in the fragment of a URI the part is percent-encoded as well. */
function unescapePart(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // A "%" that encodes nothing.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}
