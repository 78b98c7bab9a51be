// The quickstart, `npm start`: builds requests, sends them to two servers of its own, and shows what arrives.
import { VERSION } from "fluent-endpoint";

import { differences } from "./compare.mjs";
import { paragraph } from "./report.mjs";
import { buildRequests } from "./requests.mjs";
import { send } from "./send.mjs";
import { startServer } from "./server.mjs";

const api = await startServer();
const uploads = await startServer();
const servers = [api, uploads];

console.log(`fluent-endpoint ${VERSION}: API at ${api.origin}, uploads at ${uploads.origin}\n`);

const requests = buildRequests(api.origin, uploads.origin);
let same = 0;
for (const [index, { title, built }] of requests.entries()) {
  const response = await send(built);
  await response.arrayBuffer();
  const received = servers.map((server) => server.received.pop()).find((request) => request !== undefined);
  const different = differences(built, received);
  if (different.length === 0) same += 1;
  console.log(paragraph(`${index + 1}  ${title}`, built, received, different));
}

for (const server of servers) server.stop();
console.log(`${requests.length} requests built, ${same} arrived as built.`);
console.log("Next: npm run docs:dev opens the guide and the playground; npm run examples runs the examples.");
process.exitCode = same === requests.length ? 0 : 1;
