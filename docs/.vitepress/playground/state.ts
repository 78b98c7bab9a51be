/** What a visitor has typed: texts, valid or not. */
export interface State {
  route: string;
  /** JSON. */
  parameters: string;
  /** JSON. */
  headers: string;
  /** Names with commas between. */
  previews: string;
  format: string;
  /** JSON. */
  defaults: string;
  arrays: string;
  objects: string;
  body: "json" | "form";
  /** `"github"`, another API with the fields below, or the one of an OpenAPI document. */
  vendor: "github" | "other" | "document";
  vendorName: string;
  vendorBaseUrl: string;
  vendorMediaTypeVersion: string;
  /** JSON. */
  vendorHeaders: string;
  /** Names with commas between. */
  vendorCredentials: string;
}

export const EMPTY: Readonly<State> = {
  route: "",
  parameters: "{}",
  headers: "{}",
  previews: "",
  format: "",
  defaults: "{}",
  arrays: "comma",
  objects: "error",
  body: "json",
  vendor: "github",
  vendorName: "acme",
  vendorBaseUrl: "https://api.acme.example/v1",
  vendorMediaTypeVersion: "",
  vendorHeaders: "{}",
  vendorCredentials: "",
};

/** A value as a field of JSON has it. */
export const json = (value: object): string => JSON.stringify(value, undefined, 2);

/** What the page offers to begin with: the first one is there when the page opens. */
export const EXAMPLES: ReadonlyMap<string, Readonly<State>> = new Map([
  [
    "List repositories",
    {
      ...EMPTY,
      route: "GET /orgs/{org}/repos",
      parameters: json({ org: "octokit", type: "public", per_page: 5 }),
      headers: json({ "x-trace": "42" }),
    },
  ],
  [
    "Create an issue",
    {
      ...EMPTY,
      route: "POST /repos/{owner}/{repo}/issues",
      parameters: json({ repo: "rest.js", title: "Found a bug", labels: ["bug"] }),
      defaults: json({ owner: "octokit" }),
    },
  ],
  [
    "A missing parameter",
    { ...EMPTY, route: "DELETE /repos/{owner}/{repo}", parameters: json({ owner: "octokit", repos: "rest.js" }) },
  ],
  [
    "An attack on the path",
    { ...EMPTY, route: "GET /repos/{owner}/{repo}", parameters: json({ owner: "octokit", repo: ".." }) },
  ],
  [
    "A preview and a format",
    {
      ...EMPTY,
      route: "GET /repos/{owner}/{repo}/readme",
      parameters: json({ owner: "octokit", repo: "rest.js" }),
      previews: "mercy",
      format: "raw",
    },
  ],
  [
    "A form with nested members",
    {
      ...EMPTY,
      vendor: "other",
      vendorName: "shop",
      vendorBaseUrl: "https://api.shop.example/v1",
      route: "POST /customers",
      parameters: json({ email: "mona@example.com", metadata: { plan: "pro" }, tags: ["a", "b"] }),
      body: "form",
      arrays: "indices",
      objects: "brackets",
    },
  ],
]);
