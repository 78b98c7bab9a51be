// Hostile requests in real shells: with the real curl, which sends them to a real server, and with a stand-in that prints its
// arguments. CURL_REQUESTS is their number; .ci/run sends 10,000.
import { beforeEach, describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toCurl } from "../../../src/adapters/index.js";
import { useRecorder } from "../recorder.js";
import { hostileRequests, type HostileRequest } from "./hostile-requests.js";
import { hostileText } from "./hostile-texts.js";
import { escapeNames, parseFields } from "./multipart-fields.js";
import { parseCall, type Call } from "./parse-call.js";
import { Sandbox } from "./sandbox.js";

const REQUESTS = Number(process.env["CURL_REQUESTS"] ?? 400);
const BATCH = 200;
/** Grows with the number of requests: more of them never time out. */
const TIMEOUT = 60_000 + 60 * REQUESTS;

const recorder = useRecorder();
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = new Sandbox();
});

/** Checks requests in batches; each batch is one shell script. */
async function inBatches(requests: number, check: (batch: readonly HostileRequest[]) => Promise<void>): Promise<void> {
  const batches = fc.array(hostileRequests(hostileText), { minLength: BATCH, maxLength: BATCH });
  await fc.assert(fc.asyncProperty(batches, check), {
    numRuns: Math.ceil(requests / BATCH),
    endOnFailure: true,
    // A batch is too long to read; the cause contains the failing command.
    reporter: ({ failed, seed, errorInstance }) => {
      if (failed) throw new Error(`found with the seed ${seed}`, { cause: errorInstance });
    },
  });
  expect(sandbox.traces).toEqual([]);
  sandbox.remove();
}

describe.each([
  ["sh", REQUESTS],
  ["bash", REQUESTS / 4],
])("%s", (shell, requests) => {
  test(
    "curl sends every byte, and no other command runs",
    async () => {
      await inBatches(requests, async (batch) => {
        const commands = batch.map(({ request, target }) =>
          toCurl({ ...request, url: recorder.origin + target }, { secrets: "show" }),
        );
        recorder.arrived.length = 0;

        await sandbox.run(shell, commands);

        expect(recorder.arrived).toHaveLength(batch.length);
        for (const [index, expected] of batch.entries()) {
          const { method, target, headers, body } = recorder.arrived[index]!;
          const { host, "content-length": length, "content-type": type, ...others } = headers;
          const { "content-type": expectedType, ...expectedHeaders } = expected.headers;
          expect([commands[index], method, target]).toEqual([
            commands[index],
            expected.request.method.toUpperCase(),
            expected.target,
          ]);
          expect([commands[index], others]).toEqual([commands[index], expectedHeaders]);
          expect(host).toBe(new URL(recorder.origin).host);
          if (expected.body instanceof Uint8Array) {
            expect([commands[index], body.toString("latin1")]).toEqual([
              commands[index],
              Buffer.from(expected.body).toString("latin1"),
            ]);
            expect(type).toBe(expectedType);
            const hasLength = body.length > 0 || /^p(?:ost|ut|atch)$/.test(expected.request.method);
            if (hasLength) expect(length).toBe(String(body.length));
          } else expect(parseFields(body, type!)).toEqual(escapeNames(expected.body));
        }
      });
    },
    TIMEOUT,
  );

  test(
    "each value is one argument, variables replace credentials, and no other command runs (G6)",
    async () => {
      await inBatches(requests, async (batch) => {
        const origin = "https://127.0.0.1";
        const shown = batch.map(({ request, target }) =>
          toCurl({ ...request, url: origin + target }, { secrets: "show" }),
        );
        const hidden = batch.map(({ request, target }) => toCurl({ ...request, url: origin + target }));
        const names = new Set(hidden.join(" ").match(/\bAPI_[A-Z\d_]+/g));
        const variables = Array.from(names, (name) => `${name}='<${name}>'; export ${name}`);

        const calls = parseCalls(await sandbox.run(shell, [STAND_IN, ...shown]));
        const placeholders = parseCalls(await sandbox.run(shell, [STAND_IN, ...variables, ...hidden]));

        expect(calls).toHaveLength(batch.length);
        expect(placeholders).toHaveLength(batch.length);
        for (const [index, { request, target, headers, body }] of batch.entries()) {
          const call = calls[index]!;
          expect([shown[index], call.method, call.url]).toEqual([
            shown[index],
            request.method.toUpperCase(),
            origin + target,
          ]);
          for (const [name, value] of Object.entries(headers)) {
            expect([shown[index], name, call.headers[name]]).toEqual([shown[index], name, value]);
          }
          if (body instanceof Uint8Array) expect(call.body).toBe(Buffer.from(body).toString("latin1"));
          else
            expect(call.fields).toEqual(
              body.map(([name, value]) => Buffer.from(`${name}=${value}`).toString("latin1")),
            );
          // Each variable replaces exactly one value.
          const pattern = decoded(placeholders[index]!.text)
            .split(/<API_[A-Z\d_]+>/)
            .map((part) => part.replace(/[^\w]/g, "\\$&"));
          expect([hidden[index], decoded(call.text)]).toEqual([
            hidden[index],
            expect.stringMatching(`^${pattern.join("[^]+")}$`),
          ]);
        }
      });
    },
    TIMEOUT,
  );
});

/** A function of the shell: prints the number of arguments, each argument, and the standard input if curl would read it. */
const STAND_IN = `curl() {
  printf '%s\\0' "$#" "$@"
  case "$*" in *'--data-binary @-') base64 -w 0 ;; esac
  printf '\\0'
}`;

function parseCalls(output: Buffer): Call[] {
  const words = output.toString("latin1").split("\0");
  const calls: Call[] = [];
  for (let index = 0; index < words.length - 1;) {
    const count = Number(words[index]);
    const args = words.slice(index + 1, index + 1 + count);
    calls.push(parseCall(args, Buffer.from(words[index + 1 + count]!, "base64").toString("latin1")));
    index += count + 2;
  }
  return calls;
}

/** ASCII in one of its forms: a value with a secret within it is encoded again. */
function decoded(text: string): string {
  return text.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
}
