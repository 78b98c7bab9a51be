// Routes of the OpenAPI document "Datadog", SHA-256 5517e2c48ebb42ce76e367f6f85ac7eb595a4c8f0b4f05cf415a32d7f5043c82.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again.

/** Sends logs */
export const submitLog = "POST /api/v2/logs";

/** Searches logs */
export const listLogsGet = "GET /api/v2/logs/events";

/** Sends logs */
export const submitLogLogplex1 = "POST /api/v2/logs#logplex-1";
