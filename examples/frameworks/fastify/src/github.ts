import type { paths } from "@octokit/openapi-types";
import fastifyPlugin from "fastify-plugin";
import { Endpoint, isEndpointError, type EndpointOptions } from "fluent-endpoint";

declare module "fastify" {
  interface FastifyRequest {
    /** GitHub's API with the token of the current user. */
    github: Endpoint<paths>;
  }
}

export interface GitHubOptions {
  /** Where you keep your users' tokens for GitHub, such as a table of your database. */
  readonly tokens: { get(sessionId: string): string | undefined | Promise<string | undefined> };
  readonly defaults?: EndpointOptions;
}

export const github = fastifyPlugin<GitHubOptions>(async (app, { tokens, defaults = {} }) => {
  const shared = new Endpoint<paths>(defaults);
  app.decorateRequest("github");
  app.addHook("onRequest", async (request) => {
    const token = await tokens.get(request.session.sessionId);
    request.github = shared.withDefaults({ headers: { authorization: token && `Bearer ${token}` } });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (isEndpointError(error, "ERR_RESPONSE"))
      return reply.code(502).send({ message: "GitHub did not answer as expected" });
    if (!isEndpointError(error) || !error.isOfParameters) return reply.send(error);
    return reply.code(400).send({ code: error.code, message: error.message });
  });
});
