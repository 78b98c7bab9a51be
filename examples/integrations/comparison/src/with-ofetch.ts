import { FetchError, ofetch } from "ofetch";

import { nextOf } from "./next.js";
import type { CreateOrders, Order } from "./orders.js";

export const createOrders: CreateOrders = (baseURL, token) => {
  // The headers of the platform write "undefined" for a value that is missing.
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const acme = ofetch.create({ baseURL, headers });
  const orderOf = (id: string) => `/orders/${encodeURIComponent(id)}`;
  return {
    async list(status) {
      const orders: Order[] = [];
      let response = await acme.raw<Order[]>("/orders", { query: { status } });
      for (;;) {
        orders.push(...(response._data ?? []));
        const next = nextOf(response.headers);
        if (next === undefined) return orders;
        response = await acme.raw<Order[]>(next, { baseURL: "" });
      }
    },
    async get(id) {
      try {
        return await acme<Order>(orderOf(id));
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return undefined;
        throw error;
      }
    },
    create: (order) => acme<Order>("/orders", { method: "POST", body: order }),
    update: (id, changes) => acme<Order>(orderOf(id), { method: "PATCH", body: changes }),
    remove: (id) => acme<undefined>(orderOf(id), { method: "DELETE" }),
    upload: (id, name, file) =>
      acme<{ size: number }>(`${orderOf(id)}/files/${encodeURIComponent(name)}`, { method: "PUT", body: file }),
  };
};
