// Runs after an installation in this repository (`dependencies` of package.json), and builds the library if there is no build.
// An installation from a git address needs it; one of a tarball would warn of `prepare`.
// `npm ci` and `npm cit` install the tools only: whoever runs those builds when needed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const installsOnly = ["ci", "install-ci-test"].includes(process.env["npm_command"] ?? "");

if (!installsOnly && !existsSync("dist/index.js")) {
  execFileSync("npm", ["run", "build"], { stdio: "inherit", shell: true });
}
