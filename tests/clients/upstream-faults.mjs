// Answers that are wrong, odd, or slow: what the service does, by name.

/**
 * @typedef {{ answer: (response: import("node:http").ServerResponse, request: import("node:http").IncomingMessage) => unknown }} Fault
 */

/** @param {number} status @param {Record<string, string>} headers @param {string | Buffer} [body] @returns {Fault} */
const whole = (status, headers, body) => ({ answer: (response) => response.writeHead(status, headers).end(body) });
/** Bytes as they are. @param {string} text @returns {Fault} */
const raw = (text) => ({ answer: ({ socket }) => socket?.end(text) });
const JSON_TYPE = { "content-type": "application/json" };
const TEXT = { "content-type": "text/plain" };

/** @type {Record<string, Fault>} */
export const FAULTS = {
  "reset-before-headers": { answer: ({ socket }) => socket?.destroy() },
  "reset-after-headers": {
    answer: (response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": "100" }).flushHeaders();
      setTimeout(() => response.socket?.destroy(), 20);
    },
  },
  "reset-in-body": {
    answer: (response) => {
      response.writeHead(200, JSON_TYPE).write('{"a":');
      setTimeout(() => response.socket?.destroy(), 20);
    },
  },
  "reset-in-error": {
    answer: (response) => {
      response.writeHead(500, JSON_TYPE).write('{"message":');
      setTimeout(() => response.socket?.destroy(), 20);
    },
  },
  trickle: {
    answer: (response) => {
      response.writeHead(200, JSON_TYPE).write("[");
      const timer = setInterval(() => response.write("1,"), 50);
      response.on("close", () => clearInterval(timer));
    },
  },
  "silent-headers": { answer: (response) => void response.writeHead(200, JSON_TYPE).flushHeaders() },
  "silent-in-body": { answer: (response) => void response.writeHead(200, TEXT).write("begun") },
  "silent-in-error": { answer: (response) => void response.writeHead(500, TEXT).write("begun") },
  "never-answers": { answer: () => undefined },
  truncated: raw('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a":1'),
  "too-long": raw('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}{"a":1}'),
  "two-lengths": raw("HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}"),
  "length-and-chunked": raw(
    "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  ),
  "bad-chunk": raw("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n"),
  "no-http": raw("hello\r\n\r\n"),
  "bad-gzip": whole(200, { ...JSON_TYPE, "content-encoding": "gzip" }, "not gzip"),
  "unknown-encoding": whole(200, { ...JSON_TYPE, "content-encoding": "x-unknown" }, "[1]"),
  "redirect-loop": whole(302, { location: "/redirect-loop" }),
  "redirect-nowhere": whole(302, { location: "http://" }),
  "redirect-without-location": whole(302, JSON_TYPE, "[1]"),
  "too-many": whole(429, { ...JSON_TYPE, "retry-after": "1" }, '{"message":"slow down"}'),
  unavailable: whole(503, { ...JSON_TYPE, "retry-after": "1" }, '{"message":"later"}'),
  continue: {
    answer: (response) => {
      response.writeContinue();
      response.writeHead(200, JSON_TYPE).end("[1]");
    },
  },
  "early-hints": {
    answer: (response) => {
      response.writeEarlyHints({ link: "</a>; rel=preload" });
      response.writeHead(200, JSON_TYPE).end("[1]");
    },
  },
  "no-content": whole(204, {}),
  "reset-content": whole(205, {}),
  "partial-content": whole(206, JSON_TYPE, "[1]"),
  "not-modified": whole(304, {}),
  teapot: whole(418, TEXT, "short and stout"),
  "odd-status": whole(299, JSON_TYPE, "[1]"),
  "status-600": raw("HTTP/1.1 600 Odd\r\ncontent-length: 2\r\n\r\n{}"),
  "broken-json": whole(200, JSON_TYPE, '{"a":'),
  "html-as-json": whole(200, JSON_TYPE, "<html>"),
  "empty-json": whole(200, JSON_TYPE, ""),
  huge: whole(200, JSON_TYPE, Buffer.from(`"${"x".repeat(2e7)}"`)),
  "huge-error": whole(500, JSON_TYPE, Buffer.from(`{"message":"${"x".repeat(2e7)}"}`)),
  deep: whole(200, JSON_TYPE, "[".repeat(5000) + "]".repeat(5000)),
  "deep-error": whole(400, JSON_TYPE, `${'{"errors":['.repeat(2000)}"x"${"]}".repeat(2000)}`),
  latin1: whole(200, { "content-type": "text/plain; charset=iso-8859-1" }, Buffer.from([0xfc])),
  "unknown-charset": whole(200, { "content-type": "text/plain; charset=x-klingon" }, "a"),
  problem: whole(403, { "content-type": "application/problem+json" }, '{"title":"Out of credit"}'),
  events: {
    answer: (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
    },
  },
  "json-lines": whole(200, { "content-type": "application/x-ndjson" }, '{"a":1}\n{"a":2}\n'),
};
