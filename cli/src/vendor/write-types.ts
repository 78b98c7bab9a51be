import openapiTS, { astToString } from "openapi-typescript";

import { withEscapes } from "../library.js";
import { DocumentError, problemOf } from "./document-error.js";
import { moveToPaths } from "./method-types.js";
import { nameRecursive } from "./recursive-types.js";
import { hasMarks, optionalPlaceholders } from "./optional-placeholders.js";
import { createParserConfig } from "./parser-config.js";
import { dropUnwritable, type AddNote } from "./repair-document.js";

/** The address of the document for openapi-typescript. Nothing can be at such an address (RFC 6761, section 6.4). */
const ADDRESS = "https://document.invalid/";

/**
 * Returns the declarations that openapi-typescript makes of a document, without the parts that it cannot write. It gets a
 * resolver that refuses all but the document.
 *
 * @param document - a copy, which may be changed
 * @throws {DocumentError} When it cannot write them.
 */
export async function writeTypes(document: object, note: AddNote): Promise<string> {
  const redocly = await createParserConfig();
  let text = asYaml(document);
  redocly.resolve.http.customFetch = (url: string) =>
    url === ADDRESS
      ? Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }))
      : Promise.reject(new Error("references to other documents are not followed"));
  // Parameters and members with a default value are optional in calls (I5), and an object without members has any (I6).
  const options = { silent: true, redocly, defaultNonNullable: false, emptyObjectsUnknown: true };
  for (let tries = 1; ; tries += 1) {
    try {
      const declarations = await openapiTS(new URL(ADDRESS), options);
      const complete = nameRecursive(moveToPaths(declarations));
      return withEscapes(astToString(hasMarks(text) ? optionalPlaceholders(complete) : complete));
    } catch (error) {
      const problem = problemOf(error);
      if (tries === MOST_TRIES || !dropUnwritable(document, (error as Error).message, note))
        throw new DocumentError(`openapi-typescript cannot write the types: ${problem}`);
      text = asYaml(document);
    }
  }
}

/** Each takes as long as the first. */
const MOST_TRIES = 10;

/** JSON that is also YAML, which has fewer characters. */
function asYaml(document: object): string {
  return JSON.stringify(document).replace(/[^\x20-\x7e]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
