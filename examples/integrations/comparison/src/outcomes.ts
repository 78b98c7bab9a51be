export type Library = "fluent-endpoint" | "ky 2" | "ofetch" | "openapi-fetch";
export type Case =
  | 'the id is ".."'
  | "the id is empty"
  | "the token is `undefined`"
  | "a link to another host"
  | "the body of a 204"
  | "a 503, and then a 200";

/** What comes of each case. The tests compare it with what the libraries do, and the page shows it. */
export const OUTCOMES: Readonly<Record<Case, Readonly<Record<Library, string>>>> = {
  'the id is ".."': {
    "fluent-endpoint": "error, nothing is sent",
    "ky 2": "`DELETE /`",
    ofetch: "`DELETE /`",
    "openapi-fetch": "`DELETE /`",
  },
  "the id is empty": {
    "fluent-endpoint": "error, nothing is sent",
    "ky 2": "`DELETE /orders/`",
    ofetch: "`DELETE /orders/`",
    "openapi-fetch": "`DELETE /orders/`",
  },
  "the token is `undefined`": {
    "fluent-endpoint": "error, nothing is sent",
    "ky 2": "the server gets `Bearer undefined`",
    ofetch: "the server gets `Bearer undefined`",
    "openapi-fetch": "the server gets `Bearer undefined`",
  },
  "a link to another host": {
    "fluent-endpoint": "that host gets nothing, then an error",
    "ky 2": "that host gets `Bearer secret`",
    ofetch: "that host gets `Bearer secret`",
    "openapi-fetch": "that host gets nothing",
  },
  "the body of a 204": {
    "fluent-endpoint": "`undefined`",
    "ky 2": "a SyntaxError",
    ofetch: "`undefined`",
    "openapi-fetch": "`undefined`",
  },
  "a 503, and then a 200": {
    "fluent-endpoint": "an error",
    "ky 2": "the order, after a second request",
    ofetch: "the order, after a second request",
    "openapi-fetch": "an error",
  },
};

/** The kB of the job in a page, with its library, minified and gzipped. */
export const SIZES: Readonly<Record<Library, number>> = {
  "fluent-endpoint": 38,
  "ky 2": 9,
  ofetch: 4,
  "openapi-fetch": 3,
};
