// OpenAPI documents that packages ship: public APIs, and collections of rare constructs.
/* eslint-disable @typescript-eslint/no-unsafe-call -- documents have any form */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const redocly = createRequire(require.resolve("openapi-typescript"));

const folderOf = (file: string): string => dirname(require.resolve(file));
const examples = join(folderOf("@readme/oas-examples/package.json"));
const twilio = join(folderOf("@twilio/cli-core/package.json"), "src/services/twilio-api");

function filesIn(folder: string, name: string): [string, string][] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => [`${name}/${file.replace(/\.json$/, "")}`, join(folder, file)]);
}

/** The files of the documents by name. */
export const documents: ReadonlyMap<string, string> = new Map([
  ["github", require.resolve("@octokit/openapi/generated/api.github.com.json")],
  ["figma", require.resolve("@figma/rest-api-spec/openapi/openapi.yaml")],
  [
    "rebilly",
    join(dirname(redocly.resolve("@redocly/openapi-core/package.json")), "src/benchmark/benches/rebilly.yaml"),
  ],
  ["odd", join(import.meta.dirname, "../../types/documents/odd.yaml")],
  ["styles", join(import.meta.dirname, "styles.yaml")],
  ...filesIn(twilio, "twilio"),
  ...filesIn(join(examples, "3.0/json"), "readme-3.0"),
  ...filesIn(join(examples, "3.1/json"), "readme-3.1"),
]);

/** A parsed document. */

export type Document = any;

/** Reads a document with the parser of Redocly, references to other files bundled, or all references replaced. */
export async function readDocument(name: string, dereference: boolean): Promise<Document> {
  const { bundle, createConfig } = redocly("@redocly/openapi-core");
  const config = await createConfig({ rules: {} });
  const result = await bundle({ ref: documents.get(name), config, dereference });
  return result.bundle.parsed;
}
