import type { WithSuccess } from "./content.js";
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
