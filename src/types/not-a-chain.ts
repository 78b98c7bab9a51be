/** A chain in place of request options, which have no steps. */
interface UnbuiltChain {
  param(...none: never): unknown;
}

/** Tells that an adapter takes request options, not the chain that builds them. */
interface CallFirst<Steps> {
  readonly "call first": Steps;
}

/** The `this` of an adapter: anything, unless it is called with a chain. Then the type names the mistake. */
// The type of the argument cannot do that: it must accept generic request options, and a message about it has several lines.
// The compiler checks `this` first.
export type NotAChain<Given, Adapter extends string> = {
  readonly chain: CallFirst<`.build(), or end with .to(${Adapter})`>;
  readonly request: unknown;
}[[Given] extends [never] ? "request" : Given extends UnbuiltChain ? "chain" : "request"];
