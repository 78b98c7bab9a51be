import type { Accepting, AcceptOf } from "./accepting.js";
import type { DeclaredResponse } from "./declared-response.js";
import type { JsonFormat } from "./route-context.js";
import type { RequestOptionsFor } from "./route.js";

/**
 * The result of a call: `RequestOptionsFor<Route, Paths>`, unless its `headers` or its `mediaType` ask for another media
 * type.
 *
 * @typeParam Args - the parameters and options of the call
 */
export type BuiltRequest<Route, Paths, Args> = Args extends DefaultMediaType
  ? RequestOptionsFor<Route, Paths>
  : Negotiated<Args, RequestOptionsFor<Route, Paths>>;

/** The arguments of a call that does not ask for a media type. */
// `toString` is there because the compiler rejects types that have no properties in common with optional ones.
interface DefaultMediaType {
  readonly mediaType?: { readonly format?: JsonFormat; toString(): string } | undefined;
  readonly headers?:
    { readonly accept?: null | undefined; readonly Accept?: null | undefined; toString(): string } | undefined;
  toString(): string;
}

type Negotiated<Args, Built> = Args extends { readonly mediaType: { readonly format: infer Format } }
  ? [Format] extends [JsonFormat]
    ? WithAcceptHeader<Args, Built>
    : DeclaredResponse<unknown, Built>
  : WithAcceptHeader<Args, Built>;

type WithAcceptHeader<Args, Built> = Args extends { readonly headers: infer Headers }
  ? Accepting<AcceptOf<Headers>, Built>
  : Built;
