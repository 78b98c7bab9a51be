// Compares the requests of two clients of one API, call by call.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";

import { essence, type Recorded, type Recorder, startRecorder } from "./recorder.js";
import { createSend, type Send } from "./send.js";

/** The same call, or the same calls, with both clients. */
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

  describe(`sends the same requests as ${client}`, () => {
    for (const [name, calls] of Object.entries(createCalls(recorder, createSend(recorder.fetch)))) {
      test(name, async () => {
        const [ours, theirs] = calls;
        await theirs();
        const expected = await recorder.take();
        assert.ok(expected.length > 0);
        await ours();
        const actual = await recorder.take();
        const relevant = (request: Recorded) => essence(request, headers);
        assert.deepEqual(actual.map(relevant), expected.map(relevant));
      });
    }
  });
}
