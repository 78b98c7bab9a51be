import { ACCEPT, type Call, type Case, type DefaultsLayer, type Values } from "../contenders/call.js";
import type { Contender } from "../contenders/contender.js";
import { handWritten } from "../contenders/hand-written.js";
import {
  octokit,
  octokitDefaults,
  octokitWithBytes,
  octokitWithCredentials,
  octokitWithHeaders,
  octokitWithoutPreviews,
} from "../contenders/octokit.js";
import { build, buildWithCredentials, chainOfSteps, constructWithOptions, withHeaders } from "../contenders/ours.js";
import type { Suite } from "./suite.js";
import { timeSuite } from "./time.js";

/** A way to use the library, and who is timed with it: ours first. */
interface Shape extends Partial<Pick<Case, "accept" | "defaults">> {
  readonly name: string;
  readonly title: string;
  readonly contenders: readonly Contender[];
  /** How many calls are built in turn. */
  readonly count?: number;
  readonly call: (index: number) => Partial<Call> & Pick<Call, "path">;
}

/** Calls with credentials of their own: too many for a cache to keep them all. */
const FRESH = 1024;

const BUILDS = [build, octokit, handWritten];

const readme = (index: number): Pick<Call, "path" | "pathValues"> => ({
  path: "/repos/{owner}/{repo}/readme",
  pathValues: { owner: "octokit", repo: `rest-${index}` },
});

const issues = (index: number): Pick<Call, "path" | "pathValues" | "queryValues"> => ({
  path: "/repos/{owner}/{repo}/issues",
  pathValues: { owner: "octokit", repo: `rest-${index}` },
  queryValues: { page: index },
});

const withToken = (index: number): Pick<Call, "headers"> => ({
  headers: { authorization: `token not-a-secret-${index}` },
});

const HEADERS = { authorization: "token not-a-secret", "x-github-api-version": "2022-11-28" };
const PARAMETERS: Values = { owner: "octokit", per_page: 100 };
const NO_DEFAULTS: readonly DefaultsLayer[] = [];

const SHAPES: readonly Shape[] = [
  {
    name: "headers",
    title: "Two headers in the call, over three default headers",
    contenders: BUILDS,
    defaults: [{ headers: { ...HEADERS, "time-zone": "Europe/Amsterdam" } }],
    call: (index) => ({
      ...issues(index),
      headers: { "if-none-match": `"etag-${index}"`, "x-request-id": `request-${index}` },
    }),
  },
  {
    name: "upload",
    title: "An upload: full url with `{?name,label}`, raw data",
    contenders: [build, octokitWithBytes, handWritten],
    call: (index) => ({
      method: "POST",
      origin: "https://uploads.github.com",
      path: "/repos/{owner}/{repo}/releases/{release_id}/assets",
      pathValues: { owner: "octokit", repo: `rest-${index}`, release_id: 1000 + index },
      queryValues: { name: `app-${index}.zip`, label: `build-${index}` },
      data: new Uint8Array(64),
    }),
  },
  {
    name: "chain",
    title: "A chain: two `param()`, a `header()`, a `preview()`",
    contenders: [chainOfSteps, octokitWithoutPreviews, handWritten],
    accept: "application/vnd.github.mercy-preview+json",
    call: (index) => ({
      ...readme(index),
      headers: { "x-request-id": `request-${index}` },
      mediaType: { previews: ["mercy"] },
    }),
  },
  {
    name: "credentials",
    title: "Credentials for each request",
    contenders: [buildWithCredentials, octokitWithCredentials, handWritten],
    count: FRESH,
    call: (index) => ({ ...issues(index), ...withToken(index) }),
  },
  {
    name: "new-endpoint-with-options",
    title: "`new Endpoint(options)`: a base url, two headers, two parameters",
    contenders: [constructWithOptions, octokitDefaults],
    defaults: [{ headers: HEADERS, values: PARAMETERS }],
    count: 1,
    call: (index) => ({ ...issues(index), origin: "https://api.octocorp.ghe.com" }),
  },
  {
    name: "with-defaults",
    title: "`withDefaults({ headers })`",
    contenders: [withHeaders, octokitWithHeaders],
    count: FRESH,
    call: (index) => ({ ...issues(index), ...withToken(index) }),
  },
];

/** The ways in which programs use the library, one suite for each. */
export const SHAPE_SUITES: readonly Suite[] = SHAPES.map((shape) => {
  const name = `shapes-${shape.name}`;
  return timeSuite(name, () => caseOf(name, shape), shape.contenders);
});

function caseOf(name: string, { title, call, count = 16, accept = ACCEPT, defaults = NO_DEFAULTS }: Shape): Case {
  const plain = { method: "GET", origin: "https://api.github.com", pathValues: {}, queryValues: {} } as const;
  const calls = Array.from({ length: count }, (_, index): Call => ({ ...plain, ...call(index) }));
  return { name, title, calls, defaults, accept };
}
