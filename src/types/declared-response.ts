import type { WithSuccess, ContentAs, SuccessMediaTypes } from "./content.js";
import type { RequestOptions } from "./options.js";
import type { CarriesResponses, DocumentedBy } from "./response.js";

/**
 * Request options whose successful responses have another type than in the OpenAPI document, because `.returns()` declares
 * it or the request asks for another media type. Errors are those of the document.
 *
 * @typeParam Response - the type of the body of a successful response
 * @typeParam Built - the request options with the types of the document
 */
export interface RequestOptionsWith<Response, Built>
  extends RequestOptions<Response>, CarriesResponses<WithSuccess<DocumentedBy<Built>, Response>> {}

/** Request options with another type of the successful responses. Without a document, they have no other responses. */
export type DeclaredResponse<Response, Built> =
  unknown extends DocumentedBy<Built> ? RequestOptions<Response> : RequestOptionsWith<Response, Built>;

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
