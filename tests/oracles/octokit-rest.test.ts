// The real @octokit/rest, once with @octokit/endpoint and once with the module of the migration guide in its place. Every
// method sends its request to a server, which must receive the same from both, but for the decided differences.
import { afterAll, describe, expect, test } from "@jest/globals";

import { VERSION } from "../../src/index.js";
import { withDifferences } from "./octokit-rest/differences.js";
import { methodsOf, type RestMethod } from "./octokit-rest/methods.js";
import { loadOctokits, type Octokit } from "./octokit-rest/octokits.js";
import { startRecorder, type RecordedRequest, type Recorder } from "./octokit-rest/recorder.js";

const recorder: Recorder = await startRecorder();
afterAll(() => {
  recorder.stop();
});

const log = { debug() {}, info() {}, warn() {}, error() {} };
const options = { auth: "secret", log, request: { fetch: recorder.fetch } };
const { Published, Shimmed } = await loadOctokits(VERSION);
const published = new Published(options);
const shimmed = new Shimmed(options);
const methods = methodsOf(published);

/** The requests that the server receives while an Octokit works. */
async function requestsOf(work: () => Promise<unknown>): Promise<RecordedRequest[]> {
  recorder.requests.length = 0;
  await work();
  return [...recorder.requests];
}

/** What a method sends, as the server receives it. */
async function sent({ rest }: Octokit, { scope, name }: RestMethod, ...call: object[]): Promise<RecordedRequest> {
  const [request, ...more] = await requestsOf(() => rest[scope]![name]!(...(call as [object?])));
  expect(more).toEqual([]);
  return request!;
}

const found = new Set<string>();

async function expectSameRequest(method: RestMethod, ...call: object[]): Promise<void> {
  const theirs = await sent(published, method, ...call);
  const { request, decisions } = withDifferences(theirs, (call[0] ?? {}) as Readonly<Record<string, unknown>>);
  for (const decision of decisions) found.add(decision);
  expect(await sent(shimmed, method, ...call)).toEqual(request);
}

const titled = (some: readonly RestMethod[]): [string, RestMethod][] =>
  some.map((method) => [`${method.scope}.${method.name}: ${method.route}`, method]);

test("@octokit/rest has 1,028 methods, all of which are called here", () => {
  expect(methods).toHaveLength(1028);
  expect(new Set(methods.map(({ scope, name }) => `${scope}.${name}`)).size).toBe(1028);
});

test("GitHub's document describes the parameters of all but 29 of them", () => {
  expect(methods.filter(({ operation }) => !operation)).toHaveLength(29);
});

describe("sends the same request with required and with all parameters", () => {
  test.each(titled(methods))("%s", async (_, method) => {
    await expectSameRequest(method, method.required);
    await expectSameRequest(method, method.all);
  });
});

describe("sends the same request without arguments (B5)", () => {
  const withoutPlaceholders = methods.filter(({ route }) => !/\{\w/.test(route));

  test("the methods without placeholders are 99", () => {
    expect(withoutPlaceholders).toHaveLength(99);
  });

  test.each(titled(withoutPlaceholders))("%s", (_, method) => expectSameRequest(method));
});

describe("sends the same requests through the rest of Octokit", () => {
  type Work = (octokit: Octokit) => Promise<unknown>;
  const owner = { owner: "octokit", repo: "rest.js" };
  const nextPage = '<https://api.github.com/repositories/1/issues?labels=a%2Cb&page=2>; rel="next"';
  const works: [string, number, Work][] = [
    ["request(route)", 1, (octokit) => octokit.request("GET /repos/{owner}/{repo}{?x}", { ...owner, x: 1 })],
    ["request(options)", 1, (octokit) => octokit.request({ method: "POST", url: "/markdown", text: "a" })],
    ["defaults()", 1, ({ request }) => request.defaults({ owner: "octokit" })("GET /users/{owner}", { b: 1 })],
    ["a renamed parameter", 1, ({ rest }) => rest["codeScanning"]!["getAlert"]!({ ...owner, alert_id: 1 })],
    [
      "a body under another name",
      1,
      ({ rest }) => rest["repos"]!["addStatusCheckContexts"]!({ ...owner, branch: "a", contexts: ["ci"] }),
    ],
    ["a format", 1, ({ rest }) => rest["repos"]!["getReadme"]!({ ...owner, mediaType: { format: "raw" } })],
    ["a header", 1, ({ rest }) => rest["repos"]!["get"]!({ ...owner, headers: { "if-none-match": '"a"' } })],
    ["another base URL", 1, ({ rest }) => rest["repos"]!["get"]!({ ...owner, baseUrl: "https://ghe.example/api/v3" })],
    ["graphql", 1, (octokit) => octokit.graphql("query ($a: Int) { viewer { login } }", { a: 1 })],
    [
      "graphql with a preview",
      1,
      (octokit) => octokit.graphql("{ viewer { login } }", { mediaType: { previews: ["mercy"] } }),
    ],
    [
      "paginate",
      2,
      (octokit) => {
        recorder.answers.push({ headers: { link: nextPage }, body: [1] }, { body: [2] });
        return octokit.paginate(octokit.rest["issues"]!["listForRepo"]!, { ...owner, per_page: 1, state: "all" });
      },
    ],
    [
      "a hook that changes the request",
      1,
      (octokit) => {
        octokit.hook.before("request", (request) => {
          request["headers"] = { ...(request["headers"] as object), "x-hook": "1" };
        });
        return octokit.rest["repos"]!["get"]!(owner);
      },
    ],
  ];

  test.each(works)("%s", async (_, count, work) => {
    const theirs = await requestsOf(() => work(new Published(options)));
    expect(theirs).toHaveLength(count);
    expect(await requestsOf(() => work(new Shimmed(options)))).toEqual(theirs);
  });

  test("with the token", async () => {
    const [request] = await requestsOf(() => shimmed.request("/user"));
    expect(request!.headers.authorization).toBe("token secret");
  });
});

test("these decided differences occur, and no others", () => {
  expect([...found].sort()).toEqual(["C1", "C9", "D1", "D3"]);
});

describe("a call with an error rejects, and sends nothing", () => {
  const user = "GET /repos/{owner}/{repo}";
  test.each<[error: string, call: (octokit: Octokit) => Promise<unknown>]>([
    ["MissingParameterError", ({ request }) => request(user, { owner: "a" })],
    ["UnsafePathError", ({ request }) => request(user, { owner: "..", repo: "b" })],
    ["InvalidOptionError", ({ request }) => request(user, { owner: "a", repo: "b", headers: 5 })],
    ["InvalidOptionError", ({ request }) => request(user, { owner: "a", repo: "b", baseURL: "https://evil.example" })],
    ["InvalidHeaderError", ({ request }) => request(user, { owner: "a", repo: "b", headers: { "x-a": "\n" } })],
    ["InvalidMethodError", ({ request }) => request("GTE /user")],
    ["InvalidRouteError", ({ request }) => request("GET /user extra")],
  ])("%s", async (name, call) => {
    const requests = await requestsOf(async () => {
      let promise: Promise<unknown> | undefined;
      expect(() => (promise = call(shimmed))).not.toThrow();
      await expect(promise).rejects.toMatchObject({ name });
    });
    expect(requests).toEqual([]);
  });
});
