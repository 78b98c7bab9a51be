// Public OpenAPI documents, and the `paths` types that openapi-typescript 6 and 7 generate from them.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
/** The packages with documents. */
const oracles = createRequire(new URL("../oracles/package.json", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, "node_modules/.cache/fluent-endpoint-types");

/** openapi-typescript reads and bundles documents with this package; one of its benchmarks is a public document. */
const redocly = createRequire(oracles.resolve("openapi-typescript"));

/** The command of Twilio contains the documents of all its APIs. */
const command = dirname(oracles.resolve("@twilio/cli-core/package.json"));
const twilio = (/** @type {string} */ api) => join(command, `src/services/twilio-api/twilio_${api}.json`);

/** The files of the documents. Each has another style. */
const documents = {
  github: oracles.resolve("@octokit/openapi/generated/api.github.com.json"),
  figma: require.resolve("@figma/rest-api-spec/openapi/openapi.yaml"),
  rebilly: join(dirname(redocly.resolve("@redocly/openapi-core/package.json")), "src/benchmark/benches/rebilly.yaml"),
  twilio: twilio("api_v2010"),
  "twilio-flex": twilio("flex_v1"),
  "twilio-verify": twilio("verify_v2"),
  "twilio-chat": twilio("chat_v2"),
  "twilio-sync": twilio("sync_v1"),
  "star-trek": oracles.resolve("@readme/oas-examples/3.0/json/star-trek.json"),
  readme: oracles.resolve("@readme/oas-examples/3.1/json/readme.json"),
  schemas: oracles.resolve("@readme/oas-examples/3.0/json/response-schemas.json"),
  odd: join(root, "tests/types/documents/odd.yaml"),
};

/** @typedef {keyof typeof documents} DocumentName */
/** @typedef {6 | 7} Layout the version of openapi-typescript: 7 also writes absent methods and parameters */

/** @type {readonly Layout[]} */
export const layouts = [6, 7];

const writers = {
  /** @param {string} file */
  6: async (file) => {
    const { default: openapiTS } = await import("openapi-typescript-6");
    return openapiTS(pathToFileURL(file), { silent: true });
  },
  /** @param {string} file */
  7: async (file) => {
    const { astToString, openapiTS } = await import("../oracles/openapi/openapi-typescript.mjs");
    return astToString(/** @type {any} */ (await openapiTS(pathToFileURL(file), { silent: true })));
  },
};

/**
 * The declarations of a document, cached by the content of the document and the version of openapi-typescript.
 *
 * @param {DocumentName} name
 * @param {Layout} layout
 * @returns {Promise<string>} the file of the declarations
 */
export async function declarationsOf(name, layout) {
  const { version } =
    layout === 6 ? require("openapi-typescript-6/package.json") : oracles("openapi-typescript/package.json");
  const hash = createHash("sha256").update(readFileSync(documents[name])).digest("hex").slice(0, 12);
  const file = join(cache, `${name}-${version}-${hash}.d.ts`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await writers[layout](documents[name]));
  }
  return file;
}
