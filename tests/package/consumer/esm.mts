// Compiled against the packed library as an ES module (nodenext) and for a bundler, but not run.
import {
  Endpoint,
  endpoint,
  EndpointError,
  GITHUB,
  MediaTypeNegotiator,
  RequestBuilder,
  type RequestOptions,
  type ResponseOf,
  UrlTemplate,
  VERSION,
} from "fluent-endpoint";
import { InvalidRequestError, toAxios, toGot, toNodeHttp, toUndici } from "fluent-endpoint/adapters";
import type { AxiosConfig, GotOptions, NodeHttpRequest, UndiciOptions } from "fluent-endpoint/adapters";
import { explain, type Explanation } from "fluent-endpoint/explain";

const called: RequestOptions = endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
const built: RequestOptions = new Endpoint().build("GET /orgs/{org}/repos", { org: "octokit" });
const texts: string[] = [called.method, built.url, VERSION];

interface Repos {
  org: string;
  per_page?: number;
}
class Options {
  readonly org = "octokit";
}
const repos: Repos = { org: "octokit" };
const nested: RequestOptions[] = [
  endpoint("GET /orgs/{org}/repos", repos),
  endpoint.defaults(repos)("GET /orgs/{org}/repos", new Options()),
  new Endpoint(repos).withDefaults(repos).build("GET /orgs/{org}/repos", repos),
  new Endpoint().route("GET /orgs/{org}/repos").params(repos).build(),
];
texts.push(new UrlTemplate("/{org}").expand(repos), ...nested.map(({ url }) => url));

// @ts-expect-error -- headers is an object
endpoint("/x", { headers: 5 });
// @ts-expect-error -- previews is a list of strings
endpoint("/x", { org: "octokit", mediaType: { previews: "mercy" } });
// @ts-expect-error -- a route is a string
endpoint(5);
// @ts-expect-error -- options are an object
new Endpoint().build("/x", "org");

// Results carry the type of the response.
type User = { login: string };
const user = called as RequestOptions<User>;
const stringify = (value: unknown): string => String(value);
const axios: AxiosConfig<User> = toAxios(user, { stringify });
const got: GotOptions<User> = toGot(user);
const undici: UndiciOptions<User> = toUndici(user)[1];
const node: NodeHttpRequest<User> = toNodeHttp(user);
const responses: ResponseOf<typeof axios | typeof got | typeof undici | typeof node>[] = [{ login: "octocat" }];
texts.push(axios.method, got.url, undici.method, node.options.path, ...responses.map(({ login }) => login));

// @ts-expect-error -- another response type
const other: AxiosConfig<number> = toAxios(user);
// @ts-expect-error -- not a request
toAxios({ method: "get" });
const pathOf = (error: unknown): string => (error instanceof InvalidRequestError ? error.path : "");
// @ts-expect-error -- secrets is "show" or "hide"
explain(endpoint, { url: "/x" }, { secrets: true });
// @ts-expect-error -- internal members are not public
Endpoint.configOf(endpoint.endpoint);

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

export { GITHUB, isOurs, MediaTypeNegotiator, Custom, other, pathOf, RequestBuilder, texts, UrlTemplate };
