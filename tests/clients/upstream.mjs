// A service in a process of its own, started by start-upstream.mjs: what it answers is in the path. It says how many connections are open.
import { createServer } from "node:http";

import { FAULTS } from "./upstream-faults.mjs";

let sockets = 0;
/** The paths that were asked for. @type {Set<string>} */
const arrived = new Set();
/** What arrived at paths that begin with `/received`. @type {Record<string, { bytes: number, text: string, type: string | undefined }[]>} */
let received = {};

const server = createServer(async (request, response) => {
  const url = /** @type {string} */ (request.url);
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const [, kind = "", argument = ""] = pathname.split("/");
  arrived.add(pathname);
  const fault = FAULTS[kind];
  if (fault) {
    fault.answer(response, request);
    return;
  }
  if (kind === "silent") return;
  if (kind === "early") {
    // Before the body has arrived, as servers that redirect do.
    response.writeHead(Number(argument), { location: "/received" }).end();
    return;
  }
  let bytes = 0;
  let text = "";
  for await (const chunk of request) {
    bytes += chunk.length;
    if (text.length < 2000) text += chunk.toString("latin1");
  }
  if (kind === "received") (received[pathname] ??= []).push({ bytes, text, type: request.headers["content-type"] });
  response.statusCode = kind === "status" ? Number(argument) : 200;
  response.setHeader("content-type", searchParams.get("type") ?? "application/json");
  if (searchParams.has("retry-after")) response.setHeader("retry-after", "1");
  const size = Number(searchParams.get("size") ?? 0);
  response.end(size > 0 ? `"${"x".repeat(size)}"` : '{"message":"of the upstream"}');
});
server.on("connection", (socket) => {
  sockets += 1;
  socket.on("close", () => (sockets -= 1));
  socket.on("error", () => socket.destroy());
});
server.on("clientError", (_, socket) => socket.destroy());

process.on("message", (question) => {
  if (question === "sockets") process.send?.(sockets);
  if (question === "arrived") process.send?.([...arrived]);
  if (question === "received") {
    process.send?.(received);
    received = {};
  }
});
process.on("disconnect", () => process.exit());
const [, , keepAliveTimeout] = process.argv;
if (keepAliveTimeout) server.keepAliveTimeout = Number(keepAliveTimeout);
server.listen(0, "127.0.0.1", () =>
  process.send?.(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
