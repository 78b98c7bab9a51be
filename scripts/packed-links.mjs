// The documents link to files of the repository that the package does not contain, such as examples.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A block of code, a code span, or a link or an image, which it captures: `!`, the text and the target. */
const CODE_OR_LINK =
  /^(`{3,}|~{3,})[^]*?^\1|(`+)(?!`)[^]*?[^`]\2(?!`)|(!?)\[((?:[^[\]`]|`[^`]*`|\[[^[\]]*\])*)\]\(([^\s()]+)\)/gm;

/**
 * Changes the links of a document to files that its package does not contain: they get the address of the file in the
 * repository, or lose their target and keep their text.
 *
 * @param {string} text
 * @param {string} path the document, from the root of the package
 * @param {{ version: string, repository?: { url: string } }} manifest
 * @param {string} root the folder of the package in the repository
 * @param {(path: string) => boolean} isPacked whether the package has a file or a folder
 */
export function relink(text, path, { version, repository }, root, isPacked) {
  const [, address] = /^(?:git\+)?(https:.*?)(?:\.git)?$/.exec(repository?.url ?? "") ?? [];
  const document = pathToFileURL(join(root, path));
  return text.replaceAll(CODE_OR_LINK, (whole, _block, _span, image, label, target) => {
    if (target === undefined || /^(?:[a-z]+:|#)/i.test(target)) return whole;
    const url = new URL(target, document);
    const file = fileURLToPath(url).slice(join(root, "/").length).replaceAll("\\", "/");
    if (isPacked(file)) return whole;
    const original = statSync(join(root, file), { throwIfNoEntry: false });
    if (!address || !original) return label;
    const view = image ? "raw" : original.isDirectory() ? "tree" : "blob";
    return `${image}[${label}](${address}/${view}/v${version}/${file}${url.hash})`;
  });
}

/**
 * Changes the links in all documents of a copy.
 *
 * @param {string} folder the copy
 * @param {string} root the folder that it was copied from
 */
export function relinkCopy(folder, root) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
  for (const path of documents) {
    const document = join(folder, path);
    const text = readFileSync(document, "utf8");
    writeFileSync(
      document,
      relink(text, path, manifest, root, (file) => existsSync(join(folder, file))),
    );
  }
}
