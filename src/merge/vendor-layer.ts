import { readBaseUrl } from "../base-url.js";
import { Layer } from "../layer.js";
import type { Vendor } from "../vendor.js";
import { VERSION } from "../version.js";
import { readHeaders } from "./headers.js";

/** What stands beneath all options: the vendor's address, and the headers that name it (decision A1). */
export function vendorLayer({ name, baseUrl, mediaTypeVersion, accept }: Vendor): Layer {
  const own = mediaTypeVersion === undefined ? "" : `vnd.${name}${mediaTypeVersion && "."}${mediaTypeVersion}+`;
  const headers = { accept: accept ?? `application/${own}json`, "user-agent": `${name}-endpoint.js/${VERSION}` };
  const layer = new Layer();
  layer.method = "GET";
  layer.baseUrl = readBaseUrl(baseUrl);
  layer.headers = readHeaders(headers);
  return layer;
}
