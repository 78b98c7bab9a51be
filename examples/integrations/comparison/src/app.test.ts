// The same job with four libraries, and what each makes of some cases. docs/comparison.md shows OUTCOMES.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";
import { Endpoint } from "fluent-endpoint";
import { sendWith } from "fluent-endpoint/response";
import ky from "ky";
import { ofetch } from "ofetch";
import createClient from "openapi-fetch";

// It compiles only if the compiler finds these mistakes.
import "./mistakes.js";
import type { CreateOrders, Order } from "./orders.js";
import { OUTCOMES, SIZES, type Library } from "./outcomes.js";
import type { paths } from "./paths.js";
import { startServer } from "./server.js";
import { createOrders as withFluentEndpoint } from "./with-fluent-endpoint.js";
import { createOrders as withKy } from "./with-ky.js";
import { createOrders as withOfetch } from "./with-ofetch.js";
import { createOrders as withOpenapiFetch } from "./with-openapi-fetch.js";

const LIBRARIES: Readonly<Record<Library, CreateOrders>> = {
  "fluent-endpoint": withFluentEndpoint,
  "ky 2": withKy,
  ofetch: withOfetch,
  "openapi-fetch": withOpenapiFetch,
};

/** What each gives for the JSON of a response that has none. */
const BODIES: Readonly<Record<Library, (baseUrl: string) => Promise<unknown>>> = {
  "fluent-endpoint": (baseUrl) => Endpoint.for({ baseUrl }).route("DELETE /orders/7").to(sendWith(fetch)),
  "ky 2": (baseUrl) => ky.delete("/orders/7", { baseUrl }).json(),
  ofetch: (baseURL) => ofetch("/orders/7", { baseURL, method: "DELETE" }),
  "openapi-fetch": async (baseUrl) => {
    const { data } = await createClient<paths>({ baseUrl }).DELETE("/orders/{id}", { params: { path: { id: "7" } } });
    return data;
  },
};

let server: Awaited<ReturnType<typeof startServer>>;
let evil: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  [server, evil] = [await startServer(), await startServer()];
});
after(() => {
  server.stop();
  evil.stop();
});
beforeEach(() => {
  server.orders.clear();
  for (const number of [1, 2, 3]) {
    const order = { id: `b/${number}`, item: "tea", status: "open" };
    server.orders.set(order.id, order);
  }
  server.state.nextOrigin = server.state.baseUrl;
  for (const { received } of [server, evil]) received.length = 0;
});

/** What came of a call: an error before anything was sent, one after that, or what the server did. */
async function outcomeOf(call: () => Promise<unknown>, ofServer: () => string): Promise<string> {
  try {
    await call();
  } catch {
    if (server.received.length === 0) return "error, nothing is sent";
    return `${ofServer()}, then an error`;
  }
  return ofServer();
}

for (const [name, createOrders] of Object.entries(LIBRARIES) as [Library, CreateOrders][]) {
  describe(name, () => {
    const ordersOf = (token: string | undefined = "secret") => createOrders(server.state.baseUrl, token);

    test("lists all pages", async () => {
      const found = await ordersOf().list("open");
      assert.deepEqual(
        found.map(({ id }: Order) => id),
        ["b/1", "b/2", "b/3"],
      );
      assert.deepEqual(
        server.received.map(({ authorization }) => authorization),
        ["Bearer secret", "Bearer secret"],
      );
    });

    test("gets, creates, updates and deletes", async () => {
      const orders = ordersOf();
      const { id } = await orders.create({ item: "grüner Tee" });
      assert.deepEqual(await orders.get(id), { id, item: "grüner Tee", status: "open" });
      assert.deepEqual(await orders.update(id, { status: "paid" }), { id, item: "grüner Tee", status: "paid" });
      await orders.remove(id);
      assert.equal(await orders.get(id), undefined);
    });

    test("uploads", async () => {
      const file = new Blob([Uint8Array.of(0, 255, 10)]);
      assert.deepEqual(await ordersOf().upload("b/1", "a b/ü.bin", file), { size: 3 });
      assert.equal(server.received[0]?.url, "/orders/b%2F1/files/a%20b%2F%C3%BC.bin");
    });

    test('removes the order ".."', async () => {
      const outcome = await outcomeOf(
        () => ordersOf().remove(".."),
        () => `\`DELETE ${server.received[0]?.url}\``,
      );
      assert.equal(outcome, OUTCOMES['the id is ".."'][name]);
    });

    test("removes the order without an id", async () => {
      const outcome = await outcomeOf(
        () => ordersOf().remove(""),
        () => `\`DELETE ${server.received[0]?.url}\``,
      );
      assert.equal(outcome, OUTCOMES["the id is empty"][name]);
    });

    test("sends a token that is the text undefined", async () => {
      const outcome = await outcomeOf(
        () => ordersOf(String(undefined)).get("b/1"),
        () => `the server gets \`${server.received[0]?.authorization}\``,
      );
      assert.equal(outcome, OUTCOMES["the token is `undefined`"][name]);
    });

    test("follows a link to another host", async () => {
      server.state.nextOrigin = evil.state.baseUrl;
      const outcome = await outcomeOf(
        () => ordersOf().list("open"),
        () => (evil.received[0] ? `that host gets \`${evil.received[0].authorization}\`` : "that host gets nothing"),
      );
      assert.equal(outcome, OUTCOMES["a link to another host"][name]);
    });

    test("reads the body of a 204", async () => {
      let outcome: string;
      try {
        outcome = `\`${JSON.stringify(await BODIES[name](server.state.baseUrl))}\``;
      } catch (error) {
        outcome = `a ${(error as Error).name}`;
      }
      assert.equal(outcome, OUTCOMES["the body of a 204"][name]);
    });

    test("is answered with 503, and then with 200", async () => {
      server.state.isDown = true;
      const outcome = await ordersOf()
        .get("b/1")
        .then(
          () => `the order, after a ${["first", "second"][server.received.length - 1]} request`,
          () => "an error",
        );
      server.state.isDown = false;
      assert.equal(outcome, OUTCOMES["a 503, and then a 200"][name]);
    });

    test("has this size in a page", async () => {
      const entry = fileURLToPath(new URL(`with-${name.replace(" 2", "")}.js`, import.meta.url));
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
      });
      const size = gzipSync(outputFiles[0]?.contents ?? "").length / 1000;
      // The library grows and shrinks: the page says it in whole kB.
      assert.ok(Math.abs(size - SIZES[name]) < 1, `${size} kB`);
    });

    test("sends no authorization without a token", async () => {
      await createOrders(server.state.baseUrl, undefined).get("b/1");
      assert.equal(server.received[0]?.authorization, undefined);
    });
  });
}
