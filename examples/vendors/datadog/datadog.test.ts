// The requests of Datadog's SDK for JavaScript, and of an SDK that the command wrote.
import { test } from "node:test";

import { client, v2 } from "@datadog/datadog-api-client";

import { compareClients } from "../compare.js";
import { isUpToDate } from "../up-to-date.js";
import { listLogsGet, submitLog } from "./datadog-api.routes.js";
import { Datadog } from "./datadog.js";

const log = { ddsource: "nginx", ddtags: "env:staging", hostname: "i-1", message: "Hello é", service: "payment" };

await compareClients("Datadog's SDK", ["dd-api-key"], ({ fetch }, send) => {
  const ours = Datadog.withKeys("secret", "application");
  const authMethods = { apiKeyAuth: "secret", appKeyAuth: "application" };
  const theirs = new v2.LogsApi(client.createConfiguration({ authMethods, fetch }));
  return {
    submitLog: [() => send(ours.build(submitLog, { data: [log, log] })), () => theirs.submitLog({ body: [log, log] })],
    "submitLog with tags": [
      () => send(ours.build(submitLog, { ddtags: "env:prod,user:é&=", data: [log] })),
      () => theirs.submitLog({ ddtags: "env:prod,user:é&=", body: [log] }),
    ],
    listLogsGet: [
      () => send(ours.build(listLogsGet, { "filter[query]": "service:web*", "page[limit]": 5 })),
      () => theirs.listLogsGet({ filterQuery: "service:web*", pageLimit: 5 }),
    ],
  };
});

test("mistakes do not compile", () => {
  const datadog = Datadog.withKeys("secret", "application");
  // @ts-expect-error -- A log has a message.
  datadog.build(submitLog, { data: [{ service: "payment" }] });
});

test("is up to date with the document", () => {
  isUpToDate("datadog/datadog-api");
});
