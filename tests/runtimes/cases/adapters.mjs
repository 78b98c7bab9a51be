/**
 * Requests with every kind of body through every adapter (G1 to G9). `toRequest` has a group of its own.
 *
 * @typedef {import("../suite/suite.mjs").Case} Case
 */
import { fails } from "../suite/expected.mjs";
import { deferredRequests, requests } from "../suite/requests.mjs";

const BASE = "https://api.example.com";

/** @type {import("../suite/suite.mjs").Cases} */
export const adapters = (library) => [...examples(library), ...everyAdapter(library), ...wrongRequests(library)];

/** @type {(library: import("../suite/suite.mjs").Library) => Case[]} */
const examples = ({ endpoint, mini, toAxios, toCurl, toFetch, toGot, toNodeHttp, toUndici }) => {
  const headers = { accept: "a/b", "user-agent": "c" };
  const search = endpoint("GET /search/code", { q: "$(id)", headers: { ...headers, authorization: "token secret" } });
  return [
    ["B3: the method is upper-case", () => toFetch(endpoint("PATCH /user", { name: "Mona" }))[1].method, "PATCH"],
    ["toFetch writes JSON", () => toFetch(endpoint("PATCH /user", { name: "Mona" }))[1].body, '{"name":"Mona"}'],
    [
      "toCurl hides credentials (G6)",
      () => toCurl(search),
      `curl 'https://api.github.com/search/code?q=%24%28id%29' -H 'accept: a/b' -H 'user-agent: c' -H "authorization: token $GITHUB_TOKEN"`,
    ],
    [
      "mini builds and adapts what the core does",
      () => {
        const headers = { accept: "a/b", "user-agent": null };
        const request = new mini.Endpoint({ baseUrl: BASE, headers }).build("POST /a/{b}{?c}", {
          b: "ä/",
          c: 1,
          d: [2],
        });
        return [request.url, mini.toFetch(request)[1].body];
      },
      ["https://api.example.com/a/%C3%A4%2F?c=1", '{"d":[2]}'],
    ],
    [
      "mini rejects what the core does (C4, C5, C6)",
      () => {
        const chain = new mini.Endpoint({ baseUrl: BASE }).route("GET /a/{b}").query({ c: ["d", 1n] });
        return ["e", "..", "", "\ud800", NaN].map((value) => {
          try {
            return chain.param("b", value).build().url;
          } catch (error) {
            return /** @type {{ code: string }} */ (error).code;
          }
        });
      },
      [
        "https://api.example.com/a/e?c=d,1",
        "ERR_UNSAFE_PATH",
        "ERR_MISSING_PARAMETER",
        "ERR_INVALID_PARAMETER",
        "ERR_INVALID_PARAMETER",
      ],
    ],
    ["toFetch, a path (C14)", () => toFetch({ method: "get", url: "/x", headers: {} })[0], "/x"],
    ...[toAxios, toFetch, toGot, toNodeHttp, toUndici].map(
      (adapter) =>
        /** @type {Case} */ ([
          `${adapter.name} never sends transfer-encoding beside a length (G3)`,
          () => {
            const framed = endpoint("POST /x", {
              data: "a",
              headers: { "transfer-encoding": "chunked", "content-length": 9 },
            });
            return /transfer-encoding|"content-length":"?9/.test(JSON.stringify(adapter(framed)));
          },
          false,
        ]),
    ),
    [
      "secrets by their names (G6)",
      () => {
        const names = [
          "x-vault-token",
          "x-gitlab-token",
          "x-session-id",
          "x-functions-key",
          "x-forwarded-authorization",
        ];
        const shown = ["idempotency-key", "surrogate-key"];
        const secret = Object.fromEntries([...names, ...shown].map((name) => [name, `value-of-${name}`]));
        const text = toCurl(
          endpoint("GET /x{?q*}", { q: { "password[]": "value-of-q", "toke%6E": "value-of-t" }, headers: secret }),
        );
        return text.match(/value-of-[\w-]+/g);
      },
      ["value-of-idempotency-key", "value-of-surrogate-key"],
    ],
    [
      "the client's own options (G4)",
      () => Object.keys(toFetch(endpoint("/x", { request: { redirect: "error", method: "PUT", a: 1 } }))[1]),
      ["method", "headers", "redirect"],
    ],
  ];
};

/** @type {(library: import("../suite/suite.mjs").Library) => Case[]} */
const everyAdapter = (library) => {
  const { toAxios, toCurl, toFetch } = library;
  const all = {
    toFetch: (/** @type {any} */ request) => toFetch(request).map(withoutUserAgent),
    toAxios: (/** @type {any} */ request) => withoutUserAgent(toAxios(request)),
    toCurl,
  };
  /** @type {(requests: readonly import("../suite/requests.mjs").Request[], adapters: object) => Case[]} */
  const adapt = (requests, adapters) =>
    requests.flatMap(({ title, build }) =>
      Object.entries(adapters).map(([name, adapter]) => [`${name}, ${title}`, () => adapter(build())]),
    );
  const plain = requests(library, BASE);
  return [...adapt(plain, { ...all, ...ofNode(library) }), ...adapt(deferredRequests(library, BASE), all)];
};

/** Adapters for clients of Node, which read a Blob and write a form by what belongs to `fetch`. */
export const ofNode = (/** @type {import("../suite/suite.mjs").Library} */ { toGot, toNodeHttp, toUndici }) => ({
  toGot: (/** @type {any} */ request) => withoutBoundary(toGot(request)),
  toUndici: (/** @type {any} */ request) => withoutBoundary(toUndici(request)[1]),
  toNodeHttp: (/** @type {any} */ request) => withoutBoundary(toNodeHttp(request).options),
});

/** Browsers have a user agent of their own: the group of the platform says in which runtimes it is left out. */
function withoutUserAgent(/** @type {any} */ options) {
  if (typeof options === "string") return options;
  const headers = Object.entries(options.headers).filter(([name]) => name !== "user-agent");
  return { ...options, headers: Object.fromEntries(headers) };
}

/** The boundary of a form is random. */
function withoutBoundary(/** @type {any} */ options) {
  const type = options.headers["content-type"]?.replace(/boundary=.*/, "boundary=");
  return { ...options, headers: { ...options.headers, ...(type && { "content-type": type }) } };
}

/** @type {(library: import("../suite/suite.mjs").Library) => Case[]} */
const wrongRequests = ({ toFetch, toRequest, toCurl }) => {
  const request = { method: "post", url: "https://a.example/", headers: {} };
  const wrong = (/** @type {object} */ changes) => ({ ...request, ...changes });
  /** @type {[string, any][]} */
  const inputs = [
    ["a method with a blank", wrong({ method: "a b" })],
    ["a relative url", wrong({ url: "x" })],
    ["a url with userinfo", wrong({ url: "https://a:b@c.example/" })],
    ["a url with a line break", wrong({ url: "https://a.example/\r\n" })],
    ["a url beyond ASCII", wrong({ url: "https://a.example/ä" })],
    ["a host that is none", wrong({ url: "https://1.2.3.4.5/" })],
    ["a port that is none", wrong({ url: "https://a.example:99999/" })],
    ["a host with <", wrong({ url: "https://a<b/" })],
    ["a header with a line break", wrong({ headers: { a: "b\r\nc: d" } })],
    ["Headers", wrong({ headers: new Headers({ a: "b" }) })],
    ["a bigint in the body", wrong({ body: { a: [5n] } })],
    [
      "a toJSON that throws",
      wrong({
        body: {
          a: {
            toJSON: () => {
              throw new TypeError("mine");
            },
          },
        },
      }),
    ],
    ["undefined", undefined],
    ["a text", "GET /x"],
  ];
  const all = { toFetch, toRequest, toCurl };
  // A page supplies the origin of a path: `toRequest` depends on whether there is one (C14).
  /** @type {Case} */
  const path = ["toCurl, a path", () => toCurl(wrong({ url: "/x" })), fails("InvalidRequestError")];
  return [
    path,
    ...inputs.flatMap(([title, input]) =>
      Object.entries(all).map(
        ([name, adapter]) =>
          /** @type {Case} */ ([`${name}, ${title}`, () => adapter(input), fails("InvalidRequestError")]),
      ),
    ),
  ];
};
