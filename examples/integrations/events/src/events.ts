import { EventSourceParserStream, type EventSourceMessage } from "eventsource-parser/stream";
import type { RequestOptions } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { readResponse } from "fluent-endpoint/response";

/** Sends a request, and reads the events of its response as they arrive. */
export async function* events(request: RequestOptions): AsyncGenerator<EventSourceMessage> {
  const response = await fetch(...toFetch(request));
  // Throws a ResponseError with the body.
  if (!response.ok) await readResponse(request, response);
  if (!response.body) return;
  yield* response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}
