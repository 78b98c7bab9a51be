import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { VERSION, withDots } from "../library.js";

/** A hint for a project whose library has another version than the command, which writes files for its own. */
export function versionHint(cwd: string): string | undefined {
  const found = libraryVersion(cwd);
  if (found === undefined || found === VERSION) return undefined;
  const version = withDots(found);
  return `The files are for fluent-endpoint ${VERSION}, and this project has ${version}: run npx fluent-endpoint-cli@${version}, or update the library`;
}

function libraryVersion(cwd: string): string | undefined {
  try {
    const manifest = createRequire(join(cwd, "package.json")).resolve("fluent-endpoint/package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version?: unknown };
    return typeof version === "string" ? version : undefined;
  } catch {
    // Not installed: the project may get it later.
    return undefined;
  }
}
