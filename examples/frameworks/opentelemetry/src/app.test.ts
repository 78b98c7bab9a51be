import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, afterEach, before, test } from "node:test";

import { metrics, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
  type HistogramMetricData,
} from "@opentelemetry/sdk-metrics";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import type { RequestOptions } from "fluent-endpoint";

import { createSend, GitHub } from "./send.js";

// The SDK, as a program sets it up, but with exporters that keep what they get.
const spans = new InMemorySpanExporter();
new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).register();
const durations = new InMemoryMetricExporter(AggregationTemporality.DELTA);
const reader = new PeriodicExportingMetricReader({ exporter: durations });
const meterProvider = new MeterProvider({ readers: [reader] });
metrics.setGlobalMeterProvider(meterProvider);

/** Stands in for GitHub, and keeps the `traceparent` fields that it receives. */
let received: (string | string[] | undefined)[] = [];
const server = createServer(({ url, headers }, response) => {
  received.push(headers["traceparent"]);
  response.writeHead(url?.startsWith("/repos/octokit/missing") ? 404 : 200).end("{}");
});

let send: (request: RequestOptions) => Promise<Response>;
let github: GitHub;
let port: number;

before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  ({ port } = address);
  github = new GitHub({ baseUrl: `http://127.0.0.1:${port}` });
  send = createSend();
});

afterEach(async () => {
  await meterProvider.forceFlush();
  spans.reset();
  durations.reset();
  received = [];
});

after(async () => {
  await meterProvider.shutdown();
  server.closeAllConnections();
  server.close();
});

/** The labels of the histogram, with the number of requests that each set of them counts. */
async function histogram(): Promise<[Record<string, unknown>, number][]> {
  await meterProvider.forceFlush();
  const all = durations.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
  return all.flatMap((metric) => {
    assert.equal(metric.descriptor.name, "http.client.request.duration");
    assert.equal(metric.descriptor.unit, "s");
    return (metric as HistogramMetricData).dataPoints.map(({ attributes, value }): [typeof attributes, number] => {
      assert.ok(value.sum !== undefined && value.sum > 0 && value.sum < 10 * value.count);
      return [attributes, value.count];
    });
  });
}

const names = () => spans.getFinishedSpans().map(({ name }) => name);

test("names spans by their routes, however they are called", async () => {
  await send(github.build("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js", page: 2 }));
  await send(github.build("GET /repos/:owner/:repo", { owner: "octokit", repo: "request.js" }));
  await github.route("GET /repos/{owner}/{repo}").params({ owner: "octokit", repo: "core.js" }).to(send);
  await send(github.build("POST /repos/{owner}/{repo}/issues{?draft}", { owner: "a", repo: "b", draft: true }));

  assert.deepEqual(names(), [
    "GET /repos/{owner}/{repo}",
    "GET /repos/{owner}/{repo}",
    "GET /repos/{owner}/{repo}",
    "POST /repos/{owner}/{repo}/issues",
  ]);
});

test("gives a span the attributes of OpenTelemetry, and its URL without secrets", async () => {
  await send(github.build("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js", access_token: "s3cret" }));

  const [span] = spans.getFinishedSpans();
  assert.ok(span);
  assert.equal(span.kind, SpanKind.CLIENT);
  assert.equal(span.status.code, SpanStatusCode.UNSET);
  const { "url.full": full, ...attributes } = span.attributes;
  assert.deepEqual(attributes, {
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "server.address": "127.0.0.1",
    "server.port": port,
    "url.template": "/repos/{owner}/{repo}",
  });
  assert.match(String(full), /^http:\/\/127\.0\.0\.1:\d+\/repos\/octokit\/rest\.js\?access_token=/);
  assert.doesNotMatch(String(full), /s3cret/);
});

test("counts durations by route, without the value of any parameter", async () => {
  for (const repo of ["rest.js", "core.js", "missing"]) {
    await send(github.build("GET /repos/{owner}/{repo}", { owner: "octokit", repo, page: "second" }));
  }

  const labels = {
    "http.request.method": "GET",
    "server.address": "127.0.0.1",
    "server.port": port,
    "url.template": "/repos/{owner}/{repo}",
  };
  const counted = await histogram();
  assert.deepEqual(counted, [
    [{ ...labels, "http.response.status_code": 200 }, 2],
    [{ ...labels, "http.response.status_code": 404, "error.type": "404" }, 1],
  ]);
  assert.doesNotMatch(JSON.stringify([counted, names()]), /octokit|\.js|missing|second/);
});

test("names a span of follow() by its method, because it has no route", async () => {
  await send(github.follow(`http://127.0.0.1:${port}/repositories/7?page=2`));

  assert.deepEqual(names(), ["GET"]);
  assert.deepEqual(await histogram(), [
    [
      {
        "http.request.method": "GET",
        "server.address": "127.0.0.1",
        "server.port": port,
        "http.response.status_code": 200,
      },
      1,
    ],
  ]);
});

test("marks spans of failed requests", async () => {
  await send(github.build("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "missing" }));
  const closed = new GitHub({ baseUrl: "http://127.0.0.1:1" });
  await assert.rejects(send(closed.build("GET /users/{name}", { name: "mona" })), { name: "TypeError" });

  const failures = spans.getFinishedSpans().map(({ status, attributes }) => [status.code, attributes["error.type"]]);
  assert.deepEqual(failures, [
    [SpanStatusCode.ERROR, "404"],
    [SpanStatusCode.ERROR, "TypeError"],
  ]);
});

test("sends the trace on to the server", async () => {
  const request = github.build("GET /user");
  await trace.getTracer("test").startActiveSpan("page", async (page) => {
    await send(request);
    page.end();
  });

  const [span, page] = spans.getFinishedSpans();
  assert.ok(span && page);
  assert.equal(span.parentSpanContext?.spanId, page.spanContext().spanId);
  assert.deepEqual(received, [`00-${page.spanContext().traceId}-${span.spanContext().spanId}-01`]);
  assert.equal(request.headers["traceparent"], undefined);
});
