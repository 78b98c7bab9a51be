// What `tools/call` answers (X4): each kind of answer, of refusal and of failure, against a server of this machine.
import type { IncomingMessage, ServerResponse } from "node:http";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { callTool, listTools, type CallToolOptions, type ToolResult } from "../../src/mcp/index.js";
import { toolsOf, vendorOf } from "../../src/openapi/index.js";
import { documentOf } from "../openapi/document.js";
import { listen } from "../response/server.js";

const PNG = Buffer.from("89504e470d0a1a0a0000000d", "hex");
const TOKEN = "s3cret-token-of-the-user";

const received: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
const other = listen((_, response) => response.end("stolen"));

/** What the API answers, by path. */
const ANSWERS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>> = {
  "/json": (_, response) => json(response, '{\n  "id": 12345678901234567890,\n  "a b": "x \\" y"\n}'),
  "/text": (_, response) => answer(response, "text/plain", "one\ntwo"),
  "/html": (_, response) => answer(response, "text/html", "<p>x</p>", 500),
  "/png": (_, response) => answer(response, "application/octet-stream", PNG),
  "/no-png": (_, response) => answer(response, "image/png", Buffer.from([0, 1])),
  "/audio": (_, response) => answer(response, "audio/wav", Buffer.from([0, 1])),
  "/pdf": (_, response) => answer(response, "application/pdf", Buffer.from("%PDF\0")),
  "/plain-bytes": (_, response) => answer(response, "application/octet-stream", "a,b"),
  "/empty": (_, response) => response.writeHead(201, { location: "/users/8" }).end(),
  "/broken": (_, response) => json(response, '{"a":'),
  "/long": (_, response) => json(response, JSON.stringify({ text: "x".repeat(30_000) })),
  "/huge": (_, response) => answer(response, "application/zip", Buffer.alloc(2_000_000)),
  "/endless": (_, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const write = (): void => {
      while (!response.destroyed && response.write("y".repeat(65_536)));
      if (!response.destroyed) response.once("drain", write);
    };
    response.once("close", () => received.push({ method: "CLOSED", url: "/endless", headers: {}, body: "" }));
    write();
  },
  "/error": (_, response) => json(response, '{"message":"Validation Failed","errors":[{"field":"title"}]}', 422),
  "/busy": (_, response) => response.writeHead(429, { "retry-after": "30" }).end(),
  "/echo": ({ headers }, response) => json(response, JSON.stringify(headers)),
  "/echo-error": ({ headers }, response) => json(response, JSON.stringify({ odd: [headers.authorization] }), 400),
  "/moved": (_, response) => response.writeHead(302, { location: "/json" }).end(),
  "/posted": (_, response) => response.writeHead(303, { location: "/json" }).end(),
  "/kept": (_, response) => response.writeHead(307, { location: "/echo-body" }).end(),
  "/echo-body": (request, response) => json(response, JSON.stringify(request.method)),
  "/loop": (_, response) => response.writeHead(301, { location: "/loop" }).end(),
  "/invalid": (_, response) => response.writeHead(301, { location: "mailto:a@example.com" }).end(),
  "/elsewhere": async (_, response) => response.writeHead(302, { location: `${(await other).origin}/a?key=k` }).end(),
  "/page": ({ url }, response) => {
    const page = Number(new URL(url!, "http://x").searchParams.get("page") ?? 1);
    response.setHeader("link", `</page?limit=2&page=${page + 1}>; rel="next"`);
    json(response, `[${page}]`);
  },
  "/odd-page": (_, response) => {
    response.setHeader("link", '</odd-page?page%5Bnumber%5D=2>; rel="next"');
    json(response, "[]");
  },
  "/cursor": (_, response) => {
    response.setHeader("link", '</cursor?after=x>; rel="next"');
    json(response, "[]");
  },
};

function answer(response: ServerResponse, type: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { "content-type": type }).end(body);
}

function json(response: ServerResponse, body: string, status = 200): void {
  answer(response, "application/json", body, status);
}

const api = listen((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += String(chunk)));
  request.on("end", () => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body });
    const path = url.replace(/\?.*/, "");
    void (ANSWERS[path] ?? ANSWERS["/json"]!)(request, response);
  });
});

const parameters = ["limit", "page"].map((name) => ({ name, in: "query", schema: { type: "integer" } }));
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const ok = { description: "OK" };
const OBJECT = { type: "object" as const, properties: { id: { type: "integer" } } };

let baseUrl: string;
let acme: Endpoint;
let call: (path: string, options?: Partial<CallToolOptions>, args?: object) => Promise<ToolResult>;

beforeAll(async () => {
  baseUrl = (await api).origin;
  const paths = Object.fromEntries(
    [...Object.keys(ANSWERS), "/users/{id}"].map((path) => {
      const operationId = path.slice(1).replace(/\W/g, "_");
      const isPost = /posted|kept/.test(path);
      const own = path === "/page" ? { parameters } : path.includes("{") ? { parameters: [id] } : {};
      const responses = { 200: ok };
      return [path, { [isPost ? "post" : "get"]: { operationId, responses, ...own } }];
    }),
  );
  const document = documentOf(paths, { servers: [{ url: baseUrl }] });
  acme = Endpoint.for(vendorOf(document).vendor).withDefaults({ headers: { authorization: `Bearer ${TOKEN}` } });
  const tools = toolsOf(document, acme);
  const described = tools.map((tool) => ({ ...tool, outputSchema: OBJECT }));
  call = async (path, options, args) =>
    callTool(
      options?.validate ? described : tools,
      { name: path.slice(1).replace(/\W/g, "_"), arguments: { ...args } },
      { fetch, endpoint: acme, ...options },
    );
});

afterAll(async () => {
  (await api).stop();
  (await other).stop();
});

test.each<[kind: string, path: string, content: unknown]>([
  ["JSON, with all digits and without blanks", "/json", text('{"id":12345678901234567890,"a b":"x \\" y"}')],
  ["text", "/text", text("one\ntwo")],
  ["an image, whatever its type says", "/png", { type: "image", data: PNG.toString("base64"), mimeType: "image/png" }],
  ["audio", "/audio", { type: "audio", data: "AAE=", mimeType: "audio/wav" }],
  ["bytes that are text", "/plain-bytes", text("a,b")],
  ["no body", "/empty", text("Status 201, without a body.\nlocation: /users/8")],
  ["JSON that is none", "/broken", text('{"a":')],
  ["a redirect within the origin", "/moved", text('{"id":12345678901234567890,"a b":"x \\" y"}')],
  ["a redirect after a POST", "/posted", text('{"id":12345678901234567890,"a b":"x \\" y"}')],
  ["a redirect that keeps the method", "/kept", text('"POST"')],
])("%s", async (_, path, content) => {
  const result = await call(path);
  expect(result).toEqual({ content: [content] });
});

function text(content: string): object {
  return { type: "text", text: content };
}

test.each([
  ["application/pdf", "/pdf"],
  ["image/png", "/no-png"],
])("a file of %s is a resource, without the query of its url", async (mimeType, path) => {
  const { content } = await call(path);
  expect(content).toEqual([
    { type: "resource", resource: { uri: `${baseUrl}${path}`, mimeType, blob: expect.any(String) } },
  ]);
});

test.each<[kind: string, path: string, message: RegExp]>([
  ["an error of the API, with what its message lacks", "/error", /422: Validation Failed.*\n.*"field":"title"/],
  ["when to try again", "/busy", /429\nTry again after 30 seconds\.$/],
  ["a page of HTML", "/html", /^GET \/html failed with status 500$/],
  ["a file that is too large", "/huge", /application\/zip.*too large/],
  [
    "a redirect to another origin, by its host alone",
    "/elsewhere",
    /^The API redirects to 127\.0\.0\.1:\d+, which is not trusted/,
  ],
  ["redirects without an end", "/loop", /more than 10 times/],
  ["a redirect to no address", "/invalid", /invalid address/],
])("is an error: %s", async (_, path, message) => {
  const { content, isError } = await call(path);
  expect(isError).toBe(true);
  expect(content).toEqual([{ type: "text", text: expect.stringMatching(message) }]);
});

test("no credential reaches another origin", async () => {
  const count = received.length;
  await call("/elsewhere");
  expect(received.slice(count).map(({ url }) => url)).toEqual(["/elsewhere"]);
});

test("credentials that an API repeats are hidden", async () => {
  for (const path of ["/echo", "/echo-error"]) {
    const result = JSON.stringify(await call(path));
    expect(result).toContain("***");
    expect(result).not.toContain(TOKEN);
  }
  const named = acme.withDefaults({ headers: { authorization: `Basic ${btoa(`host:${TOKEN}`)}` } });
  const result = JSON.stringify(await call("/echo", { endpoint: named }));
  expect(result).not.toContain(btoa(`host:${TOKEN}`));
  // A name of a user is no secret, and may be any word of the answer.
  expect(result).toContain("host");
});

test("a long answer is cut, with the arguments that ask for less", async () => {
  const { content } = await call("/long");
  const { text } = content[0] as { text: string };
  expect(text).toHaveLength(20_000 + text.slice(20_000).length);
  expect(text.slice(20_000)).toBe("…\n(Cut after 20000 of 30011 characters: ask for less.)");
  const [page] = (await call("/page", { longest: 1 })).content;
  expect((page as { text: string }).text).toBe('[…\n(Cut after 1 of 3 characters: ask for less with "limit".)');
});

test("no more is received than is needed", async () => {
  const { content } = await call("/endless");
  expect((content[0] as { text: string }).text).toMatch(/Cut after 20000 of more than \d+ characters/);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received.at(-1)!.method).toBe("CLOSED");
});

test("the next page is told by the arguments that ask for it", async () => {
  const { content } = await call("/page", {}, { limit: 2 });
  expect(content[1]).toEqual(text('There is another page: call again with the same arguments and "page": 2.'));
  const next = await call("/page", {}, { limit: 2, page: "2" });
  expect(next.content[0]).toEqual(text("[2]"));
  const { content: unreachable } = await call("/cursor");
  expect(unreachable[1]).toEqual(text("There is another page, which the arguments of this tool do not reach."));
});

test("the next page is told by the name that the argument has for a model", async () => {
  const name = "page[number]";
  const get = { operationId: "list", parameters: [{ name, in: "query", schema: { type: "integer" } }] };
  const document = documentOf({ "/odd-page": { get } }, { servers: [{ url: baseUrl }] });
  const tools = toolsOf(document);
  const [argument = ""] = Object.keys(listTools(tools)[0]!.inputSchema.properties);
  const { content } = await callTool(tools, { name: "list", arguments: { [argument]: 1 } }, { fetch });
  expect(argument).not.toBe(name);
  expect(content[1]).toEqual(text(expect.stringContaining(`${JSON.stringify(argument)}: 2`) as never));
});

test("an answer is data if it fits the output schema, and otherwise an error with its text", async () => {
  const validate = (_: object, value: object): object => {
    if ("text" in value) throw new Error("no text");
    return value;
  };
  const fitting = await call("/json", { validate });
  expect(fitting.structuredContent).toEqual({ id: Number("12345678901234567890"), "a b": 'x " y' });
  expect(fitting.isError).toBeUndefined();
  for (const path of ["/long", "/broken", "/text"]) {
    const { isError, structuredContent, content } = await call(path, { validate, longest: 40_000 });
    expect([path, isError, structuredContent]).toEqual([path, true, undefined]);
    expect(content).not.toEqual([]);
  }
  expect((await call("/long", { validate })).isError).toBe(true);
});

test.each<[kind: string, path: string, args: object, message: RegExp]>([
  ["an argument that leaves its place", "/users/{id}", { id: ".." }, /^Unsafe path: "id"/],
  ["an argument that is missing", "/users/{id}", {}, /"id"/],
  ["an argument that is unknown", "/json", { headers: { host: "x" } }, /"headers" is unknown/],
  ["a tool that is unknown", "/jsn", {}, /^There is no tool "jsn"; did you mean "json"\?$/],
  ["arguments that are no object", "/json", "x" as never, /arguments/],
])("is refused by a result: %s", async (_, path, args, message) => {
  const count = received.length;
  const { content, isError } = await call(path, {}, args);
  expect([isError, content]).toEqual([true, [text(expect.stringMatching(message) as never)]]);
  expect(received).toHaveLength(count);
});

test("a fault of the server is an error", async () => {
  await expect(call("/json", { longest: 0 })).rejects.toMatchObject({ code: "ERR_INVALID_OPTION" });
  await expect(call("/json", { fetch: undefined as never })).rejects.toMatchObject({ code: "ERR_INVALID_OPTION" });
  await expect(call("/json", { validate: 1 as never })).rejects.toMatchObject({ code: "ERR_INVALID_OPTION" });
});

test("an API that is out of reach is a result without its address", async () => {
  const failing = (error: Error) => call("/json", { fetch: () => Promise.reject(error) });
  const refused = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
  const { content, isError } = await failing(refused);
  expect([content, isError]).toEqual([
    [text("GET /json got no answer (ECONNREFUSED). The API may be out of reach.")],
    true,
  ]);
  const secret = await failing(new TypeError(`Failed to parse ${TOKEN}`));
  expect(JSON.stringify(secret)).not.toContain(TOKEN);
});

test("a call that is cancelled rejects", async () => {
  const controller = new AbortController();
  const calling = call("/json", { signal: controller.signal });
  controller.abort();
  await expect(calling).rejects.toMatchObject({ name: "AbortError" });
});
