import type { StillMissing } from "./chain.js";
import type { MiniMissing } from "./mini.js";
import type { RouteContext } from "./route-context.js";

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
