// Node, Bun and Deno: the ES module.
import process from "node:process";

import { main } from "../suite/main.mjs";
import { library } from "./library.mjs";

await main(library, String(process.argv[2]));
