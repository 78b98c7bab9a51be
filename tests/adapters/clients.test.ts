import { describe } from "@jest/globals";

import { CLIENTS } from "./clients.js";
import { testEveryBody } from "./every-body.js";

/** The bodies that a client itself rejects. */
const isRejected: Readonly<Record<string, (method: string, kind: string) => boolean>> = {
  fetch: (method) => /get|head/.test(method),
  Request: (method) => /get|head/.test(method),
  ky: (method) => /get|head/.test(method),
  axios: (method, kind) => kind.includes("web stream") && /get|head/.test(method),
  got: (method) => method === "head",
};

describe.each(Object.entries(CLIENTS))("%s", (client, send) => {
  testEveryBody(send, isRejected[client]);
});
