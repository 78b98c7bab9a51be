// Tools for a model: the operations of a document that read, each called with the token of one user.
import { readFileSync } from "node:fs";

import { Endpoint } from "fluent-endpoint";
import { toolsOf, vendorOf, type Tool } from "fluent-endpoint/openapi";
import { sendWith } from "fluent-endpoint/response";

const document = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as object;
const { ACME_URL = "https://api.acme.example/v1" } = process.env;
const { vendor } = vendorOf(document, { baseUrl: ACME_URL });
const send = sendWith(fetch);

/** The tools of a user. */
export function toolsOfUser(token: string): Tool[] {
  const acme = Endpoint.for(vendor).withDefaults({ headers: { authorization: `Bearer ${token}` } });
  return toolsOf(document, acme, { include: ["GET *"] });
}

/** A longer answer would fill the context of the model. */
const LONGEST_ANSWER = 20_000;

/** Calls a tool, and returns what the model reads: the answer of the API, or what went wrong. */
export async function run(
  tool: Tool,
  args: unknown,
  signal?: AbortSignal,
): Promise<{ text: string; isError: boolean }> {
  try {
    const built = tool.build(args);
    const answer = await send({ ...built, request: { ...built.request, signal } });
    const text = JSON.stringify(answer) ?? "The API has answered without a body.";
    const isLong = text.length > LONGEST_ANSWER;
    return { text: isLong ? `${text.slice(0, LONGEST_ANSWER)}… (cut: ask for less)` : text, isError: false };
  } catch (error) {
    // An argument is wrong, the API has refused it, or it can't be reached. Messages of the library have no credentials.
    return { text: error instanceof Error ? error.message : "The call has failed.", isError: true };
  }
}
