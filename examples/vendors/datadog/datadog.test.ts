import assert from "node:assert/strict";
import { test } from "node:test";

import { listLogsGet, submitLog } from "./datadog-api.routes.js";
import { Datadog } from "./datadog.js";

const datadog = Datadog.withKeys("secret", "application");

test("sends logs to the host that the document has for them", () => {
  const { url, headers, body } = datadog.build(submitLog, { ddtags: "env:prod" }, { data: [{ message: "Hello é" }] });

  assert.equal(url, "https://http-intake.logs.datadoghq.com/api/v2/logs?ddtags=env%3Aprod");
  assert.equal(headers["dd-api-key"], "secret");
  assert.deepEqual(body, [{ message: "Hello é" }]);
});

test("searches logs at the host of the API", () => {
  const { url } = datadog.build(listLogsGet, { "filter[query]": "service:web*", "page[limit]": 5 });

  assert.equal(
    url,
    "https://api.datadoghq.com/api/v2/logs/events?filter%5Bquery%5D=service%3Aweb%2A&page%5Blimit%5D=5",
  );
});

test("mistakes do not compile", () => {
  // @ts-expect-error -- A log has a message.
  datadog.build(submitLog, {}, { data: [{ service: "payment" }] });
});
