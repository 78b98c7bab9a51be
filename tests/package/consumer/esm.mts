// Compiled, not run, against the packed library: as an ES module (nodenext) and for a bundler.
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
// @ts-expect-error -- a route is text
endpoint(5);
// @ts-expect-error -- options are an object
new Endpoint().build("/x", "org");

// The type of the answer rides along.
type User = { login: string };
const user = called as RequestOptions<User>;
const stringify = (value: unknown): string => String(value);
const axios: AxiosConfig<User> = toAxios(user, { stringify });
const got: GotOptions<User> = toGot(user);
const undici: UndiciOptions<User> = toUndici(user)[1];
const node: NodeHttpRequest<User> = toNodeHttp(user);
const answers: ResponseOf<typeof axios | typeof got | typeof undici | typeof node>[] = [{ login: "octocat" }];
texts.push(axios.method, got.url, undici.method, node.options.path, ...answers.map(({ login }) => login));

// @ts-expect-error -- another type of answer
const other: AxiosConfig<number> = toAxios(user);
// @ts-expect-error -- no request
toAxios({ method: "get" });
const refused = (error: unknown): string => (error instanceof InvalidRequestError ? error.path : "");
// @ts-expect-error -- secrets are shown or hidden
explain(endpoint, { url: "/x" }, { secrets: true });
// @ts-expect-error -- what the library looks into is no part of its face
Endpoint.pipelineOf(endpoint.endpoint);

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

export { GITHUB, isOurs, MediaTypeNegotiator, OfAVendor, other, refused, RequestBuilder, texts, UrlTemplate };
