import { quoteInFull } from "../library.js";
import { DocumentError } from "./document-error.js";
import { eachValue, isPart, pointerOf } from "./part.js";

/**
 * Checks that a document refers to nothing but itself. Every value is looked at, also where OpenAPI has no references:
 * what reads the document next must find nothing to resolve, whatever it takes for a reference.
 *
 * @throws {DocumentError} When it refers to a file or a url. The message contains the place.
 */
export function checkReferences(document: unknown): void {
  for (const one of eachValue(document)) {
    const reference = foreignReferenceOf(one.value);
    if (reference !== undefined)
      throw new DocumentError(
        `the reference to ${quoteInFull(reference)} at ${quoteInFull(pointerOf(one))} is not followed; bundle the document first, for example with npx @redocly/cli bundle`,
      );
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
