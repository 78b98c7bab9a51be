// What an adapter returns may be sent more than once (G11): each client, with each kind of body, to a real server.
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { KINDS, type Column } from "./sent-again/bodies.js";
import { CLIENTS, WAYS, type Way } from "./sent-again/clients.js";
import { sendAgain, type Outcome } from "./sent-again/outcome.js";
import { startServer, type Server } from "./sent-again/server.js";

/** What the `fetch` of Node does after a redirect, in some versions; docs/sending.md names the cures. */
const FAULTS_OF_FETCH: Partial<Record<Column, Outcome>> = { bytes: "error", form: "unreadable", files: "unreadable" };

function faultOf(client: string, kind: string, way: Way): Outcome | undefined {
  const isFetch = /^(?:fetch|Request|Angular|ky)/.test(client);
  return isFetch && way.startsWith("30") && kind !== "no bytes" ? FAULTS_OF_FETCH[KINDS[kind]!.column] : undefined;
}

/** The bodies that are used up once they were sent. */
const isStream = (kind: string): boolean => /stream|iterable|generator/.test(kind);

let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => {
  server.stop();
});

describe.each(Object.entries(CLIENTS))("%s", (client, { sendsAgain }) => {
  const ways = WAYS.filter((way) => way.startsWith("same") || sendsAgain.includes(way));

  test.each(Object.entries(KINDS))("%s: the same bytes again, or an error in time (G11)", async (kind, body) => {
    const outcomes = await Promise.all(ways.map(async (way) => sendAgain(server, CLIENTS[client]!, body, way)));
    for (const [index, way] of ways.entries()) {
      const outcome = outcomes[index]!;
      const fault = faultOf(client, kind, way);
      // A fault is the platform's: a version without it sends the same.
      expect([way, outcome]).toEqual([
        way,
        expect.stringMatching(fault ? `^(?:same|${fault})$` : /^(?:same|error|refused)$/),
      ]);
    }
    // What is no stream can always be sent twice.
    if (!isStream(kind)) expect(outcomes[ways.indexOf("same request")]).toBe("same");
  });
});

describe("a form has a length (G11)", () => {
  const forms = Object.entries(KINDS).filter(([, { column }]) => column === "form" || column === "files");
  const cases = Object.keys(CLIENTS).flatMap((client) => forms.map(([kind, body]) => [client, kind, body] as const));

  test.each(cases)("%s, %s", async (client, _, { create }) => {
    const path = `/200/length ${client}`.replaceAll(" ", "-");
    await CLIENTS[client]!.prepare({ method: "put", url: server.origin + path, headers: {}, body: create() })();
    const [{ headers, body }] = server.take(path) as [ReturnType<Server["take"]>[0]];
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers["transfer-encoding"]).toBeUndefined();
  });
});

describe("the cures of docs/sending.md (G11)", () => {
  const form = KINDS["a form with files"]!;
  const cures = {
    "a form as a Blob": [form, async () => new Response(form.create() as FormData).blob()],
    "bytes as a Blob": [KINDS["a view of bytes"]!, async () => new Blob([await Promise.resolve(new Uint8Array([49, 50, 51, 52, 53]))])], // prettier-ignore
    "a Blob as bytes": [KINDS["a large File"]!, async () => (KINDS["a large File"]!.create() as Blob).arrayBuffer()],
  } as const;

  test.each([
    ["fetch", "a form as a Blob"],
    ["fetch of mini", "a form as a Blob"],
    ["Request", "a form as a Blob"],
    ["ky", "a form as a Blob"],
    ["Angular, as its FetchBackend sends", "a form as a Blob"],
    ["fetch", "bytes as a Blob"],
    ["fetch of mini", "bytes as a Blob"],
    ["Request", "bytes as a Blob"],
    ["ky", "bytes as a Blob"],
    ["Angular, as its FetchBackend sends", "bytes as a Blob"],
    ["got", "a Blob as bytes"],
  ] as const)("%s sends %s again", async (client, cure) => {
    const [{ content }, create] = cures[cure];
    const cured = await create();
    const kind = { column: "blob", create: () => cured, content } as const;
    const { sendsAgain } = CLIENTS[client]!;
    const outcomes = await Promise.all(sendsAgain.map(async (way) => sendAgain(server, CLIENTS[client]!, kind, way)));
    expect(outcomes).toEqual(sendsAgain.map(() => "same"));
  });
});

describe("streams of Node", () => {
  test.each(["got", "node:http"])("%s destroys one that it cannot send, so that its file is closed", async (client) => {
    // Nobody listens at a port that is free again.
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const url = `http://127.0.0.1:${(free.address() as AddressInfo).port}/`;
    free.close();
    await once(free, "close");
    // It has no end.
    const body = new Readable({ read: () => setTimeout(() => body.push("a"), 1) });
    const closed = new Promise<boolean>((resolve) =>
      body.on("close", () => {
        resolve(body.destroyed);
      }),
    );
    const send = CLIENTS[client]!.prepare({ method: "post", url, headers: {}, body });
    await expect(send()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(await closed).toBe(true);
  });

  test.each(Object.keys(CLIENTS).filter((client) => !/Angular|mini/.test(client)))(
    "%s does not wait for one that was read before (G11)",
    async (client) => {
      const body = Readable.from([Buffer.from("12345")]);
      await body.toArray();
      const kind = { column: "node", create: () => body, content: "12345" } as const;
      expect(await sendAgain(server, CLIENTS[client]!, kind, "same request")).toMatch(/^(?:error|refused)$/);
    },
  );
});
