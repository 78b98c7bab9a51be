// A local server that plays the API.
import { createServer } from "node:http";

/** Starts the server: its address, and the requests that it got. */
export async function startApi() {
  const seen: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    seen.push(`${method} ${url} ${headers.authorization}`);
    response.setHeader("content-type", "application/json");
    response.statusCode = url === "/v1/users/8" ? 404 : 200;
    response.end(JSON.stringify(url === "/v1/users/8" ? { message: "Not Found" } : { name: "Mona" }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}/v1`, seen, close: () => server.close() };
}
