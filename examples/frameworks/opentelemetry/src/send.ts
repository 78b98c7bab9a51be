import { context, metrics, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";
import { Endpoint, type FinalizeContext, type RequestOptions } from "fluent-endpoint";
import { redact, toFetch } from "fluent-endpoint/adapters";

/** GitHub's API, whose requests name their route for `createSend()`. The adapters leave it out. */
export class GitHub extends Endpoint {
  protected override finalize(request: RequestOptions, { route }: FinalizeContext): RequestOptions {
    return { ...request, request: { ...request.request, route } };
  }
}

/** The bounds that OpenTelemetry recommends for durations of requests, in seconds. */
const explicitBucketBoundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Returns a function that sends a request in a span and records its duration. Call it after you start the SDK. */
export function createSend(): (request: RequestOptions) => Promise<Response> {
  const tracer = trace.getTracer("acme");
  const options = { unit: "s", advice: { explicitBucketBoundaries } };
  const duration = metrics.getMeter("acme").createHistogram("http.client.request.duration", options);

  return (request) => {
    const { method, url } = request;
    const { protocol, hostname, port } = new URL(url);
    const { route } = (request.request ?? {}) as { readonly route?: string };
    const labels: Attributes = {
      "http.request.method": method.toUpperCase(),
      "server.address": hostname,
      "server.port": Number(port) || (protocol === "http:" ? 80 : 443),
      ...(route !== undefined && { "url.template": route.slice(route.indexOf(" ") + 1) }),
    };
    // The full URL is for spans only, without its secrets.
    const attributes = { ...labels, "url.full": redact({ method, url, headers: {} }).url };
    const span = { kind: SpanKind.CLIENT, attributes };

    return tracer.startActiveSpan(route ?? method.toUpperCase(), span, async (span) => {
      const start = performance.now();
      const outcome: Attributes = {};
      try {
        const headers = { ...request.headers };
        propagation.inject(context.active(), headers);
        const response = await fetch(...toFetch({ ...request, headers }));
        outcome["http.response.status_code"] = response.status;
        if (response.status >= 400) outcome["error.type"] = String(response.status);
        return response;
      } catch (error) {
        outcome["error.type"] = error instanceof Error ? error.name : "_OTHER";
        throw error;
      } finally {
        if (outcome["error.type"] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttributes(outcome).end();
        duration.record((performance.now() - start) / 1000, { ...labels, ...outcome });
      }
    });
  };
}
