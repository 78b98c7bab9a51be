// A Fastify plugin: every route of the application finds the endpoint as `app.github`.
import fastifyPlugin from "fastify-plugin";
import { Endpoint, type EndpointOptions } from "fluent-endpoint";

declare module "fastify" {
  interface FastifyInstance {
    readonly github: Endpoint;
  }
}

/** Options of the plugin. */
export interface GitHubPluginOptions {
  /** What every request to GitHub starts from. */
  readonly defaults?: EndpointOptions;
}

export const githubPlugin = fastifyPlugin<GitHubPluginOptions>(
  (app, { defaults }, done) => {
    app.decorate("github", new Endpoint(defaults));
    done();
  },
  { name: "github", fastify: "5.x" },
);
