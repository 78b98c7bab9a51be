import { setTimeout as wait } from "node:timers/promises";

import type { Kind } from "./bodies.js";
import { statusOfError, type Client, type Way } from "./clients.js";
import { contentOf, type Server } from "./server.js";

/**
 * What becomes of a body that is sent again: the server receives the same; the caller gets an error, or the response that
 * did not succeed; the adapter refuses the body; or one of the faults, a form that no server can read, another body with a
 * success, and a client that waits.
 */
export type Outcome = "same" | "error" | "refused" | "unreadable" | "lost" | "waits";

/** Longer than any client needs that does not wait for what never comes. */
const LIMIT = 4000;

let count = 0;

/** Sends a body, and again, in one of the ways. */
export async function sendAgain(server: Server, client: Client, kind: Kind, way: Way): Promise<Outcome> {
  const path = `/${way.startsWith("same") ? "200" : way}/${count++}`;
  const request = { method: "put", url: server.origin + path, headers: { ...kind.headers }, body: kind.create() };
  let send: () => Promise<number>;
  try {
    send = client.prepare(request);
  } catch {
    return "refused";
  }
  const sending = (async () => {
    const status = await send();
    if (way === "same arguments") return send();
    return way === "same request" ? client.prepare(request)() : status;
  })().catch((error: unknown) => statusOfError(error) ?? 0);
  const status = await Promise.race([sending, wait(LIMIT, undefined, { ref: false })]);
  const received = server.take(path);
  if (status === undefined) return "waits";
  if (status !== 200) return "error";
  try {
    const contents = await Promise.all(received.map(contentOf));
    return contents.length > 1 && contents.every((content) => content === kind.content) ? "same" : "lost";
  } catch {
    return "unreadable";
  }
}
