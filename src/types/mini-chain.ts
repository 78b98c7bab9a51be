import type { AcceptOf } from "./declared-response.js";
import type { DefinedNames } from "./defaults.js";
import type { HeadersForm, HeadersOf, HeaderValue, SetField, SetFields } from "./header-fields.js";
import type { Data } from "./missing-names.js";
import type { ParameterSteps } from "./parameter-steps.js";
import type { AcceptedBy, MediaTypeIn, RouteContext, WithResponse, WithSchema } from "./route-context.js";
import type { BodyForm, ReadAs, Sender, Sends, SentWith } from "./sent.js";
import type { StandardSchema } from "./standard-schema.js";
import type { Steps } from "./steps.js";
import type { ParamsOf } from "./parameter-value.js";

/** The steps that set options for the HTTP client, as in `fluent-endpoint`. */
interface MiniSteps extends ParameterSteps {
  /**
   * Sets options for the HTTP client, such as `{ signal }`. They are not part of the request.
   *
   * @param request - returned unchanged; later keys override earlier ones
   * @throws {EndpointError} When `request` is not an object.
   */
  request(request: object | undefined): this;
  /**
   * Sets the signal that aborts the request: `signal` in the options for the HTTP client.
   *
   * @param signal - overrides an earlier signal
   * @throws {EndpointError} When it is not an `AbortSignal`.
   */
  signal(signal: Parameters<Steps["signal"]>[0]): this;
}

/**
 * A chain of `fluent-endpoint/mini`: `MiniMissing` until every required name is set, then `MiniReady`.
 *
 * @typeParam Missing - the required names that are not set yet
 * @typeParam Context - the types of the parameters, the query, the body and the result
 */
export type MiniChain<Missing, Context extends RouteContext> =
  NoInfer<Missing> extends never ? MiniReady<Context> : MiniMissing<Missing, Context>;

/** A chain with missing required names. It has no `build()` until all of them are set. */
export interface MiniMissing<Missing, Context extends RouteContext> extends MiniSteps {
  param<const Name extends keyof Context["values"]>(
    // Editors offer the names that are missing, also without a document.
    name: Name | (Missing & string),
    value: Context["values"][Name],
  ): MiniChain<Exclude<Missing, Name>, Context>;
  params<const Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<ParamsOf<Context>> : Args,
  ): MiniChain<Exclude<Missing, DefinedNames<Args>>, Context>;
  query<const Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<Context["query"]> : Args,
  ): MiniChain<Exclude<Missing, DefinedNames<Args> & keyof Context["query"]>, Context>;
  data(data: Context["body"]): MiniChain<Exclude<Missing, Data | Context["members"]>, Context>;
  header<const Name extends string, const Value extends HeaderValue<Context, Name>>(
    name: Name | (keyof Context["headers"] & string),
    value: Value,
  ): MiniChain<Exclude<Missing, SetField<Name, Value>>, AcceptedBy<Context, MediaTypeIn<Name, Value>>>;
  headers<const Given extends HeadersOf<Context, HeadersForm>>(
    headers: Given | undefined,
  ): MiniChain<Exclude<Missing, SetFields<Given>>, AcceptedBy<Context, AcceptOf<Given>>>;
  returns<Response>(
    schema: StandardSchema<Response>,
    options?: { readonly as?: BodyForm | undefined },
  ): MiniMissing<Missing, WithSchema<Context, Response>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): MiniMissing<Missing, WithSchema<Context, ReadAs<As>>>;
  returns<Response>(): MiniMissing<Missing, WithResponse<Context, Response>>;
}

/** A chain without missing names, which can be built. */
export interface MiniReady<Context extends RouteContext> extends MiniSteps, Sends<Context["sent"]> {
  param<const Name extends keyof Context["values"]>(name: Name, value: Context["values"][Name]): this;
  params(parameters?: ParamsOf<Context>): this;
  query(parameters: Context["query"]): this;
  data(data: Context["body"]): this;
  header<const Name extends string, const Value extends HeaderValue<Context, Name>>(
    name: Name | (keyof Context["headers"] & string),
    value: Value,
  ): MiniReady<AcceptedBy<Context, MediaTypeIn<Name, Value>>>;
  headers<const Given extends HeadersOf<Context, HeadersForm>>(
    headers: Given | undefined,
  ): MiniReady<AcceptedBy<Context, AcceptOf<Given>>>;
  returns<Response>(
    schema: StandardSchema<Response>,
    options?: { readonly as?: BodyForm | undefined },
  ): MiniReady<WithSchema<Context, Response>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): MiniReady<WithSchema<Context, ReadAs<As>>>;
  returns<Response>(): MiniReady<WithResponse<Context, Response>>;
  /**
   * Builds the request options.
   *
   * @throws {EndpointError} When a value is missing, cannot be written to the url, or would change the path.
   */
  build(): Context["result"];
  /**
   * Builds the request options and passes them to an adapter, such as `toFetch`.
   *
   * @throws {EndpointError} When `build()` throws.
   */
  to<const Send extends Sender>(sender: Send): SentWith<Send, Context["sent"]>;
  to<Adapted>(adapter: (request: Context["result"]) => Adapted): Adapted;
}
