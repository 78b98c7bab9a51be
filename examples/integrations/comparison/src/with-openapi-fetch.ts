import createClient from "openapi-fetch";

import { nextOf } from "./next.js";
import type { CreateOrders, Order } from "./orders.js";
import type { paths } from "./paths.js";

export const createOrders: CreateOrders = (baseUrl, token) => {
  const headers = { authorization: token && `Bearer ${token}` };
  const acme = createClient<paths>({ baseUrl, headers });
  // It returns the errors of the server instead of throwing them.
  function bodyOf<Body>({ data, response }: { readonly data?: Body; readonly response: Response }): Body {
    if (!response.ok) throw new Error(`The server answered with ${response.status}`);
    return data as Body;
  }
  return {
    async list(status) {
      let answer = await acme.GET("/orders", { params: { query: { status } } });
      const orders: Order[] = [...bodyOf(answer)];
      for (let next = nextOf(answer.response.headers); next !== undefined; next = nextOf(answer.response.headers)) {
        // Its paths are those of the document: a link is a query of one of them.
        answer = await acme.GET("/orders", { params: { query: Object.fromEntries(new URL(next).searchParams) } });
        orders.push(...bodyOf(answer));
      }
      return orders;
    },
    async get(id) {
      const answer = await acme.GET("/orders/{id}", { params: { path: { id } } });
      return answer.response.status === 404 ? undefined : bodyOf(answer);
    },
    create: async (order) => bodyOf(await acme.POST("/orders", { body: order })),
    update: async (id, changes) =>
      bodyOf(await acme.PATCH("/orders/{id}", { params: { path: { id } }, body: changes })),
    remove: async (id) => bodyOf(await acme.DELETE("/orders/{id}", { params: { path: { id } } })),
    upload: async (id, name, file) =>
      bodyOf(
        await acme.PUT("/orders/{id}/files/{name}", {
          params: { path: { id, name } },
          body: file as unknown as string,
          bodySerializer: (body) => body,
        }),
      ),
  };
};
