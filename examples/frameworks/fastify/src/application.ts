// A service in front of GitHub.
import Fastify, { type FastifyInstance } from "fastify";
import { EndpointError } from "fluent-endpoint";

import { githubPlugin, type GitHubPluginOptions } from "./plugin.js";

/** What a value of the caller can be to blame for; every other error is ours. */
const OF_THE_CALLER = ["ERR_UNSAFE_PATH", "ERR_MISSING_PARAMETER", "ERR_INVALID_PARAMETER"];

/** Makes the application; it does not listen yet. */
export async function makeApplication(options: GitHubPluginOptions): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(githubPlugin, options);

  app.setErrorHandler((error, _request, reply) => {
    const isOfTheCaller = error instanceof EndpointError && OF_THE_CALLER.includes(error.code);
    if (isOfTheCaller) return reply.code(400).send({ code: error.code, message: error.message });
    return reply.send(error);
  });

  app.get<{ Params: { org: string }; Querystring: { type?: string } }>(
    "/organisations/:org/repositories",
    async ({ params, query }, reply) => {
      const { method, url, headers } = app.github
        .route("GET /orgs/{org}/repos")
        .params({ org: params.org, type: query.type })
        .build();
      const answer = await fetch(url, { method: method.toUpperCase(), headers });
      if (!answer.ok) return reply.code(502).send({ message: `GitHub answers ${answer.status}` });
      const repositories = (await answer.json()) as { full_name: string }[];
      return repositories.map(({ full_name }) => full_name);
    },
  );
  return app;
}
