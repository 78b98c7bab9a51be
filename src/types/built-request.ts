import type { RequestOptionsFor } from "./route.js";
import type { Accepting, AcceptOf, JsonFormat } from "./route-info.js";

/**
 * The result of a call: `RequestOptionsFor<Route, Paths>`, unless its `headers` or its `mediaType` ask for another media
 * type.
 *
 * @typeParam Options - the options of the call
 */
export type BuiltRequest<Route, Paths, Options> =
  NoInfer<Options> extends DefaultMediaType | undefined
    ? RequestOptionsFor<Route, Paths>
    : Accepting<MediaTypeOf<Options>, RequestOptionsFor<Route, Paths>>;

/** The options of a call that does not ask for a media type. */
// `toString` is there because the compiler rejects types that have no properties in common with optional ones.
interface DefaultMediaType {
  readonly mediaType?: { readonly format?: JsonFormat; toString(): string } | undefined;
  readonly headers?:
    { readonly accept?: null | undefined; readonly Accept?: null | undefined; toString(): string } | undefined;
  toString(): string;
}

/** The media type that options ask for; a format that is no JSON may be any. */
type MediaTypeOf<Options> = Options extends { readonly mediaType: { readonly format: infer Format } }
  ? [Format] extends [JsonFormat]
    ? AcceptIn<Options>
    : "*/*"
  : AcceptIn<Options>;

type AcceptIn<Options> = Options extends { readonly headers: infer Headers } ? AcceptOf<Headers> : undefined;
