import type { AnyRoute } from "./any-route.js";
import type { Operation } from "./document.js";
import type { FieldValue, Spelled } from "./document-parameters.js";
import type { HeaderField } from "./missing-names.js";
import type { RequestHeaders } from "./options.js";
import type { OfferedMediaType } from "./route-call-settings.js";
import type { RouteContext } from "./route-context.js";

/** The header parameters of a route by their names, in the spelling of the document and in lower case, and `accept`. */
export type HeaderFields<Route, Paths> = AnyRoute extends Paths
  ? {}
  : { readonly accept: OfferedMediaType<Route, Paths> } & FieldsOf<Operation<Route, Paths>>;

// Not distributive: a route that is not in the document has no operation, but any headers.
type FieldsOf<Op> =
  NoInfer<Op> extends { parameters: { header?: infer Header } }
    ? NoInfer<Header> extends undefined
      ? unknown
      : { readonly [Name in keyof Spelled<Header>]-?: FieldValue<Spelled<Header>[Name]> }
    : unknown;

/** The value of a header of a chain. */
export type HeaderValue<Context extends RouteContext, Name> =
  Lowercase<Name & string> extends never
    ? RequestHeaders[string]
    : Lowercase<Name & string> extends keyof Context["headers"]
      ? Context["headers"][Lowercase<Name & string>] | null | undefined
      : RequestHeaders[string];

/** The form of headers, for messages. */
// Not the default of a parameter: compilers leave defaults out of their messages.
export type HeadersForm = "{ name: value }, or Object.fromEntries(headers)";

/**
 * The headers of a chain.
 *
 * @typeParam Form - as in `RequestHeaders`
 */
export type HeadersOf<Context extends RouteContext, Form> = RequestHeaders<Form> & {
  readonly [Name in keyof Context["headers"]]?: Context["headers"][Name] | null | undefined;
};

/** The header that `.header()` sets; `never` if its name is not a literal or its value may be absent. */
// In a wrong call, the compiler takes a value of any type: a second error would not help.
export type SetField<Name, Value> = RequestHeaders[string] extends Value
  ? FieldNamed<Name>
  : string extends Name
    ? never
    : Extract<Value, null | undefined> extends never
      ? FieldNamed<Name>
      : never;

type FieldNamed<Name> = Name extends string ? HeaderField<Lowercase<Name>> : never;

/** The headers that `.headers()` sets: those with literal names and values that are not absent. */
export type SetFields<Given> = FieldNamed<
  keyof {
    [
      Name in keyof Given as string extends Name
        ? never
        : {} extends Pick<Given, Name>
          ? never
          : Extract<Given[Name], null | undefined> extends never
            ? Name
            : never
    ]: unknown;
  }
>;
