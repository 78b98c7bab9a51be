// npm runs this before and after it packs or publishes: `node scripts/packed-documents.mjs relink`, then `… restore`. What it packs
// has no link that leads nowhere, and the documents of the repository stay as they are.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { relink } from "./packed-links.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The documents of the repository, while npm packs others. */
const KEPT = join(ROOT, "reports/packed");
const DOCUMENTS = ["README.md", "CHANGELOG.md", "docs/errors.md"];
const read = (/** @type {string} */ path) => readFileSync(path, "utf8");

function relinkAll() {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const shell = process.platform === "win32";
  const [{ files }] = JSON.parse(execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", shell, stdio: "pipe" }));
  const manifest = JSON.parse(read(join(ROOT, "package.json")));
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path);
  const isPacked = (/** @type {string} */ path) =>
    paths.some((/** @type {string} */ packed) => packed === path || packed.startsWith(join(path, "/")));
  for (const path of DOCUMENTS) {
    const [document, kept] = [join(ROOT, path), join(KEPT, path)];
    const packed = (/** @type {string} */ text) => relink(text, path, manifest, ROOT, isPacked);
    // npm was stopped before it could restore the document.
    const isLeft = existsSync(kept) && read(document) === packed(read(kept));
    const text = read(isLeft ? kept : document);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, text);
    writeFileSync(document, packed(text));
  }
}

function restoreAll() {
  for (const path of DOCUMENTS) writeFileSync(join(ROOT, path), read(join(KEPT, path)));
  rmSync(KEPT, { recursive: true });
}

if (process.argv[2] === "relink") relinkAll();
else if (process.argv[2] === "restore") restoreAll();
else throw new Error("relink or restore");
