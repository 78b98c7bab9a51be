import { toQueryKey, type QueryKey, type QueryKeyOptions } from "../adapters/to-query-key.js";
import { EndpointError } from "../errors/endpoint-error.js";
import { withSignalOf } from "../adapters/abort-signal.js";
import type { RequestOptions } from "../types/options.js";
import type { Prepared, Sender } from "../types/sent.js";

/** The request that a chain builds; a request itself. */
export type BuiltBy<Source> = Source extends { build: () => infer Built } ? Built : Exclude<Source, symbol>;

/** A chain that can be built. */
interface ReadyChain {
  readonly build: () => RequestOptions;
  readonly to: (adapter: unknown) => unknown;
}

/** A function that sends requests: of `sendWith()`, or another one. */
export type AnySend = ((request: never) => Promise<unknown>) & Partial<Sender>;

function isChain(source: object): source is ReadyChain {
  return "build" in source && typeof source.build === "function";
}

/** The key of a query whose chain does not build: its function rejects with the error. */
export type InvalidKey = readonly ["invalid", message: string];

/** The key of a chain or a request; if it cannot be built, one that says so (F6). */
export function keyOf(source: object, options: QueryKeyOptions): QueryKey | InvalidKey {
  let prepared: Pick<Prepared, "request" | "credentials">;
  try {
    prepared = isChain(source)
      ? (source.to({ sendChain: (prepare: () => Prepared) => prepare() }) as Prepared)
      : { request: source as RequestOptions, credentials: [] };
  } catch (error) {
    // Messages of the library have names, and no values.
    return ["invalid", error instanceof EndpointError ? error.message : "the request cannot be built"];
  }
  const { request, credentials } = prepared;
  return toQueryKey(request, { ...options, credentials: [...(options.credentials ?? []), ...credentials] });
}

/**
 * Sends a chain or a request with the signal of a query, which aborts it as the signal of the chain does. A chain is built anew: a
 * signature or a date in it must be that of the moment when it is sent.
 */
export async function sendWithSignal(source: object, send: AnySend, signal: object): Promise<unknown> {
  const { sendChain } = send;
  const sendRequest = async (request: RequestOptions): Promise<unknown> => send(withSignal(request, signal) as never);
  if (!isChain(source)) return sendRequest(source as RequestOptions);
  if (!sendChain) return source.to(sendRequest);
  const sendPrepared = async (prepare: () => Prepared): Promise<unknown> =>
    sendChain(() => {
      const prepared = prepare();
      return { ...prepared, request: withSignal(prepared.request, signal) };
    });
  return source.to({ sendChain: sendPrepared });
}

export function withSignal(built: RequestOptions, signal: object): RequestOptions {
  const { signal: own } = { ...built.request } as { readonly signal?: unknown };
  const joined = withSignalOf(own, signal as AbortSignal);
  return { ...built, request: { ...built.request, signal: joined } };
}
