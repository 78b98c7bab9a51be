import type { MergedOptions } from "../merged-options.js";
import { optionError } from "../own-names.js";
import type { Vendor } from "../vendor.js";
import { VERSION } from "../version.js";
import { readBaseUrl } from "./base-url.js";
import { mergeHeaders, readHeaders } from "./headers.js";
import { verbNamed, type Verbs } from "./verb.js";

/** What stands beneath all options: the vendor's address, and the headers that name it (decision A1). */
export function vendorDefaults({ name, baseUrl, mediaTypeVersion, accept }: Vendor, verbs: Verbs): MergedOptions {
  if (!/^[\w-]+\/[\w-]*$/.test(`${name}/${mediaTypeVersion ?? ""}`)) {
    throw optionError("vendor", 'it takes a name such as "github" and a mediaTypeVersion such as "v3"');
  }
  const own = mediaTypeVersion === undefined ? "json" : `vnd.${name}${mediaTypeVersion && "."}${mediaTypeVersion}+json`;
  const headers = readHeaders({
    accept: accept ?? `application/${own}`,
    "user-agent": `${name}-endpoint.js/${VERSION}`,
  });
  return {
    verb: verbNamed("GET", verbs),
    url: undefined,
    baseUrl: readBaseUrl(baseUrl),
    headers: mergeHeaders({}, headers),
    mediaType: {},
    data: undefined,
    request: undefined,
    parameters: { names: [], values: [] },
    given: undefined,
  };
}
