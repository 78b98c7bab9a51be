import { routeOf, type RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { Histogram, register } from "prom-client";

const duration = new Histogram({
  name: "http_client_request_duration_seconds",
  help: "Durations of requests to other services",
  labelNames: ["route", "status"],
  registers: [register],
});

/** Sends a request and records its duration. */
export async function send(request: RequestOptions): Promise<Response> {
  const stop = duration.startTimer({ route: routeOf(request) ?? "follow" });
  try {
    const response = await fetch(...toFetch(request));
    stop({ status: response.status });
    return response;
  } catch (error) {
    stop({ status: "failed" });
    throw error;
  }
}
