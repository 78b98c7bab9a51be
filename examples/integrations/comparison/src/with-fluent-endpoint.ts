import { Endpoint } from "fluent-endpoint";
import { nextLink } from "fluent-endpoint/links";
import { ResponseError, sendWith } from "fluent-endpoint/response";

import type { CreateOrders, Order } from "./orders.js";
import type { paths } from "./paths.js";

const send = sendWith(fetch);

export const createOrders: CreateOrders = (baseUrl, token) => {
  const headers = { authorization: token && `Bearer ${token}` };
  const acme = Endpoint.for<paths>({ baseUrl }).withDefaults({ headers });
  return {
    async list(status) {
      const orders: Order[] = [];
      let request = acme.build("GET /orders", { status });
      for (;;) {
        const { body, response } = await send.withResponse(request);
        orders.push(...body);
        const next = nextLink(response.headers, request.url);
        if (next === undefined) return orders;
        request = acme.follow(next);
      }
    },
    async get(id) {
      try {
        return await acme.route("GET /orders/{id}").param("id", id).to(send);
      } catch (error) {
        if (error instanceof ResponseError && error.status === 404) return undefined;
        throw error;
      }
    },
    create: (order) => acme.route("POST /orders").params(order).to(send),
    update: (id, changes) => acme.route("PATCH /orders/{id}").param("id", id).data(changes).to(send),
    remove: (id) => acme.route("DELETE /orders/{id}").param("id", id).to(send),
    upload: (id, name, file) => acme.route("PUT /orders/{id}/files/{name}").params({ id, name }).data(file).to(send),
  };
};
