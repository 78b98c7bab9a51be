import { LONGEST_TEXT } from "../errors/longest-text.js";
import { invalidOption, InvalidOptionError, rejectAll } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { buildRequest } from "../kernel/build-request.js";
import { splitOptions } from "../kernel/options.js";
import { routeOf } from "../kernel/route.js";
import { ownProperties } from "../kernel/values.js";
import { withAsciiHost, hasScheme } from "../shared/urls.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { RequestOptions } from "../types/options.js";
import type { EndpointApi } from "./endpoint-api.js";
import { FOLLOWED } from "./finalize.js";

/** Builds a GET request for a url from a response, which already contains its parameters (H7). */
export function follow(api: EndpointApi, given: unknown, options: unknown = {}): RequestOptions {
  const url = given instanceof URL ? given.href : given;
  if (typeof url === "string" && url.length > LONGEST_TEXT) throw invalidOption("url", "length");
  if (typeof url !== "string" || !hasScheme(url)) throw invalidOption("url", "form", "an absolute url");
  const fields = Object.entries(ownProperties(options, "options", raise)).filter(([, value]) => value !== undefined);
  const others = fields.map(([name]) => name).filter((name) => !/^(?:headers|mediaType|request)$/.test(name));
  rejectAll(others, InvalidOptionError, "form", "headers, mediaType or request");
  const own = splitOptions(api.vendor, options, {});
  const route = routeOf(api.vendor, DEFAULT_METHOD, FOLLOWED);
  const { base } = api.vendor;
  // Variables that defaults do not set have no value here, either.
  const baseUrl = base && api.baseUrl.prefix ? { ...api.baseUrl, text: "" } : api.baseUrl;
  return buildRequest(
    { ...api, parameters: undefined, data: undefined, baseUrl },
    route,
    { url: withAsciiHost(url) },
    own,
  );
}
