import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";

const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".json", "application/json"],
  [".png", "image/png"],
  [".txt", "text/plain; charset=utf-8"],
]);

/**
 * Serves a folder as hosts of static sites do: gzipped, and `/page` is `page.html`.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string; close(): void }>}
 */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((path) => join(folder, decodeURIComponent(path)))
      .find((path) => existsSync(path) && statSync(path).isFile());
    const type = TYPES.get(extname(file ?? "404.html")) ?? "application/octet-stream";
    response.writeHead(file ? 200 : 404, { "content-type": type, "content-encoding": "gzip" });
    pipeline(createReadStream(file ?? join(folder, "404.html")), createGzip(), response, () => undefined);
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
