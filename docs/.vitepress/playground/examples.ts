import { EMPTY, json, type State } from "./state.js";

/** The API of the visitor: its base URL is all that a vendor needs. */
export const OWN_API: Readonly<State> = {
  ...EMPTY,
  vendor: "other",
  vendorName: "",
  vendorBaseUrl: "https://api.acme.example",
};

type Examples = ReadonlyMap<string, Readonly<State>>;

const OF_YOUR_API: Examples = new Map([
  [
    "List orders",
    {
      ...OWN_API,
      route: "GET /users/{id}/orders",
      parameters: json({ id: "mona lisa", status: "open" }),
    },
  ],
  [
    "Create an order",
    {
      ...OWN_API,
      route: "POST /users/{id}/orders",
      parameters: json({ id: 7, items: [{ sku: "tea", quantity: 2 }], gift: true }),
      headers: json({ "x-trace": "42" }),
    },
  ],
  [
    "A missing parameter",
    { ...OWN_API, route: "DELETE /users/{id}/orders/{order}", parameters: json({ id: 7, orders: "o_1" }) },
  ],
  [
    "An attack on the path",
    {
      ...OWN_API,
      route: "DELETE /users/{id}/orders/{order}",
      parameters: json({ id: 7, order: ".." }),
    },
  ],
  [
    "A form with nested members",
    {
      ...OWN_API,
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

const OF_GITHUB: Examples = new Map([
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
    "A preview and a format",
    {
      ...EMPTY,
      route: "GET /repos/{owner}/{repo}/readme",
      parameters: json({ owner: "octokit", repo: "rest.js" }),
      previews: "mercy",
      format: "raw",
    },
  ],
]);

/** What the page offers to begin with, by API. */
export const EXAMPLES_OF: Readonly<Record<string, Examples>> = { "Your API": OF_YOUR_API, GitHub: OF_GITHUB };

export const EXAMPLES: Examples = new Map([...OF_YOUR_API, ...OF_GITHUB]);

/** The example that is there when the page opens. */
export const FIRST_EXAMPLE = "List orders";
