import { EXAMPLES, FIRST_EXAMPLE, OWN_API } from "./examples.js";
import { EMPTY, json, type State } from "./state.js";

/** A vendor, with a call to begin with. */
export interface Preset {
  readonly title: string;
  readonly vendor: Readonly<Pick<State, (typeof VENDOR_FIELDS)[number]>>;
  readonly call: Readonly<Pick<State, (typeof CALL_FIELDS)[number]>>;
}

const POLICY_FIELDS = ["arrays", "objects", "body"] as const;

const VENDOR_FIELDS = [
  "vendor",
  "vendorName",
  "vendorBaseUrl",
  "vendorMediaTypeVersion",
  "vendorHeaders",
  "vendorCredentials",
  ...POLICY_FIELDS,
] as const;

const CALL_FIELDS = ["route", "parameters", "headers", "previews", "format", "defaults"] as const;

type Fields = Partial<Omit<State, "vendor" | "vendorName" | "vendorBaseUrl" | "route">>;

function preset(title: string, vendorName: string, vendorBaseUrl: string, route: string, fields: Fields): Preset {
  return presetOf(title, { ...EMPTY, vendor: "other", vendorName, vendorBaseUrl, route, ...fields });
}

function presetOf(title: string, state: Readonly<State>): Preset {
  return { title, vendor: pick(state, VENDOR_FIELDS), call: pick(state, CALL_FIELDS) };
}

function pick<Name extends keyof State>(state: Readonly<State>, names: readonly Name[]): Pick<State, Name> {
  return Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<State, Name>;
}

/** The visitor's own API. */
export const YOUR_API: Preset = presetOf("Your API", EXAMPLES.get(FIRST_EXAMPLE) ?? OWN_API);

const GITHUB: Preset = presetOf("GitHub", EXAMPLES.get("List repositories") ?? EMPTY);

/** The vendors of examples/vendors, and GitHub. */
export const PRESETS: readonly Preset[] = [
  GITHUB,
  preset("GitHub Enterprise Server", "github", "https://{host}/api/v3", "GET /repos/{owner}/{repo}/issues", {
    vendorMediaTypeVersion: "v3",
    arrays: "comma",
    defaults: json({ host: "github.example.com" }),
    parameters: json({ owner: "octokit", repo: "rest.js", labels: ["bug", "help wanted"] }),
  }),
  preset("GitLab", "gitlab", "https://gitlab.com/api/v4", "GET /projects/{id}/issues", {
    vendorCredentials: "private-token, job-token",
    arrays: "brackets",
    objects: "brackets",
    headers: json({ "private-token": "secret" }),
    parameters: json({ id: "group/app", iids: [1, 2], not: { author_username: "ghost" } }),
  }),
  preset("Stripe", "stripe", "https://api.stripe.com", "POST /v1/customers/{customer}", {
    vendorHeaders: json({ "stripe-version": "2026-10-28.endive" }),
    arrays: "indices",
    objects: "brackets",
    body: "form",
    headers: json({ authorization: "Bearer secret" }),
    parameters: json({ customer: "cus_1", metadata: { plan: "pro" }, expand: ["tax"] }),
  }),
  preset("Jira Cloud", "jira", "https://{tenant}.atlassian.net/rest/api/3", "GET /search/jql", {
    defaults: json({ tenant: "acme" }),
    headers: json({ authorization: "Basic secret" }),
    parameters: json({ jql: "project = APP", maxResults: 10 }),
  }),
  preset("Gitea and Forgejo", "gitea", "https://gitea.com/api/v1", "GET /notifications", {
    headers: json({ authorization: "token secret" }),
    parameters: json({ "status-types": ["unread", "pinned"] }),
  }),
  preset("Figma", "figma", "https://api.figma.com", "GET /v1/files/{file_key}", {
    vendorCredentials: "x-figma-token",
    headers: json({ "x-figma-token": "secret" }),
    parameters: json({ file_key: "abc", depth: 2 }),
  }),
];

/** Whether all fields have the values of the preset. */
export function matches(state: Readonly<Partial<State>>, fields: Readonly<Partial<State>>): boolean {
  return Object.entries(fields).every(([name, value]) => state[name as keyof State] === value);
}

/** The preset that the fields of the vendor have; the visitor may have changed its policy. */
export function presetIn(state: State): Preset | undefined {
  if (state.vendor === "github") return GITHUB;
  return PRESETS.find(({ vendor }) =>
    matches({ ...vendor, ...pick(state, POLICY_FIELDS) }, pick(state, VENDOR_FIELDS)),
  );
}

const OFFERED: readonly Readonly<State>[] = [
  ...[YOUR_API, ...PRESETS].map(({ vendor, call }) => ({ ...EMPTY, ...vendor, ...call })),
  ...EXAMPLES.values(),
];

/** Whether the call is one that the page offers, and none that the visitor typed. */
function isOffered(state: State): boolean {
  return OFFERED.some((offered) => matches(state, pick(offered, CALL_FIELDS)));
}

/** Whether the visitor typed something: a call, or an API. */
export function isTyped(state: State): boolean {
  return !OFFERED.some((offered) => matches(state, offered));
}

/** What a visitor gets who chooses a vendor: a call that the visitor typed stays. */
export function choose({ vendor, call }: Preset, state: State): Partial<State> {
  return isOffered(state) ? { ...vendor, ...call } : vendor;
}
