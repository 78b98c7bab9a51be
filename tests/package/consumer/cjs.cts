// Compiled against the packed library as CommonJS, but not run. Otherwise like esm.mts.
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
const pathOf = (error: unknown): string => (error instanceof InvalidRequestError ? error.path : "");

class Custom extends Endpoint {}

const explanations: Explanation[] = [
  explain(endpoint, "GET /orgs/{org}/repos", { org: "octokit" }),
  explain(new Custom(), { url: "/user" }, { secrets: "show" }),
  explain(new Endpoint().route("/user")),
];
texts.push(String(explanations[0]), ...explanations.flatMap(({ parameters }) => parameters.map(({ place }) => place)));

function isOurs(error: unknown): error is EndpointError {
  return error instanceof EndpointError;
}

export { GITHUB, isOurs, MediaTypeNegotiator, Custom, pathOf, RequestBuilder, texts, UrlTemplate };
