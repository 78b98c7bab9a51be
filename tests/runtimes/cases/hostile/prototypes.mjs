/** @typedef {import("../../suite/suite.mjs").Case} Case */

const INNER = ["format", "previews", "accept", "authorization", "arrays", "missing", "trustedOrigins", "policy"];
const OPTIONS = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request", ...INNER];
const POLLUTED = [...OPTIONS, "get", "set", "value", "enumerable", "a", "b", "0", "toJSON", "duplex"];

/**
 * What a library left on Object.prototype never gets into a request (T1, B6). Where it is frozen, the calls run without; so
 * they do where the compiled code itself breaks.
 *
 * @type {import("../../suite/suite.mjs").Cases}
 */
export const pollution = ({ endpoint, Endpoint, toFetch, VERSION }, { runtime }) => {
  const run = () => {
    const one = endpoint("POST /x/{a}{?c*}", { a: 1, c: { d: 2 }, e: { f: [3] }, mediaType: { previews: ["g"] } });
    const chain = new Endpoint({ h: 1 }).withPolicy({ arrays: "repeat" }).route("/y").param("i", [1, 2]).build();
    return [one.body, toFetch(one), chain.url, Object.keys(chain)];
  };
  const head = `POST /x/1?d=2 HTTP/1.1\r\nhost: api.github.com\r\naccept: application/vnd.github.g-preview+json\r\n`;
  const fields = `user-agent: github-endpoint.js/${VERSION}\r\ncontent-type: application/json; charset=utf-8\r\n`;
  const message = `${head}${fields}content-length: 15\r\n\r\n{"e":{"f":[3]}}`;
  const breaksCompiled = (/** @type {string} */ name) => runtime.isCompiled && DESCRIPTOR.test(name);
  const expected = [{ e: { f: [3] } }, message, "https://api.github.com/y?h=1&i=1&i=2", ["method", "url", "headers"]];
  return POLLUTED.map(
    (name) =>
      /** @type {Case} */ ([
        `B6: Object.prototype.${name}`,
        () => (runtime.isFrozen || breaksCompiled(name) ? run() : withPollution(name, run)),
        expected,
      ]),
  );
};

/** The preset of React Native defines methods by descriptors that inherit these. */
const DESCRIPTOR = /^[gs]et$/;

/**
 * @param {string} name
 * @param {() => unknown} run
 */
function withPollution(name, run) {
  const descriptor = Object.assign(Object.create(null), { value: "polluted", writable: true, configurable: true });
  Object.defineProperty(Object.prototype, name, descriptor);
  try {
    return run();
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}

const MEANINGFUL = [
  ...["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "then", "toJSON"],
  ...["0", "-1", "length", "ä", "a b"],
];

/** Names that mean something to JavaScript mean nothing here. @type {import("../../suite/suite.mjs").Part} */
export const names = ({ endpoint, Endpoint, UrlTemplate, toFetch }) =>
  MEANINGFUL.flatMap((name) => {
    const options = () => JSON.parse(`{"x":1,${JSON.stringify(name)}:"v"}`);
    const encoded = encodeURIComponent(name).replace("-", "%2D");
    return /** @type {Case[]} */ ([
      [`${name} in a query`, () => new Set(new URL(endpoint("/x", options()).url).searchParams.keys()).has(name), true],
      [`${name} in a body`, () => JSON.parse(toFetch(endpoint("POST /x", options()))[1].body)[name], "v"],
      [
        `${name} as a default`,
        () => new Endpoint(options()).build("/x").url.includes(`${encodeURIComponent(name)}=v`),
        true,
      ],
      [
        `${name} as a step`,
        () => new Endpoint().route("/x").param(name, "v").build().url,
        `https://api.github.com/x?${encodeURIComponent(name)}=v`,
      ],
      [
        `${name} in a template`,
        () => new UrlTemplate(`{?${encoded}}`).expand(JSON.parse(`{${JSON.stringify(encoded)}:"v"}`)),
        `?${encoded}=v`,
      ],
      [`${name} as a header`, () => endpoint("/x", { headers: JSON.parse(`{${JSON.stringify(name)}:"v"}`) }).headers],
    ]);
  });
