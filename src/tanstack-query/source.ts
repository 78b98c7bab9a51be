import { invalidOption } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import { withSignalOf } from "../adapters/abort-signal.js";
import type { StillMissing } from "../types/chain.js";
import type { MiniMissing } from "../types/mini-chain.js";
import type { RequestOptions } from "../types/options.js";
import type { RouteContext } from "../types/route-context.js";

/** The request that a chain builds; a request itself. */
export type BuiltBy<Source> = Source extends { build: () => infer Built } ? Built : Exclude<Source, symbol>;

/** Names the parameters that a chain misses. */
interface SetFirst<Names> {
  readonly "set first": Names;
}

/** A chain or a request; in place of a chain that misses parameters, a type that names them. */
export type Complete<Source> = [MissingIn<Source>] extends [never] ? Source : SetFirst<MissingIn<Source>>;

// A chain that can be built has no missing names: without strict options, its type would match the others.
type MissingIn<Source> = Source extends ReadyChain
  ? never
  : Source extends StillMissing<infer Names, infer Context>
    ? NamesOf<Names, Context>
    : Source extends MiniMissing<infer Names, infer Context>
      ? NamesOf<Names, Context>
      : never;

type NamesOf<Names, Context> = Context extends RouteContext ? Names : never;

/** A chain that can be built. */
interface ReadyChain {
  readonly build: () => unknown;
}

/** Returns a function that builds the request of a chain; a request is its own. */
export function builderOf(source: unknown): () => RequestOptions {
  if (typeof source !== "object" || source === null)
    throw invalidOption("request", "form", `a chain, a request or skipToken, not ${kindOf(source)}`);
  return isChain(source) ? () => source.build() as RequestOptions : () => source as RequestOptions;
}

/** Whether a value is a chain, of the library or of mini. */
function isChain(source: object): source is ReadyChain {
  return "build" in source && typeof source.build === "function";
}

/** Adds the signal of a query, which aborts the request as the signal of the chain does. */
export function withSignal(built: RequestOptions, signal: object): RequestOptions {
  const { signal: own } = { ...built.request } as { readonly signal?: unknown };
  const joined = withSignalOf(own, signal as AbortSignal);
  return { ...built, request: { ...built.request, signal: joined } };
}
