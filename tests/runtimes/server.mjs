/** A server on the loopback interface for one runtime: gives it the job, records what it sends, and takes its report. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const TYPES = new Map([
  [".mjs", "text/javascript"],
  [".js", "text/javascript"],
]);

/**
 * @typedef {{ method: string, target: string, headers: [name: string, value: string][], body: string }} Received
 *   A request as it arrived: header names in lower case, values byte by byte in Latin-1, the body in hexadecimal.
 */

/**
 * @param {object} job
 * @param {{ html: string, headers: Record<string, string> }} page The page at `/page`, for browsers.
 */
export async function startServer(job, page) {
  /** @type {Received[]} */
  let received = [];
  /** @type {(report: any) => void} */
  let take = () => {};
  const report = new Promise((resolve) => (take = resolve));

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: target = "" } = request;
    const body = Buffer.concat(chunks);
    if (target.startsWith("/sent")) {
      received.push({ method, target, headers: pairs(request.rawHeaders), body: body.toString("hex") });
      response.end();
    } else if (target === "/received") {
      response.end(JSON.stringify(received));
      received = [];
    } else if (target === "/job") response.end(JSON.stringify(job));
    else if (target === "/page")
      response.writeHead(200, { "content-type": "text/html", ...page.headers }).end(page.html);
    else if (target === "/report") {
      response.end();
      take(JSON.parse(body.toString()));
    } else sendFile(target, response);
  });
  // A runtime that computes for some seconds still has its connection.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, report, stop };
}

/** @param {readonly string[]} raw */
function pairs(raw) {
  /** @type {[string, string][]} */
  const list = [];
  for (let index = 0; index < raw.length; index += 2) {
    list.push([String(raw[index]).toLowerCase(), String(raw[index + 1])]);
  }
  return list;
}

/**
 * The built package and the suite, for the page.
 *
 * @param {string} target
 * @param {import("node:http").ServerResponse} response
 */
function sendFile(target, response) {
  const type = TYPES.get(extname(target));
  try {
    if (!type || !/^\/(?:dist|tests\/(?:calls|runtimes))\/[\w/.-]+$/.test(target)) throw new Error("no such file");
    const file = readFileSync(fileURLToPath(new URL(`.${target}`, ROOT)));
    response.writeHead(200, { "content-type": type }).end(file);
  } catch {
    response.writeHead(404).end();
  }
}
