import { CREDENTIAL_HEADERS } from "../credentials.js";
import type { Headers, MergedOptions } from "../merged-options.js";
import type { MediaTypeNegotiator } from "./media-type-negotiator.js";

/** The header fields with `accept` amended (specification, Rules for media types; decisions E1, E2). */
export function negotiatedHeaders({ headers, mediaType }: MergedOptions, negotiator: MediaTypeNegotiator): Headers {
  const accept = negotiator.negotiate(headers["accept"] ?? "", mediaType);
  return accept ? { ...headers, accept } : headers;
}

/** Takes out the credentials that come from defaults, where the request goes to an origin without trust (decision D5). */
export function withholdCredentials(
  headers: Record<string, string>,
  { given }: MergedOptions,
  defaults: MergedOptions,
): void {
  for (const name of CREDENTIAL_HEADERS) {
    const isOfCall = given?.headers?.some(([field, value]) => field === name && value !== null);
    if (!isOfCall && headers[name] === defaults.headers[name]) Reflect.deleteProperty(headers, name);
  }
}
