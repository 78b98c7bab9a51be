// Compiled, not run, against the packed library: as CommonJS. Otherwise the same as esm.mts.
import {
  Endpoint,
  endpoint,
  EndpointError,
  GITHUB,
  MediaTypeNegotiator,
  RequestBuilder,
  type RequestOptions,
  UrlTemplate,
  VERSION,
} from "fluent-endpoint";

const called: RequestOptions = endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
const built: RequestOptions = new Endpoint().build("GET /orgs/{org}/repos", { org: "octokit" });
const texts: string[] = [called.method, built.url, VERSION];

class OfAVendor extends Endpoint {}

function isOurs(error: unknown): error is EndpointError {
  return error instanceof EndpointError;
}

export { GITHUB, isOurs, MediaTypeNegotiator, OfAVendor, RequestBuilder, texts, UrlTemplate };
