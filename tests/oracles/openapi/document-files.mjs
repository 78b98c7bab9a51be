// OpenAPI documents that packages ship: public APIs, and collections of rare constructs.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** openapi-typescript reads and bundles documents with this package; one of its benchmarks is a public document. */
export const redocly = createRequire(require.resolve("openapi-typescript"));

const folderOf = (/** @type {string} */ file) => dirname(require.resolve(file));
const examples = folderOf("@readme/oas-examples/package.json");
const twilio = join(folderOf("@twilio/cli-core/package.json"), "src/services/twilio-api");

/**
 * @param {string} folder
 * @param {string} name
 * @returns {[name: string, file: string][]}
 */
function filesIn(folder, name) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => [`${name}/${file.replace(/\.json$/, "")}`, join(folder, file)]);
}

/**
 * The files of the documents by name.
 *
 * @type {ReadonlyMap<string, string>}
 */
export const documentFiles = new Map([
  ["github", require.resolve("@octokit/openapi/generated/api.github.com.json")],
  ["figma", require.resolve("@figma/rest-api-spec/openapi/openapi.yaml")],
  [
    "rebilly",
    join(dirname(redocly.resolve("@redocly/openapi-core/package.json")), "src/benchmark/benches/rebilly.yaml"),
  ],
  ["odd", join(import.meta.dirname, "../../types/documents/odd.yaml")],
  ["styles", join(import.meta.dirname, "styles.yaml")],
  ...filesIn(twilio, "twilio"),
  ...filesIn(join(examples, "2.0/json"), "readme-2.0"),
  ...filesIn(join(examples, "3.0/json"), "readme-3.0"),
  ...filesIn(join(examples, "3.1/json"), "readme-3.1"),
]);
