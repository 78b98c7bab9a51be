// One suite in a process of its own: its name and `short` or `full` in the arguments, its results as JSON on the output.
import { FULL, SHORT } from "./measure/effort.js";
import { SUITES } from "./suites/index.js";

const [, , name, effort] = process.argv;
const suite = SUITES.find((one) => one.name === name);
if (!suite) throw new Error(`There is no suite "${String(name)}", but ${SUITES.map((one) => one.name).join(", ")}.`);
process.stdout.write(JSON.stringify(await suite.measure(effort === "short" ? SHORT : FULL)));
