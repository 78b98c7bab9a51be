import { operations, type Operation } from "../../tests/conformance/github/catalogue.js";
import { ACCEPT, hasQueryOfItsOwn, type Call, type Case, type Values } from "../contenders/call.js";

const GITHUB = { origin: "https://api.github.com", pathValues: {}, queryValues: {} } as const;

/** How many calls with values of their own a hot route has. */
const CALLS = 16;

const hot = (name: string, title: string, call: (index: number) => Partial<Call>, more: Partial<Case> = {}): Case => ({
  name,
  title,
  calls: Array.from({ length: CALLS }, (_, index) => ({ ...GITHUB, method: "GET", path: "/", ...call(index) })),
  defaults: [],
  accept: ACCEPT,
  ...more,
});

/** Every operation of GitHub's REST API, one call each. */
export function catalogue(): Case {
  return {
    name: "catalogue",
    title: "GitHub's whole catalogue",
    calls: operations().map(toCall),
    defaults: [],
    accept: ACCEPT,
  };
}

/** One route, called over and over with other values. */
export const HOT_ROUTES: readonly Case[] = [
  hot("hot-query", "One hot route: query", (index) => ({
    path: "/orgs/{org}/repos",
    pathValues: { org: `octokit-${index}` },
    queryValues: { type: "private", per_page: 100, page: index },
  })),
  hot("hot-body", "One hot route: JSON body", (index) => ({
    method: "POST",
    path: "/repos/{owner}/{repo}/issues",
    pathValues: { owner: "octokit", repo: `rest-${index}` },
    bodyValues: { title: `Found a bug ${index}`, body: "It does not work.", labels: ["bug"], milestone: index },
  })),
  hot(
    "hot-defaults",
    "One hot route: three layers of defaults",
    (index) => ({
      path: "/repos/{owner}/{repo}/issues",
      pathValues: { repo: `rest-${index}` },
      queryValues: { state: "open", page: index },
    }),
    {
      defaults: [
        { headers: { authorization: "token not-a-secret" } },
        { headers: { "x-github-api-version": "2022-11-28" }, values: { per_page: 100 } },
        { values: { owner: "octokit" } },
      ],
    },
  ),
  hot(
    "hot-media-type",
    "One hot route: previews and format",
    (index) => ({
      path: "/repos/{owner}/{repo}/readme",
      pathValues: { owner: "octokit", repo: `rest-${index}` },
      mediaType: { format: "raw", previews: ["mercy", "nebula"] },
    }),
    { accept: "application/vnd.github.mercy-preview.raw,application/vnd.github.nebula-preview.raw" },
  ),
];

/** Values that are more work than a plain word. */
export const VALUES: readonly Case[] = [
  hot("values-encoded", "Values that need encoding", (index) => ({
    path: "/repos/{owner}/{repo}/contents/{path}",
    pathValues: { owner: "octokit", repo: `rest ${index}`, path: "docs/überblick & more.md" },
    queryValues: { ref: `heads/größe #${index}`, message: "what? 100 % of it: 日本語" },
  })),
  hot("values-reserved", "Reserved expansion", (index) => ({
    path: "/repos/{owner}/{repo}/contents/{+path}",
    pathValues: { owner: "octokit", repo: `rest-${index}`, path: `docs/guide-${index}/readme.md` },
  })),
  hot("values-reserved-encoded", "Reserved expansion of a value that needs encoding", (index) => ({
    path: "/repos/{owner}/{repo}/contents/{+path}",
    pathValues: { owner: "octokit", repo: `rest-${index}`, path: `docs/guide-${index}/read me.md` },
  })),
  hot("values-lists", "Lists", (index) => ({
    path: "/repos/{owner}/{repo}/issues",
    pathValues: { owner: "octokit", repo: `rest-${index}` },
    queryValues: { labels: ["bug", "help wanted", `p${index}`], assignees: ["octocat", "hubot"] },
  })),
];

function toCall({ method, origin, path, options, pathParameters, queryParameters }: Operation): Call {
  const { data, ...values } = options;
  const pick = (wanted: (name: string) => boolean): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
  const isPath = (name: string): boolean => pathParameters.includes(name);
  const isQuery = (name: string): boolean =>
    !isPath(name) && (hasQueryOfItsOwn(method) || queryParameters.includes(name));
  const bodyValues = pick((name) => !isPath(name) && !isQuery(name));
  return {
    method,
    origin,
    path,
    pathValues: pick(isPath),
    queryValues: pick(isQuery),
    ...(data === undefined && Object.keys(bodyValues).length > 0 && { bodyValues }),
    ...(data !== undefined && { data }),
  };
}
