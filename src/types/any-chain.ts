import type { RequestHeaders } from "./options.js";
import type { Steps } from "./steps.js";

/**
 * Any chain: with any document and route, in any state. Its parameters are not checked. It has no `build()`, because
 * parameters may be missing.
 *
 * ```ts
 * const traced = <Given extends AnyChain>(chain: Given): Given => chain.request({ traced: true });
 * traced(new Endpoint().route("/user")).build().request; // => { traced: true }
 * ```
 */
export interface AnyChain extends Steps {
  /** Sets a parameter. */
  param(name: string, value: unknown): AnyChain;
  /** Sets several parameters. */
  params(parameters: object): AnyChain;
  /** Sets query parameters. */
  query(parameters: object): AnyChain;
  /** Sets the body. */
  data(data: unknown): AnyChain;
  /** Sets a header. */
  header(name: string, value: RequestHeaders[string]): AnyChain;
  /** Sets several headers. */
  headers(headers: RequestHeaders | undefined): AnyChain;
}
