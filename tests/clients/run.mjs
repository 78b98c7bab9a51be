// Clients and frameworks in several versions, in each supported Node: `npm run test:clients`. Each program ends by itself.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const NODES = ["node-20", "node-22", "node-24"];
/** No program takes longer. */
const TIMEOUT = 900_000;

/**
 * The programs for a Node: `send` is soaked with large numbers in one of them.
 *
 * @param {string} node
 * @returns {readonly (readonly string[])[]}
 */
const programs = (node) => [
  ["refused.mjs"],
  ["faults.mjs"],
  ["frameworks.mjs"],
  ...["toFetch", "toRequest", "toRequest alone", "toUndici undici-7", "send"].flatMap((client) => {
    const counts = client === "send" && node === "node-22" ? ["50000", "5000"] : ["5000", "500"];
    return [
      ["soak.mjs", client, ...counts],
      ["soak.mjs", client, ...counts, "limit"],
    ];
  }),
  // Without a limit, these get the signal of the caller itself. Some need a later Node.
  ...["toNodeHttp", "toGot got-14", ...(node === "node-20" ? [] : ["toGot got-15", "toUndici undici-8"])].map(
    (client) => [...["soak.mjs", client, "5000", "500", "limit"]],
  ),
];

for (const node of NODES)
  for (const [file = "", ...args] of programs(node)) {
    const child = spawn(`${HERE}node_modules/${node}/bin/node`, ["--expose-gc", HERE + file, ...args], {
      env: { ...process.env, NODE_ENV: "production" },
      timeout: TIMEOUT,
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    const status = await new Promise((resolve) => child.on("close", resolve));
    console.log(`${status === 0 ? "ok    " : "failed"}  ${node}  ${[file, ...args].join(" ")}`);
    if (status === 0 && file !== "soak.mjs") continue;
    console.log(output.slice(-3000));
    if (status !== 0) process.exitCode = 1;
  }
