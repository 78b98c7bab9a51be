import type { ContentAs, SuccessMediaTypes } from "./content.js";
import type { DeclaredResponse } from "./declared-response.js";
import type { CarriesResponses } from "./response.js";

/** The `accept` header in headers of any case; `undefined` if there is none. */
export type AcceptOf<Headers> = Headers extends { readonly accept: infer MediaType }
  ? MediaType
  : Headers extends { readonly Accept: infer MediaType }
    ? MediaType
    : undefined;

/**
 * Request options that ask for a media type. If the document has it, the response has that type. For any other type of JSON,
 * the response is that of the document. Otherwise it is `unknown`.
 */
export type Accepting<MediaType, Built> = MediaType extends null | undefined
  ? Built
  : Built extends CarriesResponses<infer Responses>
    ? MediaType extends SuccessMediaTypes<Responses>
      ? DeclaredResponse<ContentAs<MediaType, Responses>, Built>
      : IsJson<MediaType> extends true
        ? Built
        : DeclaredResponse<unknown, Built>
    : Built;

// A list may contain anything.
type IsJson<MediaType> = MediaType extends `${string},${string}`
  ? false
  : MediaType extends `${string}json` | `${string}json;${string}`
    ? true
    : false;
