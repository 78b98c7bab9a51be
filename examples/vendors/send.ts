// Sends what a chain builds: `api.route(…).to(send)`.
import type { RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** Sends a request; the response has the type of its route. */
export type Send = <Answer>(request: RequestOptions<Answer>) => Promise<Answer>;

/**
 * Creates a function that sends request options and reads the response.
 *
 * @param client - another `fetch`, such as one that retries
 */
export const createSend =
  (client: (url: string, init: RequestInit) => Promise<Response> = fetch): Send =>
  async <Answer>(request: RequestOptions<Answer>) => {
    const response = await client(...toFetch(request));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const isJson = response.headers.get("content-type")?.includes("json");
    const text = await response.text();
    return (text && isJson ? JSON.parse(text) : text || undefined) as Answer;
  };
