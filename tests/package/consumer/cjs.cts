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
import { InvalidRequestError, toAxios, toGot, toNodeHttp, toUndici } from "fluent-endpoint/adapters";
import { explain, type Explanation } from "fluent-endpoint/explain";

const called: RequestOptions = endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
const built: RequestOptions = new Endpoint().build("GET /orgs/{org}/repos", { org: "octokit" });
const texts: string[] = [called.method, built.url, VERSION];

const adapted: string[] = [
  toAxios(called).url,
  toGot(called).url,
  toUndici(called)[0],
  toNodeHttp(called).options.path,
];
texts.push(...adapted);
const refused = (error: unknown): string => (error instanceof InvalidRequestError ? error.path : "");

class OfAVendor extends Endpoint {}

const told: Explanation[] = [
  explain(endpoint, "GET /orgs/{org}/repos", { org: "octokit" }),
  explain(new OfAVendor(), { url: "/user" }, { secrets: "show" }),
  explain(new Endpoint().route("/user")),
];
texts.push(String(told[0]), ...told.flatMap(({ parameters }) => parameters.map(({ place }) => place)));

function isOurs(error: unknown): error is EndpointError {
  return error instanceof EndpointError;
}

export { GITHUB, isOurs, MediaTypeNegotiator, OfAVendor, refused, RequestBuilder, texts, UrlTemplate };
