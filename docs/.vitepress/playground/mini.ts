import { EndpointError, type RequestOptions, type Vendor } from "fluent-endpoint";
import { Endpoint } from "fluent-endpoint/mini";

import { endpointOf, endpointParts } from "./evaluate.js";
import type { State } from "./state.js";

/** What mini lacks, by the codes of its errors. */
const LACKS: Readonly<Record<string, string>> = {
  ERR_INVALID_TEMPLATE: "mini has {name}, :name, and {?a,b} at the end of a path, and no full URLs",
  ERR_INVALID_PARAMETER: "mini has no objects in URLs",
  ERR_INVALID_OPTION: "mini has no media types and no previews",
  ERR_INVALID_METHOD: "mini has no methods of a vendor",
  ERR_INVALID_BASE_URL: "mini has no variables in the base URL",
};

/**
 * Says whether mini builds the same request, by building it with the base URL and the headers of the endpoint.
 *
 * @param document - the vendor of the OpenAPI document, if the visitor has pasted one
 * @returns nothing for a call that has an error, which the page shows
 */
export function fitsMini(state: State, document?: Vendor): string {
  let request: string | undefined;
  try {
    const endpoint = endpointOf(state, document);
    const { defaults, call } = endpointParts(state);
    const route = state.route as "GET /";
    request = textOf(endpoint.build(route, call));
    const { baseUrl, headers } = endpoint.DEFAULTS;
    const mini = new Endpoint({ ...defaults, baseUrl, headers: { ...headers } });
    return textOf(mini.build(route, call)) === request
      ? "This call fits mini: fluent-endpoint/mini builds the same request."
      : "This call does not fit mini, which has no policies and no rules of a document.";
  } catch (error) {
    if (!(error instanceof EndpointError || error instanceof SyntaxError)) throw error;
    if (request === undefined || error instanceof SyntaxError) return "";
    return `This call does not fit mini: ${LACKS[error.code] ?? "it is not one of its routes"}.`;
  }
}

function textOf({ method, url, headers, body }: RequestOptions): string {
  return JSON.stringify([method, url, Object.entries(headers).sort(), body]);
}
