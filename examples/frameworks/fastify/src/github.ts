import type { paths } from "@octokit/openapi-types";
import fastifyPlugin from "fastify-plugin";
import { Endpoint, ParameterError, type EndpointOptions } from "fluent-endpoint";

declare module "fastify" {
  interface FastifyRequest {
    /** GitHub's API with the credentials of the current user. */
    github: Endpoint<paths>;
  }
}

export const github = fastifyPlugin<{ readonly defaults?: EndpointOptions }>(async (app, { defaults = {} }) => {
  const shared = new Endpoint<paths>(defaults);
  app.decorateRequest("github");
  app.addHook("onRequest", async (request) => {
    request.github = shared.withDefaults({ headers: { authorization: request.headers.authorization } });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ParameterError)) return reply.send(error);
    return reply.code(400).send({ code: error.code, message: error.message });
  });
});
