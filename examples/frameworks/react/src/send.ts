import { sendWith } from "fluent-endpoint/response";

/** Sends the requests of queries and mutations, and reads their responses. */
export const send = sendWith(fetch);
