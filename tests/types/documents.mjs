// The `paths` types that openapi-typescript 6 and 7 generate from public OpenAPI documents.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { documentFiles } from "../oracles/openapi/document-files.mjs";

const require = createRequire(import.meta.url);
const oracles = createRequire(new URL("../oracles/package.json", import.meta.url));
const cache = fileURLToPath(new URL("../../node_modules/.cache/fluent-endpoint-types", import.meta.url));

/** @typedef {6 | 7} Layout the version of openapi-typescript: 7 also writes absent methods and parameters */

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
 * @param {string} name
 * @param {Layout} layout
 * @returns {Promise<string>} the file of the declarations
 */
export async function declarationsOf(name, layout) {
  const document = documentFiles.get(name) ?? "";
  const { version } =
    layout === 6 ? require("openapi-typescript-6/package.json") : oracles("openapi-typescript/package.json");
  const hash = createHash("sha256").update(readFileSync(document)).digest("hex").slice(0, 12);
  const file = join(cache, `${name.replaceAll(/\W+/g, "-")}-${version}-${hash}.d.ts`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await writers[layout](document));
  }
  return file;
}
