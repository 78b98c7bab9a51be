// ky 2 needs Node 22: on Linux with x64, a package has it. Elsewhere, run `npm test` with Node 22 or later.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundled = fileURLToPath(new URL("node_modules/node-22/bin/node", import.meta.url));
const node = existsSync(bundled) ? bundled : process.execPath;
const { status } = spawnSync(node, ["--test", "dist/app.test.js"], { stdio: "inherit" });
process.exit(status ?? 1);
