/**
 * The endpoint, its chains, its errors and its types.
 *
 * @module fluent-endpoint
 */
// Errors first: the bundle keeps this order of modules, and compresses best if similar modules are adjacent.
export { EndpointError, isEndpointError, type EndpointErrorCode, type Issue } from "./errors/endpoint-error.js";
export { UrlTemplate } from "./template/url-template.js";
export { MediaTypeNegotiator } from "./media-types/media-type-negotiator.js";

import { Endpoint } from "./endpoint.js";
import { createEndpointFunction, type EndpointFunction } from "./endpoint-function.js";
import { RequestBuilder as Builder } from "./request-builder.js";
import type { Chain, RequestBuilderConstructor } from "./types/chain.js";
import type { AnyRoute } from "./types/paths.js";
import type { RouteInfo } from "./types/route-info.js";

/**
 * The class of all chains. `new RequestBuilder(endpoint)` starts a chain. As a type, it is any chain that can be built.
 */
export const RequestBuilder = Builder as unknown as RequestBuilderConstructor;
export type RequestBuilder = Chain<never, RouteInfo<string, AnyRoute>>;

let github: Endpoint | undefined;

/** Builds request options for GitHub's REST API. */
// The endpoint is created on first use, so that imports of other parts of the library do not wait for it.
export const endpoint: EndpointFunction<AnyRoute, never, Endpoint> = /* @__PURE__ */ createEndpointFunction(
  () => (github ??= new Endpoint()),
);

export { GITHUB } from "./vendor/vendor.js";

export { segments } from "./kernel/segments.js";
export { defineVendor } from "./endpoint/state.js";
export type { Vendor, VendorLike } from "./types/vendor.js";
export { Endpoint } from "./endpoint.js";
export type { EndpointFunction } from "./endpoint-function.js";
export type { TemplateVariable } from "./kernel/template.js";
export type { AnyChain, AnyEndpoint, AnyRequest, Buildable } from "./types/any-endpoint.js";
export type { AnyRoute, Routes } from "./types/paths.js";
export type { BuiltRequest } from "./types/built-request.js";
export type { Chain, ChainOf, Unrouted, RequestBuilderConstructor } from "./types/chain.js";
export type { OfVendor, WithVendor } from "./types/of-vendor.js";
export type { RequestOptionsWith, JsonFormat, RouteContext, WithAccept, WithResponse } from "./types/route-info.js";
export type { HasDefaults } from "./types/defaults.js";
export type { Exact } from "./types/paths.js";
export type { NoBody } from "./types/document-body.js";
export type { Data, HeaderField, MissingNames } from "./types/missing-names.js";
export type * from "./types/options.js";
export type {
  BodyEncoder,
  EncodedBody,
  EncoderContext,
  Policy,
  QueryStyle,
  RouteRule,
  VendorRoutes,
} from "./types/policy.js";
export type {
  ExplodedValue,
  ListValue,
  ParameterValue,
  OpenValues,
  PartialValues,
  QueryValues,
} from "./types/parameter-value.js";
export type {
  CarriesResponse,
  CarriesResponses,
  CarriesResponsesOf,
  ErrorOf,
  ResponseOf,
  ResponsesOf,
} from "./types/response.js";
export type {
  KnownRoute,
  ParametersOf,
  PromiseOf,
  RequestOptionsFor,
  AcceptHeaders,
  OptionsOf,
  RouteSettings,
} from "./types/route.js";
// Declarations of generic helpers name them.
export type { ListedValues, RouteInfo, TemplateValues } from "./types/route-info.js";
export type { CallFirst, DidYouMean, MissingParameter, Unknown, WhenSet } from "./types/mistakes.js";
export type { BodyForm, Checked, Prepared, ReadAs, Sender } from "./types/sent.js";
export { VERSION } from "./version.js";
