import { isPlainObject } from "../shared/value-kind.js";
import { InvalidDocumentError } from "./invalid-document-error.js";

/**
 * A node of a document, with its position. Documents are not trusted: only own properties are read, and any node may
 * have any value. References are followed where an object is expected.
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

  /** Returns the member of an object or the item of a list, after following references; `undefined` if it is absent. */
  get(name: string | number): DocumentNode | undefined {
    const member = this.#member(String(name));
    return member?.value === undefined ? undefined : member.resolve();
  }

  /** Returns the names of the members of an object; none for other values. */
  get names(): readonly string[] {
    return isPlainObject(this.value) ? Object.keys(this.value) : [];
  }

  /** Returns the members of an object with their names. */
  get members(): readonly (readonly [name: string, node: DocumentNode])[] {
    return this.names.flatMap((name) => {
      const node = this.get(name);
      return node ? [[name, node] as const] : [];
    });
  }

  /** Returns the items of a list; none for other values. */
  get items(): readonly DocumentNode[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.flatMap((_, index) => this.get(index) ?? []);
  }

  /** Returns the text of a member; `undefined` if it is not a text. */
  text(name: string): string | undefined {
    const value = this.get(name)?.value;
    return typeof value === "string" ? value : undefined;
  }

  /** Returns the boolean of a member; `undefined` if it is not a boolean. */
  flag(name: string): boolean | undefined {
    const value = this.get(name)?.value;
    return typeof value === "boolean" ? value : undefined;
  }

  /**
   * Follows the references of this node.
   *
   * @throws {InvalidDocumentError} When a reference points to another file or to a missing node, or is circular.
   */
  resolve(): DocumentNode {
    return this.#resolve(0);
  }

  #resolve(steps: number): DocumentNode {
    const reference = this.#member("$ref")?.value;
    if (typeof reference !== "string") return this;
    if (steps > MOST_STEPS) this.#fail("the reference must not be circular");
    return this.#follow(reference, steps).#resolve(steps + 1);
  }

  #follow(reference: string, steps: number): DocumentNode {
    if (!/^#(?:\/|$)/.test(reference)) {
      this.#fail("references to other files must be bundled first, for example by @redocly/cli bundle");
    }
    let node = DocumentNode.of(this.#root);
    for (const part of reference.split("/").slice(1)) {
      const member = node.#resolve(steps + 1).#member(unescapePart(part));
      if (member?.value === undefined) this.#fail("the reference has no target");
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

/** The maximum length of a chain of references. */
const MOST_STEPS = 100;

/** RFC 6901, section 4. In the fragment of a URI, a part is also percent-encoded. */
function unescapePart(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // An invalid percent-encoding.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}
