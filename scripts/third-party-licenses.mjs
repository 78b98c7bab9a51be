// A plugin of rollup: tells of the packages that the build contains.
import { readFileSync } from "node:fs";

/** The licences of the packages that the build contains, by name. */
const licenses = new Map();

/** Packages that the build contains are named at its beginning, and their licences travel with it. */
export const thirdPartyLicenses = {
  name: "third-party-licenses",
  banner: (chunk) =>
    packagesIn(chunk)
      .map(({ name, license }) => `/*! Contains ${name}, ${license}: see THIRD-PARTY-LICENSES.txt */`)
      .join("\n"),
  generateBundle(_, bundle) {
    for (const { name, text } of Object.values(bundle).flatMap(packagesIn)) licenses.set(name, text);
    const texts = [...licenses].map(([name, text]) => `The package ${name} is part of this one:\n\n${text}`);
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source: texts.join("\n\n") });
  },
};

function packagesIn({ moduleIds = [] }) {
  const folders = moduleIds.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]);
  return [...new Set(folders.filter(Boolean))].sort().map((folder) => ({
    ...JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
    text: readFileSync(`${folder}/LICENSE`, "utf8"),
  }));
}
