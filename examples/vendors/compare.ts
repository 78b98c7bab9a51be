// Compares the requests of two clients of one API, call by call.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";

import { essence, type Recorder, startRecorder } from "./recorder.js";
import { createSend, type Send } from "./send.js";

/** The same call with both clients. */
type Calls = readonly [ours: () => Promise<unknown>, theirs: () => Promise<unknown>];

/**
 * Defines a test for each call: both clients must send the same request.
 *
 * @param client - the name of the other client
 * @param headers - the headers that are compared besides the media type of the body, in lower case
 * @param createCalls - the calls by name; `send` and `recorder.fetch` send all requests to the recorder
 */
export async function compareClients(
  client: string,
  headers: readonly string[],
  createCalls: (recorder: Recorder, send: Send) => Readonly<Record<string, Calls>>,
): Promise<void> {
  const recorder = await startRecorder();
  after(recorder.stop);

  describe(`sends what ${client} sends`, () => {
    for (const [name, calls] of Object.entries(createCalls(recorder, createSend(recorder.fetch)))) {
      test(name, async () => {
        for (const call of calls) await call();
        const requests = await recorder.take();
        assert.equal(requests.length, 2);
        const [ours, theirs] = requests.map((request) => essence(request, headers));
        assert.deepEqual(ours, theirs);
      });
    }
  });
}
