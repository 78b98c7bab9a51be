// Routes of the OpenAPI document "Datadog", SHA-256 de6a68c66b04358fc99d360656e794c7165c83639a13ce34ce4b4a56a52bb532.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again.

/** Sends logs */
export const submitLog = "POST /api/v2/logs";

/** Searches logs */
export const listLogsGet = "GET /api/v2/logs/events";

/** Sends logs */
export const submitLogLogplex1 = "POST /api/v2/logs#logplex-1";
