import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

import type { Order } from "./orders.js";

/** A request as the server got it. */
interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
}

/** An API of orders. Orders have pages of two. */
export async function startServer() {
  const orders = new Map<string, Order>();
  const received: Received[] = [];
  const state = { baseUrl: "", nextOrigin: "", isDown: false };
  const server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    received.push({ method, url, authorization: headers.authorization });
    const answer = (status: number, body?: unknown): void => {
      if (body !== undefined) response.setHeader("content-type", "application/json");
      response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
    };
    void buffer(request).then((bytes) => {
      if (state.isDown) {
        state.isDown = false;
        return answer(503);
      }
      const { pathname, searchParams } = new URL(url, state.baseUrl);
      const [, id, name] =
        /^\/orders\/([^/]+)(?:\/files\/([^/]+))?$/.exec(pathname)?.map((part) => part && decodeURIComponent(part)) ??
        [];
      const json = (): object => JSON.parse(bytes.toString()) as object;
      if (pathname === "/orders" && method === "GET") {
        const page = Number(searchParams.get("page") ?? 1);
        const found = [...orders.values()].filter(({ status }) => status === searchParams.get("status"));
        const next = `${state.nextOrigin}/orders?status=${searchParams.get("status")}&page=${page + 1}`;
        if (found.length > 2 * page) response.setHeader("link", `<${next}>; rel="next"`);
        answer(200, found.slice(2 * page - 2, 2 * page));
      } else if (pathname === "/orders" && method === "POST") {
        const order = { id: `a/${orders.size + 1}`, status: "open", item: "", ...json() };
        orders.set(order.id, order);
        answer(201, order);
      } else if (name !== undefined) answer(201, { size: bytes.length });
      else if (method === "DELETE") {
        orders.delete(id ?? "");
        answer(204);
      } else {
        const order = orders.get(id ?? "");
        if (!order) return answer(404, { message: "Not Found" });
        const changed = method === "PATCH" ? { ...order, ...json() } : order;
        orders.set(changed.id, changed);
        answer(200, changed);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  state.baseUrl = `http://127.0.0.1:${address.port}`;
  state.nextOrigin = state.baseUrl;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { state, orders, received, stop };
}
