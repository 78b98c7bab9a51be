/**
 * Requests with every kind of method and body, for the adapters and for sending: a title, how it is built, and the body as it
 * has to arrive, in UTF-8.
 *
 * @typedef {{ title: string, build: () => any, body: string | Uint8Array }} Request
 * @param {import("./suite.mjs").Library} library
 * @param {string} baseUrl
 * @returns {Request[]}
 */
export function requests({ Endpoint, form, json }, baseUrl) {
  const api = new Endpoint({ baseUrl, headers: { "user-agent": "suite", authorization: "token a" } });
  const one = (
    /** @type {string} */ title,
    /** @type {string} */ route,
    /** @type {() => object} */ parameters,
    body = "",
    /** @type {() => object | undefined} */ options = () => undefined,
  ) => ({
    title,
    build: () => api.build(route, parameters(), options()),
    body: /** @type {string | Uint8Array} */ (body),
  });
  const optioned = (
    /** @type {string} */ title,
    /** @type {string} */ route,
    /** @type {() => object} */ options,
    body = "",
  ) => one(title, route, () => ({}), body, options);
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
  const type = (/** @type {string} */ value) => ({ "content-type": value });
  const nested = api.withPolicy({ arrays: "brackets", objects: "brackets" });
  const encoded = (/** @type {string} */ title, /** @type {unknown} */ encoder, /** @type {string} */ body) => ({
    title,
    build: () => nested.withPolicy({ body: encoder }).build("POST /a", { a: "b c", d: [1, 2], e: { f: "ä" } }),
    body,
  });
  const fields = { a: "b c&d", e: ["1", "2"], f: null, g: "ä" };
  return [
    one("GET", "GET /a", () => ({})),
    one("HEAD", "HEAD /a{?b}", () => ({ b: 1 })),
    one("OPTIONS", "OPTIONS /a", () => ({})),
    one("DELETE without a body", "DELETE /a/{b}", () => ({ b: "c/d" })),
    one("every ASCII character in a segment", "GET /a/{b}", () => ({ b: all })),
    one("every ASCII character in a query", "GET /a", () => ({ b: all, [all]: 1 })),
    one("every ASCII character but ? and # in segments", "GET /a/{+b}", () => ({ b: all.replace(/[?#/.]/g, "") })),
    one("Unicode in path and query", "GET /a/{b}{?c*}", () => ({ b: "ä😀\u2028", c: { ü: "ß" }, d: "\u0000\u007f" })),
    one("encoded slashes and dots", "GET /a/{b}/{c}", () => ({ b: "a/b..", c: "..." })),
    one("lists", "GET /a{?b*}", () => ({ b: [1, 2], c: ["d,e", "f"] })),
    optioned("headers", "GET /a", () => ({
      headers: { "X-A": "b  c\td", "x-number": 5, "x-marks": "!#$%&'*+-.^_`|~\"(),/:;<=>?@[]{}" },
    })),
    optioned("a format and previews", "GET /a", () => ({
      mediaType: { format: "raw", previews: ["mercy", "symmetra"] },
    })),
    one(
      "JSON",
      "POST /a{?b}",
      () => ({ b: 1, text: 'ä😀\u2028"\\', list: [1, null, true], no: undefined }),
      '{"text":"ä😀\u2028\\"\\\\","list":[1,null,true]}',
    ),
    one("JSON with PATCH", "PATCH /a", () => ({ a: 1 }), '{"a":1}'),
    one("JSON with PUT", "PUT /a", () => ({ a: 1 }), '{"a":1}'),
    one("JSON with DELETE", "DELETE /a", () => ({ a: 1 }), '{"a":1}'),
    one("JSON with QUERY", "QUERY /a{?b}", () => ({ a: 1, b: 2 }), '{"a":1}'),
    one(
      "JSON with __proto__ and a lone surrogate",
      "POST /a",
      () => JSON.parse('{"__proto__":{"a":"\\ud800"}}'),
      '{"__proto__":{"a":"\\ud800"}}',
    ),
    optioned("a list", "POST /a", () => ({ data: [1, "b"] }), '[1,"b"]'),
    optioned("null", "POST /a", () => ({ data: null }), "null"),
    optioned("text", "POST /a", () => ({ data: "ä😀\r\n", headers: type("text/plain; charset=utf-8") }), "ä😀\r\n"),
    optioned("text without a type", "POST /a", () => ({ data: "a" }), "a"),
    optioned("empty text", "POST /a", () => ({ data: "" })),
    one("no parameters", "POST /a", () => ({})),
    optioned(
      "a form",
      "POST /a",
      () => ({ data: fields, headers: type("application/x-www-form-urlencoded") }),
      "a=b+c%26d&e=1&e=2&g=%C3%A4",
    ),
    optioned("URLSearchParams", "POST /a", () => ({ data: new URLSearchParams("a=b c&d=ä") }), "a=b+c&d=%C3%A4"),
    encoded("the encoder form", form, "a=b+c&d%5B%5D=1&d%5B%5D=2&e%5Bf%5D=%C3%A4"),
    encoded("the encoder json", json, '{"a":"b c","d":[1,2],"e":{"f":"ä"}}'),
    { ...optioned("bytes", "PUT /a", () => ({ data: bytes().subarray(1) })), body: bytes().subarray(1) },
    { ...optioned("a buffer", "PUT /a", () => ({ data: bytes().buffer })), body: bytes() },
    {
      ...optioned("a view", "PUT /a", () => ({ data: new DataView(bytes().buffer, 128, 8) })),
      body: bytes().subarray(128, 136),
    },
  ];
}

/** The 256 bytes. */
const bytes = () => Uint8Array.from({ length: 256 }, (_, byte) => byte);

/**
 * Requests that not every adapter shows: their content is read later, or by the client.
 *
 * @param {import("./suite.mjs").Library} library
 * @param {string} baseUrl
 * @returns {Request[]}
 */
export function deferredRequests({ Endpoint, multipart }, baseUrl) {
  const api = new Endpoint({ baseUrl });
  const part = (/** @type {string} */ disposition, /** @type {string} */ content) =>
    `--BOUNDARY\r\nContent-Disposition: form-data; ${disposition}\r\n${content}\r\n`;
  const filePart = part('name="c"; filename="d.txt"', "Content-Type: image/x-a\r\n\r\ne");
  return [
    {
      title: "a Blob",
      build: () => api.build("PUT /a", {}, { data: new Blob(["ä", "b"], { type: "text/x-a" }) }),
      body: "äb",
    },
    {
      title: "a FormData",
      build: () => api.build("POST /a", {}, { data: formData() }),
      body: `${part('name="a"', "\r\nb ä")}${filePart}--BOUNDARY--`,
    },
    {
      title: "the encoder multipart",
      build: () => api.withPolicy({ body: multipart }).build("POST /a", { a: ["b ä", 1], c: file() }),
      body: `${part('name="a"', "\r\nb ä")}${part('name="a"', "\r\n1")}${filePart}--BOUNDARY--`,
    },
  ];
}

function formData() {
  const form = new FormData();
  form.append("a", "b ä");
  form.append("c", file());
  return form;
}

const file = () => new File(["e"], "d.txt", { type: "image/x-a" });
