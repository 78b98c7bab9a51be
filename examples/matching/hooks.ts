// A server of webhooks: the route of a request tells what to do, and its parameters are typed.
import { createServer, type Server } from "node:http";

import { matcher } from "fluent-endpoint/match";

const HOOKS = matcher(["POST /hooks/{source}{?delivery}", "GET /health"]);

/** Each hook that came, for the program to handle. */
export interface Hook {
  readonly source: string;
  readonly delivery: string | undefined;
}

export function createHooks(onHook: (hook: Hook) => void): Server {
  return createServer((request, response) => {
    const found = HOOKS.match(request);
    if (found?.route === "POST /hooks/{source}{?delivery}") {
      const { source, delivery } = found.parameters;
      onHook({ source, delivery });
    }
    response.writeHead(found ? 204 : 404).end();
  });
}
