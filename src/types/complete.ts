/** Names the parameters that a chain misses. */
interface SetFirst<Names> {
  readonly "set first": Names;
}

/** A type, if a chain misses no names; otherwise one that names them. */
export type WhenSet<Missing, Type> = NoInfer<Missing> extends never ? Type : SetFirst<Missing>;

/** A chain or a request; in place of a chain that misses parameters, a type that names them. */
export type Complete<Source> = Source extends { readonly build: () => SetFirst<infer Missing> }
  ? SetFirst<Missing>
  : Source;
