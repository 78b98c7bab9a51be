// What a user of a service gets whose upstream answers 401, 404 and 503: by the default error handlers of Express, Fastify and Koa, and
// by one that decides (docs/errors.md). Neither the status nor the url of the upstream is in the answer (G14).
import assert from "node:assert/strict";
import { once } from "node:events";

import express from "express";
import Fastify from "fastify";
import { Endpoint, isEndpointError } from "fluent-endpoint";
import { ResponseError, sendWith } from "fluent-endpoint/response";
import Koa from "koa";

import { startUpstream } from "./start-upstream.mjs";

const upstream = await startUpstream();
const acme = Endpoint.for({ baseUrl: upstream.origin });
const send = sendWith(fetch);
const load = (/** @type {string} */ url) => send(acme.build("GET {+path}", { path: `/status${url.slice(0, 4)}` }));
const statusFor = (/** @type {unknown} */ error) =>
  error instanceof ResponseError ? 502 : isEndpointError(error) && error.isOfParameters ? 400 : 500;

/** @type {Record<string, () => Promise<{ origin: string, stop: () => unknown }>>} */
const APPS = {
  "Express 5": async () => listen(expressApp()),
  "Express 5, deciding": async () =>
    listen(
      expressApp().use(
        (/** @type {unknown} */ error, /** @type {any} */ _, /** @type {any} */ response, /** @type {any} */ __) =>
          response.status(statusFor(error)).send("Bad gateway"),
      ),
    ),
  Fastify: () => fastifyApp(),
  "Fastify, deciding": () => fastifyApp((error, _, reply) => reply.code(statusFor(error)).send("Bad gateway")),
  Koa: async () => listen(koaApp()),
  "Koa, deciding": async () =>
    listen(
      koaApp(async (context, next) => {
        try {
          await next();
        } catch (error) {
          context.status = statusFor(error);
          context.body = "Bad gateway";
        }
      }),
    ),
};

function expressApp() {
  const app = express().set("env", "production");
  app.get("/:status", async (request, response) => void response.send(await load(request.url)));
  return app;
}

/** @param {(error: unknown, request: any, reply: any) => unknown} [handler] */
async function fastifyApp(handler) {
  const app = Fastify();
  if (handler) app.setErrorHandler(handler);
  app.get("/:status", async ({ url }) => load(url));
  return { origin: await app.listen({ host: "127.0.0.1", port: 0 }), stop: () => app.close() };
}

/** @param {(context: any, next: () => Promise<unknown>) => unknown} [handler] */
function koaApp(handler) {
  const app = new Koa();
  app.silent = true;
  if (handler) app.use(handler);
  app.use(async (context) => {
    context.body = await load(context.url);
  });
  return app;
}

/** @param {any} app */
async function listen(app) {
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

for (const [name, start] of Object.entries(APPS)) {
  const { origin, stop } = await start();
  for (const status of [401, 404, 503]) {
    const response = await fetch(`${origin}/${status}`);
    const text = await response.text();
    const shown = text.replaceAll(/\s+/g, " ").slice(0, 110);
    console.log(`${name.padEnd(22)}upstream ${status}  user ${response.status}  ${shown}`);
    assert.equal(response.status, name.endsWith("deciding") ? 502 : 500);
    assert(!text.includes(upstream.origin), "the url of the upstream is shown");
  }
  await stop();
}
