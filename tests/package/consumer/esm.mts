// Compiled against the packed library as an ES module, but not run. cjs.cts is the same as CommonJS.
import { Endpoint, endpoint, GITHUB, RequestBuilder, type RequestOptions, UrlTemplate, VERSION } from "fluent-endpoint";
import { toAxios, toGot, toNodeHttp, toUndici, type AxiosConfig } from "fluent-endpoint/adapters";
import { explain, type Explanation } from "fluent-endpoint/explain";

const called: RequestOptions = endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
const built: RequestOptions = new Endpoint().build("GET /orgs/{org}/repos", { org: "octokit" });
const texts: string[] = [called.method, built.url, VERSION, new UrlTemplate("/{org}").expand({ org: "octokit" })];

// @ts-expect-error -- headers is an object
endpoint("/x", { headers: 5 });
// @ts-expect-error -- a route is a string
endpoint(5);

// Results carry the type of the response.
const user = called as RequestOptions<{ login: string }>;
const axios: AxiosConfig<{ login: string }> = toAxios(user);
texts.push(axios.method, toGot(user).url, toUndici(user)[0], toNodeHttp(user).options.path);
// @ts-expect-error -- another response type
const other: AxiosConfig<number> = toAxios(user);

class Custom extends Endpoint {}

const explanation: Explanation = explain(new Custom(), "GET /orgs/{org}/repos", { org: "octokit" });
texts.push(String(explanation));

export { Custom, GITHUB, other, RequestBuilder, texts };
