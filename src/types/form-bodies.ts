import type { AnyRoute } from "./document.js";
import type {
  BodyOf,
  FormMediaType,
  FormMembers,
  JsonMediaType,
  JsonPrimitive,
  MemberName,
  SearchParams,
  MethodOf,
  OptionalBody,
  NoBody,
  RouteWithBody,
  WithFiles,
} from "./document-body.js";
import type { OperationParameters, OperationValues } from "./document-parameters.js";
import type { RequestHeaders } from "./options.js";
import type { BodyEncoder } from "./policy.js";

declare const BODIES: unique symbol;

/** The documents of an endpoint that encodes the members of a body in some media type. */
export interface EncodedBodies {
  // Like a path without operations: what walks a document walks over it.
  readonly [BODIES]: object;
}

/** The documents of an endpoint that encodes the members of a body in a media type. */
interface BodiesAs<MediaType> {
  readonly [BODIES]: { readonly as: MediaType };
}

/**
 * The documents of an endpoint with the policy `{ body: form }`: calls give the members of forms by name, and JSON bodies as
 * `data`, with its `content-type`. `withPolicy()` and `OfVendor` add it.
 *
 * ```ts
 * interface paths {
 *   "/tokens": {
 *     post: { requestBody: { content: { "application/x-www-form-urlencoded": { code: string } } }; responses: object };
 *   };
 * }
 * const api: Endpoint<paths & FormBodies> = new Endpoint<paths>().withPolicy({ body: form });
 * api.build("POST /tokens", { code: "a b" }).body; // => "code=a+b"
 * ```
 */
export interface FormBodies extends BodiesAs<FormMediaType> {}

/** The documents of an endpoint with the policy `{ body: multipart }`, for forms with files; otherwise as `FormBodies`. */
export interface MultipartBodies extends BodiesAs<"multipart/form-data"> {}

/** What the policy of an endpoint adds to its documents: nothing, unless its encoder writes forms. */
export type BodiesOf<Encoder> = Encoder extends (...context: never) => infer Encoded
  ? Encoded extends { readonly contentType: FormMediaType }
    ? FormBodies
    : Encoded extends MultipartBody
      ? MultipartBodies
      : unknown
  : unknown;

/** Whether a policy with an encoder gives a document other parameters. An encoder of any type changes nothing. */
export type ChangesBodies<Paths, Encoder> = BodyEncoder extends Encoder
  ? false
  : AnyRoute extends Paths
    ? false
    : unknown extends BodiesOf<Encoder>
      ? Paths extends EncodedBodies
        ? true
        : false
      : true;

/** A document without what an encoder has added to it. */
export type WithoutBodies<Paths> = Paths extends FormBodies & infer Plain
  ? Plain
  : Paths extends MultipartBodies & infer Plain
    ? Plain
    : Paths;

/** What `multipart` returns: the client chooses the boundary, and with it the `content-type`. */
interface MultipartBody {
  readonly body: object;
  readonly contentType?: undefined;
}

/** The form of an operation that the endpoint encodes; `never` if its body has another media type. */
export type EncodedForm<Op, Paths> =
  Paths extends BodiesAs<infer MediaType>
    ? Op extends { requestBody?: { content: infer Content } | undefined }
      ? MediaType extends keyof Content
        ? MediaType extends FormMediaType
          ? Content[MediaType]
          : WithFiles<Content[MediaType]>
        : never
      : never
    : never;

/** The parameters of a call: the members of its form by name, or JSON as `data`. */
export type EncodedParameters<Op, Route, Paths> = Op extends object
  ? Route extends RouteWithBody
    ? ParametersWithBody<Op, Route, Paths>
    : OperationParameters<Op, Route, Paths>
  : never;

type ParametersWithBody<Op, Route, Paths> =
  EncodedForm<Op, Paths> extends never
    ? JsonOf<Op> extends never
      ? OperationParameters<Op, Route, Paths>
      : OperationParameters<WithoutBody<Op>, Route, Paths> & OptionalBody<Op, AsData<JsonOf<Op>>>
    : OperationParameters<WithoutBody<Op>, Route, Paths> &
        OptionalBody<
          Op,
          FormMembers<EncodedForm<Op, Paths>, PathNames<Op>, EncodedForm<Op, Paths> | EncodedData<Paths>>
        >;

/** The values of a chain by name. */
export type EncodedValues<Op, Route, Paths> = Route extends RouteWithBody
  ? OperationValues<WithoutBody<Op>, Route, Paths> &
      (EncodedForm<Op, Paths> extends never ? unknown : Omit<EncodedForm<Op, Paths>, PathNames<Op>>)
  : OperationValues<Op, Route, Paths>;

/** The body that a chain sets as a whole. */
export type EncodedBodyOf<Op, Route, Paths> = Route extends RouteWithBody
  ? EncodedForm<Op, Paths> extends never
    ? BodyOf<Op>
    : EncodedForm<Op, Paths> | EncodedData<Paths>
  : NoBody<MethodOf<Route>>;

/** A form that is encoded already. */
type EncodedData<Paths> = Paths extends FormBodies ? SearchParams | string : FormDataObject | Uint8Array | string;

/** The `FormData` of any platform. */
interface FormDataObject {
  append(name: string, value: string): void;
  getAll(name: string): unknown[];
}

/** The names of the members of a body that no placeholder takes. */
export type BodyNames<Op, Paths> = Exclude<
  EncodedForm<Op, Paths> extends never ? MemberName<JsonOf<Op>> : keyof EncodedForm<Op, Paths>,
  PathNames<Op>
>;

export type JsonOf<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? Content[keyof Content & JsonMediaType]
  : never;

export type WithoutBody<Op> = Omit<Op, "requestBody">;

export type PathNames<Op> = Op extends { parameters: { path?: infer Path } }
  ? [Path] extends [undefined]
    ? never
    : unknown extends Path
      ? never
      : keyof Path
  : never;

// The encoder writes objects and lists as a form, unless the headers say that they are JSON.
type AsData<Json> = [Json] extends [JsonPrimitive]
  ? { readonly data: Json }
  : {} extends Json
    ? { readonly data?: never } | AsJson<Json>
    : AsJson<Json>;

interface AsJson<Json> {
  readonly data: Json;
  readonly headers: RequestHeaders &
    ({ readonly "content-type": JsonMediaType } | { readonly "Content-Type": JsonMediaType });
}
