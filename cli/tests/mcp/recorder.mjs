// An API of this machine, in a process of its own, that records what it gets. `GET /recorded` returns and forgets it.
import { createServer } from "node:http";

const PNG = Buffer.from("89504e470d0a1a0a0000000d", "hex");
/** @type {object[]} */
let recorded = [];
/**
 * The answers that wait for another request, so that two overlap.
 *
 * @type {(() => void)[]}
 */
const waiting = [];

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url = "", headers } = request;
  const path = url.replace(/\?.*/, "");
  const json = (/** @type {unknown} */ body, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (path === "/recorded") {
    json(recorded);
    recorded = [];
    return;
  }
  const body = Buffer.concat(chunks).toString("latin1");
  recorded.push({ method, url, headers, body });
  if (path === "/image") response.writeHead(200, { "content-type": "image/png" }).end(PNG);
  else if (path === "/error") json({ message: `wrong: ${headers.authorization}` }, 403);
  else if (path === "/long") json({ method, text: "x".repeat(30_000) });
  else if (path === "/elsewhere") response.writeHead(302, { location: "http://localhost:1/" }).end();
  else if (path === "/items") {
    response.setHeader("link", '</items?page=2>; rel="next"');
    json([url]);
  } else if (path === "/slow") response.once("close", () => recorded.push({ method: "CLOSED", url }));
  else if (path === "/meet") {
    waiting.push(() => json({ who: headers["x-user"] ?? headers.authorization?.length }));
    if (waiting.length > 1) for (const answer of waiting.splice(0)) answer();
  } else json({ method, url, headers, body });
});

server.listen(0, "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(port);
});
process.stdin.on("end", () => process.exit()).resume();
