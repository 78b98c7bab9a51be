// Octokit's packages, each from its package, once with @octokit/endpoint and once with shim.ts in its
// place. The server must receive the same requests from both, and the callers the same results, but for decided differences.
import { afterAll, describe, expect, test } from "@jest/globals";

import { VERSION } from "../../src/index.js";
import { SOURCE, type Method, type Packages } from "./octokit-packages/packages.js";
import { OF_CORE, OF_PLUGINS } from "./octokit-packages/plugin-works.js";
import { OF_ENDPOINT, OF_GRAPHQL, OF_REQUEST } from "./octokit-packages/request-works.js";
import type { Setting } from "./octokit-packages/work.js";
import { DIFFERENCES, withDifferences, withResultDifferences } from "./octokit-rest/differences.js";
import { loadBoth } from "./octokit-rest/octokits.js";
import { startRecorder, type RecordedRequest } from "./octokit-rest/recorder.js";

const recorder = await startRecorder();
afterAll(() => {
  recorder.stop();
});

const { published, shimmed } = await loadBoth<Packages>("octokit-packages", SOURCE, VERSION);

/** What the callers of a package see, and what the server receives. */
interface Outcome {
  readonly requests: readonly RecordedRequest[];
  readonly result: unknown;
  readonly log: readonly string[];
}

/** Sends to the recorder, and does not wait between attempts. */
function settingOf(packages: Packages, log: string[]): Setting {
  const note = (text: unknown): void => void log.push(String(text).replace(/\d+ms/, "1ms"));
  const again = (): boolean => true;
  const options = {
    auth: "secret",
    log: { debug: note, info: note, warn: note, error: note },
    request: { fetch: recorder.fetch },
    retry: { retryAfterBaseValue: 1 },
    throttle: { onRateLimit: again, onSecondaryRateLimit: again, retryAfterBaseValue: 1 },
  };
  const request = packages.request.defaults({ request: { fetch: recorder.fetch } });
  return {
    ...packages,
    recorder,
    log,
    request,
    graphql: packages.graphql.defaults({ request: { fetch: recorder.fetch } }),
    octokit: (...plugins) => new (packages.Octokit.plugin(...plugins))(options),
  };
}

async function outcomeOf(packages: Packages, work: (setting: Setting) => unknown): Promise<Outcome> {
  recorder.requests.length = 0;
  recorder.answers.length = 0;
  const log: string[] = [];
  const result = await (async () => work(settingOf(packages, log)))().catch((error: unknown) => {
    const { name, message, status } = error as Error & { status?: number };
    return { name, message, status };
  });
  return { requests: [...recorder.requests], result: asData(result), log };
}

/** A result without functions, the date, and what the server says of the request: that is compared by itself. */
function asData(result: unknown): unknown {
  const text = JSON.stringify(result, (name, value: unknown) => {
    const isEcho =
      typeof value === "object" && value !== null && "method" in value && "body" in value && "url" in value;
    const isOfServer = name === "date" || (name === "url" && String(value).startsWith("http://127.0.0.1"));
    return isOfServer || (name === "data" && isEcho) ? undefined : value;
  });
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

const groups = { request: OF_REQUEST, endpoint: OF_ENDPOINT, graphql: OF_GRAPHQL, core: OF_CORE, plugins: OF_PLUGINS };
const found = new Set<string>();

describe.each(Object.entries(groups))("%s", (_, works) => {
  const cases = works.map(([name, work, decision, parameters = {}]) => ({ name, work, decision, parameters }));

  test.each(cases)("$name", async ({ work, decision, parameters }) => {
    const theirs = await outcomeOf(published, work);
    const ours = await outcomeOf(shimmed, work);

    const expected = theirs.requests.map((request) => withDifferences(request, { ...parameters }));
    const { result, decisions } = withResultDifferences(theirs.result);
    expect(ours).toEqual({ ...theirs, result, requests: expected.map(({ request }) => request) });
    const all = new Set([...expected.flatMap(({ decisions }) => decisions), ...decisions]);
    expect([...all]).toEqual(decision === undefined ? [] : [decision]);
    for (const one of all) found.add(one);
  });
});

describe("enterprise-server", () => {
  type Server = Readonly<Record<string, Readonly<Record<string, Method>>>>;
  const serverOf = (packages: Packages): Server => {
    const { octokit, enterpriseServer310, enterpriseServer310Admin } = settingOf(packages, []);
    return octokit(enterpriseServer310, enterpriseServer310Admin) as unknown as Server;
  };
  const theirServer = serverOf(published);
  const ourServer = serverOf(shimmed);
  const methods = Object.entries(theirServer).flatMap(([scope, members]) =>
    Object.entries(members)
      .filter(([, method]) => typeof method === "function" && "endpoint" in method)
      .map(([name, { endpoint }]) => ({ scope, name, route: `${endpoint.DEFAULTS.method} ${endpoint.DEFAULTS.url}` })),
  );

  test("it has 845 methods, and the url of 17 starts with a placeholder", () => {
    expect(methods).toHaveLength(845);
    expect(methods.filter(({ route }) => route.includes(" {origin}"))).toHaveLength(17);
  });

  test.each(methods)("$scope.$name: $route", async ({ scope, name, route }) => {
    const values = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, `${name!}/1`]);
    const parameters = Object.fromEntries(values) as Readonly<Record<string, string>>;
    const theirs = await outcomeOf(published, () => theirServer[scope]![name]!(parameters));
    const ours = await outcomeOf(shimmed, () => ourServer[scope]![name]!(parameters));

    if (route.includes(" {origin}")) {
      expect(theirs).toMatchObject({ requests: [], result: { name: "HttpError" } });
      expect(ours.requests.map(({ url }) => url.startsWith("https://api.github.com/origin%2F1/"))).toEqual([true]);
      found.add("C7");
      return;
    }
    const expected = theirs.requests.map((request) => withDifferences(request, parameters));
    expect(expected).toHaveLength(1);
    expect(ours).toEqual({ ...theirs, requests: expected.map(({ request }) => request) });
    for (const one of expected.flatMap(({ decisions }) => decisions)) found.add(one);
  });
});

test("all decided differences occur", () => {
  expect([...found].sort()).toEqual(DIFFERENCES.map(({ decision }) => decision));
});
