import type { RequestHeaders } from "./options.js";

/** The header parameters that OpenAPI ignores: other parts of the document describe them. */
export type IgnoredHeader = "Accept" | "Authorization" | "Content-Type";

/** Headers by their names in the document and in lower case: they are case-insensitive (RFC 9110, section 5.1). */
export type Spelled<Header> = {
  [Name in keyof Header as Name extends IgnoredHeader ? never : Name | Lowercase<Name & string>]: Header[Name];
};

/** The value of a header: lists and objects are passed as text. */
export type FieldValue<Value> = Value extends RequestHeaders[string] ? Exclude<Value, undefined> : string;
