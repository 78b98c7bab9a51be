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
    // The cures of docs/sending.md: a Blob instead of bytes or a form, and bytes instead of a Blob for got.
    if (body.column === (client === "got" ? "bytes" : "blob"))
      for (const way of sendsAgain) expect([way, outcomes[ways.indexOf(way)]]).toEqual([way, "same"]);
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

describe("streams of Node", () => {
  test.each(["fetch", "axios", "got", "undici", "node:http"])(
    "%s refuses one that somebody has read",
    async (client) => {
      const body = Readable.from(["a"]);
      await body.toArray();
      const send = CLIENTS[client]!.prepare({ method: "put", url: `${server.origin}/200/read`, headers: {}, body });
      // fetch says only that it failed.
      await expect(send()).rejects.toThrow(/already sent|fetch failed/);
    },
  );

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

  test.each(Object.keys(CLIENTS).filter((client) => !/Angular/.test(client)))(
    "%s does not wait for one that was read before (G11)",
    async (client) => {
      const body = Readable.from([Buffer.from("12345")]);
      await body.toArray();
      const kind = { column: "node", create: () => body, content: "12345" } as const;
      expect(await sendAgain(server, CLIENTS[client]!, kind, "same request")).toMatch(/^(?:error|refused)$/);
    },
  );
});
