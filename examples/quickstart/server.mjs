// A small HTTP server on a free port of this machine, which keeps what it receives.
import { once } from "node:events";
import { createServer } from "node:http";

/**
 * A request as it has arrived.
 *
 * @typedef {object} Received
 * @property {string} method
 * @property {string} target path and query, as in the first line of the request
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/**
 * Starts a server.
 *
 * @param {(request: Received) => unknown} [answer] gives the body of the answer, which goes out as JSON; `undefined` is 404
 */
export async function startServer(answer = () => ({})) {
  /** @type {Received[]} */
  const received = [];
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      const arrived = { method, target, headers, body: Buffer.concat(chunks) };
      received.push(arrived);
      const body = answer(arrived);
      response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, received, stop };
}
