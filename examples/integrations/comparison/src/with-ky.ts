import ky, { isHTTPError } from "ky";

import { nextOf } from "./next.js";
import type { CreateOrders, Order } from "./orders.js";

export const createOrders: CreateOrders = (baseUrl, token) => {
  const headers = { authorization: token && `Bearer ${token}` };
  const acme = ky.create({ baseUrl, headers });
  const orderOf = (id: string) => `/orders/${encodeURIComponent(id)}`;
  return {
    async list(status) {
      const orders: Order[] = [];
      let response = await acme.get("/orders", { searchParams: { status } });
      for (;;) {
        orders.push(...(await response.json<Order[]>()));
        const next = nextOf(response.headers);
        if (next === undefined) return orders;
        response = await acme.get(next);
      }
    },
    async get(id) {
      try {
        return await acme.get(orderOf(id)).json<Order>();
      } catch (error) {
        if (isHTTPError(error) && error.response.status === 404) return undefined;
        throw error;
      }
    },
    create: (order) => acme.post("/orders", { json: order }).json<Order>(),
    update: (id, changes) => acme.patch(orderOf(id), { json: changes }).json<Order>(),
    async remove(id) {
      await acme.delete(orderOf(id));
    },
    upload: (id, name, file) =>
      acme.put(`${orderOf(id)}/files/${encodeURIComponent(name)}`, { body: file }).json<{ size: number }>(),
  };
};
