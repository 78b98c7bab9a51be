// The documents of the comparison with swagger-client.
import { upgrade } from "@scalar/openapi-upgrader";

import { fromSwagger } from "../../../cli/src/vendor/swagger.js";
import { documentFiles, redocly } from "./document-files.mjs";

export { documentFiles as documents } from "./document-files.mjs";

/** Where documents with relative addresses are. */
export const LOCATION = "https://api.example.com/docs/openapi.json";

/** A parsed document. */
export type Document = any;

/** A document as `vendorOf()` takes it: of OpenAPI 3. */
export async function readForVendor(name: string): Promise<Document> {
  const document = await readDocument(name, false);
  return document.swagger ? fromSwagger(document, LOCATION, upgrade) : document;
}

/** Reads a document with the parser of Redocly, references to other files bundled, or all references replaced. */
export async function readDocument(name: string, dereference: boolean): Promise<Document> {
  const { bundle, createConfig } = redocly("@redocly/openapi-core");
  const config = await createConfig({ rules: {} });
  const result = await bundle({ ref: documentFiles.get(name), config, dereference });
  return result.bundle.parsed;
}
