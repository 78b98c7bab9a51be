// What a program does with the class that the command wrote.
import { toFetch } from "fluent-endpoint/adapters";

import { DatadogApi } from "./datadog-api.js";
import { submitLog } from "./datadog-api.routes.js";

const datadog = new DatadogApi({ headers: { "dd-api-key": "secret" } });

export async function sendLog(message: string): Promise<Response> {
  // As the document says: the tags into the query, the list into the body, and all to the host of the logs.
  const request = datadog.build(submitLog, { ddtags: "env:prod" }, { data: [{ message }] });
  return fetch(...toFetch(request));
}
