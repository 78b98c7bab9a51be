import { createServer } from "node:http";

import { register } from "prom-client";

/** Serves the metrics for Prometheus. */
export const app = createServer((_request, response) => {
  register.metrics().then(
    (text) => response.writeHead(200, { "content-type": register.contentType }).end(text),
    () => response.writeHead(500).end(),
  );
});
