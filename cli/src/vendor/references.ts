import { quoteInFull } from "../../../src/errors/format.js";
import { escapePart } from "../../../src/openapi/document.js";
import { DocumentError } from "./document-error.js";
import { isPart } from "./part.js";

/** A value of a document with the names that lead to it, the last first. */
export interface Value {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Value | undefined;
}

/**
 * Checks that a document refers to nothing but itself. Every value is looked at, also where OpenAPI has no references:
 * what reads the document next must find nothing to resolve, whatever it takes for a reference.
 *
 * @throws {DocumentError} When it refers to a file or a url. The message contains the place.
 */
export function checkReferences(document: unknown): void {
  const seen = new Set<unknown>();
  const values: Value[] = [{ value: document, name: "#", parent: undefined }];
  for (let one = values.pop(); one; one = values.pop()) {
    const { value } = one;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const reference = foreignReferenceOf(value);
    if (reference !== undefined)
      throw new DocumentError(
        `the reference to ${quoteInFull(reference)} at ${quoteInFull(pointerOf(one))} is not followed; bundle the document first, for example with npx @redocly/cli bundle`,
      );
    for (const [name, member] of Object.entries(value)) values.push({ value: member, name, parent: one });
  }
}

/** A pointer into the document (RFC 6901, section 6), or an anchor in it. Anything else names a file, even after "#". */
const OF_DOCUMENT = /^#(?:\/|$|[A-Za-z][\w:.-]*$)/;

/** The name of a schema in a mapping of a discriminator. */
const SCHEMA_NAME = /^[\w.-]+$/;

/** What the parser of openapi-typescript takes for a reference to another place. */
function foreignReferenceOf(value: object): string | undefined {
  if (!isPart(value)) return undefined;
  const { $ref, externalValue, discriminator } = value;
  const mapping = isPart(discriminator) ? discriminator["mapping"] : undefined;
  const names = isPart(mapping) ? Object.values(mapping).filter((name) => !SCHEMA_NAME.test(String(name))) : [];
  return [$ref, externalValue, ...names].find(
    (text): text is string => typeof text === "string" && !OF_DOCUMENT.test(text),
  );
}

/** The pointer to a value. */
export function pointerOf(one: Value): string {
  const names: string[] = [];
  for (let at: Value | undefined = one; at; at = at.parent) names.unshift(at.name);
  return names.map(escapePart).join("/");
}
