// The documents link to files of the repository that the package does not contain, such as examples.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A block of code, a code span, or a link or an image, which it captures: `!`, the text and the target. */
const CODE_OR_LINK =
  /^(`{3,}|~{3,})[^]*?^\1|(`+)(?!`)[^]*?[^`]\2(?!`)|(!?)\[((?:[^[\]`]|`[^`]*`|\[[^[\]]*\])*)\]\(([^\s()]+)\)/gm;

/**
 * Changes the links of an unpacked package that lead to files of the repository: they get the address of the file, or lose
 * their target and keep their text.
 *
 * @param {string} folder the unpacked package
 * @param {string} root the repository
 */
export function rewriteLinks(folder, root) {
  const { repository, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [, address] = /^(?:git\+)?(https:.*?)(?:\.git)?$/.exec(repository?.url ?? "") ?? [];
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
  for (const path of documents) {
    const document = pathToFileURL(join(folder, path));
    const text = readFileSync(document, "utf8");
    const rewritten = text.replaceAll(CODE_OR_LINK, (whole, _block, _span, image, label, target) => {
      if (target === undefined || /^(?:[a-z]+:|#)/i.test(target)) return whole;
      const url = new URL(target, document);
      if (existsSync(url)) return whole;
      const file = fileURLToPath(url).slice(join(folder, "/").length);
      const original = statSync(join(root, file), { throwIfNoEntry: false });
      if (!address || !original) return label;
      const view = image ? "raw" : original.isDirectory() ? "tree" : "blob";
      return `${image}[${label}](${address}/${view}/v${version}/${file.replaceAll("\\", "/")}${url.hash})`;
    });
    if (rewritten !== text) writeFileSync(document, rewritten);
  }
}
