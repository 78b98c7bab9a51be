import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Part} Part */

const API = "https://api.github.com";

/** @type {Part} */
export const vendors = ({ Endpoint, VERSION }) => {
  const GitLab = withVendor(Endpoint, {
    name: "gitlab",
    baseUrl: "https://gitlab.example/api/v4",
    policy: { arrays: "repeat" },
  });
  const Gitea = withVendor(Endpoint, {
    name: "gitea",
    baseUrl: "https://gitea.example/api/v1",
    mediaTypeVersion: "v1",
  });
  return [
    [
      "A2: another vendor",
      () => new GitLab().build("GET /projects/{id}", { id: "group/app", iids: [1, 2] }),
      {
        method: "get",
        url: "https://gitlab.example/api/v4/projects/group%2Fapp?iids=1&iids=2",
        headers: { accept: "application/json", "user-agent": `gitlab-endpoint.js/${VERSION}` },
      },
    ],
    ["A2: a vendor's media types", () => new Gitea().build("/x").headers.accept, "application/vnd.gitea.v1+json"],
    [
      "A2: no media types, no previews",
      () => new GitLab().build("/x", { mediaType: { previews: ["a"] } }),
      fails("InvalidMediaTypeError"),
    ],
    ["A3: withDefaults() gives the same class", () => new GitLab().withDefaults({ a: 1 }) instanceof GitLab, true],
    ["A3: DEFAULTS is frozen deeply", () => Object.isFrozen(new Endpoint().DEFAULTS.headers), true],
    [
      "A3: a parameter is kept by identity",
      () => {
        const value = { a: 1 };
        return new Endpoint({ value }).build("POST /x").body.value === value;
      },
      true,
    ],
  ];
};

/** @type {Part} */
export const cascade = ({ Endpoint, endpoint }) => {
  const request = { a: 1 };
  return [
    [
      "A4: a plain object is replaced whole",
      () => new Endpoint({ o: { a: 1 } }).build("POST /x", { o: { b: 2 } }).body,
      { o: { b: 2 } },
    ],
    [
      "A4: previews are united, without a name twice",
      () =>
        new Endpoint({ mediaType: { previews: ["a", "b"] } }).merge({
          mediaType: { previews: ["b-preview", "c"] },
          url: "/x",
        }).mediaType,
      { format: "", previews: ["a", "b", "c"] },
    ],
    ["A4: request is returned by identity", () => new Endpoint({ request }).build("/x").request === request, true],
    [
      "A4: two requests give a fresh one",
      () => new Endpoint({ request }).build("/x", { request: { b: 2 } }).request,
      { a: 1, b: 2 },
    ],
    ["F3: baseURL in a call", () => endpoint("/x", { baseURL: "https://a.example" }), fails("InvalidOptionError")],
    ...["baseURL", "base_url", "Headers", "authorization"].map(
      (name) =>
        /** @type {const} */ ([
          `F3: ${name} in defaults`,
          () => new Endpoint({ [name]: "a" }),
          fails("InvalidOptionError"),
        ]),
    ),
    ["F3: base_url in a call", () => endpoint("/x", { base_url: "a" }).url, "https://api.github.com/x?base_url=a"],
    ["A5: undefined keeps the default", () => new Endpoint({ a: 1 }).build("/x", { a: undefined }).url, `${API}/x?a=1`],
    ["A5: null is absent in a url", () => new Endpoint({ a: 1 }).build("/x", { a: null }).url, `${API}/x`],
    ["A5: null is null in a body", () => new Endpoint({ a: 1 }).build("POST /x", { a: null }).body, { a: null }],
    ["A5: null removes a header", () => endpoint("/x", { headers: { accept: null, "user-agent": null } }).headers, {}],
  ];
};

/**
 * @param {any} Endpoint
 * @param {object} vendor
 * @returns {any}
 */
const withVendor = (Endpoint, vendor) =>
  class extends Endpoint {
    static vendor = vendor;
  };
