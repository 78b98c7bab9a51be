import { Endpoint } from "./endpoint.js";
import { createEndpointFunction, type EndpointFunction } from "./endpoint-function.js";
import { RequestBuilder as Builder } from "./request-builder.js";
import type { Ready } from "./types/chain.js";
import type { On } from "./types/on.js";
import type { AnyRoute } from "./types/route.js";

/** What every chain is an instance of; as a type, a chain that can be built, whatever its route. */
export const RequestBuilder = Builder;
export type RequestBuilder = Ready<On<string, AnyRoute>>;

let github: Endpoint | undefined;

/** Builds request options for GitHub's REST API: the callable of the specification, without any defaults of its own. */
// Its endpoint is made at the first use: who imports the library for something else does not wait for it.
export const endpoint: EndpointFunction = /* @__PURE__ */ createEndpointFunction(() => (github ??= new Endpoint()));

export { Endpoint } from "./endpoint.js";
export type { EndpointFunction } from "./endpoint-function.js";
export * from "./errors/index.js";
export { MediaTypeNegotiator, type MediaTypeRequest } from "./parse/media-type-negotiator.js";
export type { Operator, Varspec } from "./parse/template-syntax.js";
export { UrlTemplate, type TemplateVariable } from "./parse/url-template.js";
export type { Policy } from "./policy.js";
export type { Chain, Ready, Some, SomeAndMore, StillMissing } from "./types/chain.js";
export type { Routes } from "./types/document.js";
export type { UnknownParameter } from "./types/given.js";
export type { Data, HeaderField } from "./types/needs.js";
export type { Answered, Knowledge, On } from "./types/on.js";
export type * from "./types/options.js";
export type { ExplodedValue, ListValue, ParameterValue } from "./types/parameter-value.js";
export type { CarriesResponse, ResponseOf } from "./types/response.js";
export type {
  AnyRoute,
  KnownRoute,
  MissingParameter,
  ParametersOf,
  RequestOptionsFor,
  UnknownMethod,
  UnknownPath,
} from "./types/route.js";
export type { Buildable } from "./types/steps.js";
export type { Unrouted } from "./types/unrouted.js";
export { GITHUB, type Vendor, type VerbRule } from "./vendor.js";
export { VERSION } from "./version.js";
