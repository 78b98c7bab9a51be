import type { MissingParameter } from "./mistakes.js";

/** A type, if a chain misses no names; otherwise one that names them. */
export type WhenSet<Missing, Type> = NoInfer<Missing> extends never ? Type : MissingParameter<Missing>;

/** A chain or a request; in place of a chain that misses parameters, a type that names them. */
export type Complete<Source> = Source extends { readonly build: () => MissingParameter<infer Missing> }
  ? MissingParameter<Missing>
  : Source;
