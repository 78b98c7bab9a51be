// The documents of the comparison with swagger-client.
/* eslint-disable @typescript-eslint/no-unsafe-call -- documents have any form */
import { documentFiles, redocly } from "./document-files.mjs";

export { documentFiles as documents } from "./document-files.mjs";

/** A parsed document. */

export type Document = any;

/** Reads a document with the parser of Redocly, references to other files bundled, or all references replaced. */
export async function readDocument(name: string, dereference: boolean): Promise<Document> {
  const { bundle, createConfig } = redocly("@redocly/openapi-core");
  const config = await createConfig({ rules: {} });
  const result = await bundle({ ref: documentFiles.get(name), config, dereference });
  return result.bundle.parsed;
}
