// A local server that plays the API.
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

/** An image that the API has, and gets. */
export const PHOTO = Buffer.from("89504e470d0a1a0a0001feff", "hex");

/** Starts the server: its address, and the requests that it got. */
export async function startApi() {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await buffer(request);
    seen.push([method, url, headers.authorization, ...(await partsOf(body, headers["content-type"]))].join(" "));
    const isPhoto = method === "GET" && url?.endsWith("/photo");
    response.setHeader("content-type", isPhoto ? "image/png" : "application/json");
    response.statusCode = url === "/v1/users/8" ? 404 : 200;
    const answer = JSON.stringify(url === "/v1/users/8" ? { message: "Not Found" } : { name: "Mona" });
    response.end(isPhoto ? PHOTO : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}/v1`, seen, close: () => server.close() };
}

/** The parts of a form, as texts. */
async function partsOf(body: Uint8Array<ArrayBuffer>, type: string | undefined): Promise<string[]> {
  if (!type?.startsWith("multipart/")) return [];
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const parts = Array.from(form, async ([name, value]) => {
    if (typeof value === "string") return `${name}=${value}`;
    return `${name}=${value.name};${value.type};${Buffer.from(await value.arrayBuffer()).toString("hex")}`;
  });
  return Promise.all(parts);
}
