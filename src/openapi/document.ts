import { EndpointError } from "../errors/endpoint-error.js";
import { quoteInFull } from "../errors/quote.js";
import { attempt, isList, isPlainObject } from "../kernel/values.js";

/** Returns the error of a place in a document: a JSON pointer such as `#/paths/~1users/get` (RFC 6901). */
export function invalidDocument(pointer: string, problem: string): EndpointError {
  const message = `Invalid OpenAPI document, at ${quoteInFull(pointer)}: ${problem}`;
  return new EndpointError("ERR_INVALID_DOCUMENT", message, [{ name: pointer, reason: "problem", detail: problem }]);
}

/** What all nodes of a document share. */
interface Source {
  readonly root: unknown;
  /** The target of each reference; `undefined` while it is being found. */
  readonly targets: Map<string, DocumentNode | undefined>;
  /** The number of references that lead to the current one. */
  depth: number;
  /** The number of members that were read. */
  reads: number;
  /** What was found out about objects of the document, by the name of the question. */
  readonly known: Map<string, Map<unknown, unknown>>;
}

/**
 * A node of a document, with its position. Documents are not trusted: only own properties are read, and any node may
 * have any value. References are followed where an object is expected.
 */
export class DocumentNode {
  readonly value: unknown;
  readonly #source: Source;
  readonly #parent: DocumentNode | undefined;
  readonly #name: string;

  private constructor(value: unknown, source: Source, parent: DocumentNode | undefined, name: string) {
    this.value = value;
    this.#source = source;
    this.#parent = parent;
    this.#name = name;
  }

  /** A JSON pointer (RFC 6901). Few nodes are asked for it. */
  get pointer(): string {
    return this.#parent ? `${this.#parent.pointer}/${escapePart(this.#name)}` : "#";
  }

  static of(document: unknown): DocumentNode {
    const source: Source = {
      root: document,
      targets: new Map(),
      depth: 0,
      reads: 0,
      known: new Map(),
    };
    return new DocumentNode(document, source, undefined, "");
  }

  /** Answers a question about an object once: many operations have the same schemas. */
  once<Answer>(question: string, answer: () => Answer): Answer {
    const { value } = this;
    if (typeof value !== "object" || value === null) return answer();
    const { known } = this.#source;
    let answers = known.get(question);
    if (!answers) known.set(question, (answers = new Map()));
    if (!answers.has(value)) answers.set(value, answer());
    return answers.get(value) as Answer;
  }

  /** Returns the member of an object or the item of a list, after following references; `undefined` if it is absent. */
  get(name: string): DocumentNode | undefined {
    return this.at(name)?.resolve();
  }

  /** Returns a member as it stands, with the references that it has; `undefined` if it is absent. */
  at(name: string): DocumentNode | undefined {
    const value = this.data(name);
    return value === undefined ? undefined : new DocumentNode(value, this.#source, this, name);
  }

  /** Returns the members of an object, or the items of a list, as they stand, with their names. */
  get children(): readonly (readonly [name: string, node: DocumentNode])[] {
    const names = isList(this.value) ? Object.keys(this.value) : this.names;
    return names.flatMap((name) => {
      const node = this.at(name);
      return node ? [[name, node] as const] : [];
    });
  }

  /** Returns the names of the members of an object; none for other values. */
  get names(): readonly string[] {
    if (!isPlainObject(this.value)) return [];
    const names = Object.keys(this.value);
    this.#count(names.length);
    return names;
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
    if (!isList(this.value)) return [];
    // A sparse list can have a length of four billion.
    return Object.keys(this.value).flatMap((key) => this.get(key) ?? []);
  }

  /** Returns the text of a member; `undefined` if it is not a text. */
  text(name: string): string | undefined {
    const node = this.get(name);
    if (typeof node?.value !== "string") return undefined;
    return node.value;
  }

  /** Returns the value of a member that is data of the API, in which `$ref` is no reference; `undefined` if it is absent. */
  data(name: string): unknown {
    const { value } = this;
    if (typeof value !== "object" || value === null) return undefined;
    const member = (value as Readonly<Record<string, unknown>>)[name];
    // Most names are absent, and to ask whether they are own ones takes longer.
    if (member === undefined || !Object.hasOwn(value, name) || !(isPlainObject(value) || isList(value)))
      return undefined;
    this.#count(1);
    return member;
  }

  /** Returns the boolean of a member; `undefined` if it is not a boolean. */
  flag(name: string): boolean | undefined {
    const value = this.get(name)?.value;
    return typeof value === "boolean" ? value : undefined;
  }

  /**
   * Follows the references of this node.
   *
   * @throws {EndpointError} `ERR_INVALID_DOCUMENT` when a reference points to another file or to a missing node, or is circular.
   */
  resolve(): DocumentNode {
    const reference = this.data("$ref");
    if (typeof reference !== "string") return this;
    const { targets } = this.#source;
    if (!targets.has(reference)) {
      targets.set(reference, undefined);
      targets.set(reference, this.#find(reference));
    }
    return targets.get(reference) ?? this.#fail("the reference must not be circular");
  }

  /** What the references of this node lead to: without a target, itself, so that one fault does not take a whole document. */
  get target(): DocumentNode {
    return attempt(() => this.resolve()) ?? this;
  }

  /** Returns the target of a reference. */
  #find(reference: string): DocumentNode {
    if (!/^#(?:\/|$)/.test(reference)) {
      this.#fail("references to other files must be bundled first, for example by @redocly/cli bundle");
    }
    const source = this.#source;
    source.depth += 1;
    if (source.depth > DEEPEST) this.#fail(`the chain of references must not be longer than ${DEEPEST}`);
    let node = new DocumentNode(source.root, source, undefined, "");
    for (const part of reference.split("/").slice(1)) {
      node = node.resolve().at(unescapePart(part)) ?? this.#fail("the reference has no target");
    }
    const target = node.resolve();
    source.depth -= 1;
    return target;
  }

  /** Many references to one large node would take quadratic time. */
  #count(reads: number): void {
    this.#source.reads += reads;
    if (this.#source.reads > MOST_READS) this.#fail("the references repeat it too often");
  }

  #fail(problem: string): never {
    throw invalidDocument(this.pointer, problem);
  }
}

/** The maximum length of a chain of references. */
const DEEPEST = 100;

/** The maximum number of members that are read: fifty times as many as in the document of GitHub. */
const MOST_READS = 2_000_000;

/** A name as a part of a JSON pointer (RFC 6901, section 3). */
export function escapePart(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** RFC 6901, section 4. In the fragment of a URI, a part is also percent-encoded. */
export function unescapePart(part: string): string {
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // An invalid percent-encoding.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}
