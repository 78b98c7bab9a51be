import { createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";

import { withEscapes } from "../../../src/errors/terminal-text.js";
import { DocumentError, problemOf } from "./document-error.js";

/** The address of the document for openapi-typescript. Nothing can be at such an address (RFC 6761, section 6.4). */
const ADDRESS = "https://document.invalid/";

/**
 * Returns the declarations that openapi-typescript makes of a document. It gets a resolver that refuses all but the document.
 *
 * @throws {DocumentError} When it cannot write them.
 */
export async function writeTypes(document: object): Promise<string> {
  // Without rules: it would print their problems itself.
  const redocly = await createConfig({ rules: {} });
  const text = asYaml(document);
  redocly.resolve.http.customFetch = (url: string) =>
    url === ADDRESS
      ? Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }))
      : Promise.reject(new Error("references to other documents are not followed"));
  try {
    // Parameters and members with a default value are optional in calls (I5), and an object without members has any (I6).
    const options = { silent: true, redocly, defaultNonNullable: false, emptyObjectsUnknown: true };
    return withEscapes(astToString(await openapiTS(new URL(ADDRESS), options)));
  } catch (error) {
    throw new DocumentError(`openapi-typescript cannot write the types: ${problemOf(error)}`);
  }
}

/** JSON that is also YAML, which has fewer characters. */
function asYaml(document: object): string {
  return JSON.stringify(document).replace(/[^\x20-\x7e]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
