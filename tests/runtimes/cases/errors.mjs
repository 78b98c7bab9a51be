import { fails } from "../suite/expected.mjs";

/**
 * Every kind of error (F1): its class and its code here, its message and its fields by comparison of the runtimes.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const errors = ({ endpoint, Endpoint, EndpointError, UrlTemplate, toCurl, toFetch }) => {
  const post = (/** @type {unknown} */ body) => ({ method: "post", url: "https://a.example/", headers: {}, body });
  return [
    ["InvalidRouteError", () => endpoint("a b c"), fails("InvalidRouteError")],
    ["InvalidMethodError", () => endpoint("FETCH /x"), fails("InvalidMethodError")],
    ["InvalidTemplateError", () => endpoint("/x/{a}}"), fails("InvalidTemplateError")],
    ["InvalidTemplateError of UrlTemplate", () => new UrlTemplate("/😀/{a"), fails("InvalidTemplateError")],
    ["MissingParameterError", () => endpoint("/😀/{owner}/{repo}", { owners: 1 }), fails("MissingParameterError")],
    [
      "InvalidParameterError",
      () => endpoint("/x", { a: NaN, b: new Map(), c: "\ud800" }),
      fails("InvalidParameterError"),
    ],
    ["UnsafePathError", () => endpoint("/x/{a}/{b}", { a: "..", b: "." }), fails("UnsafePathError")],
    ["UnsafeOriginError", () => endpoint("GET https://{a}/", { a: "a.example" }), fails("UnsafeOriginError")],
    [
      "InvalidHeaderError",
      () => endpoint("/x", { headers: { "a b": "1", c: "\n", d: {} } }),
      fails("InvalidHeaderError"),
    ],
    [
      "InvalidMediaTypeError",
      () => endpoint("/x", { mediaType: { format: "a b", previews: ["c d"] } }),
      fails("InvalidMediaTypeError"),
    ],
    [
      "InvalidOptionError",
      () => endpoint("/x", { headers: 1, mediaType: [], request: "a" }),
      fails("InvalidOptionError"),
    ],
    [
      "InvalidOptionError of a policy",
      () => new Endpoint().withPolicy({ arrays: "commas" }),
      fails("InvalidOptionError"),
    ],
    [
      "InvalidOptionError of a vendor",
      () =>
        new (class extends Endpoint {
          static vendor = { name: 1 };
        })(),
      fails("InvalidOptionError"),
    ],
    ["InvalidBaseUrlError", () => endpoint("/x", { baseUrl: "https://a.example/?b" }), fails("InvalidBaseUrlError")],
    [
      "InvalidRequestError",
      () => toFetch({ ...post(1), headers: { "a b": "1" } }),
      fails("InvalidRequestError", { path: "headers" }),
    ],
    [
      "InvalidRequestError of a bigint",
      () => toFetch(post({ a: [{ b: 5n }] })),
      fails("InvalidRequestError", { path: "body.a.0.b" }),
    ],
    ["InvalidRequestError of a cycle", () => toCurl(post(cycle())), fails("InvalidRequestError")],
    ["a call without arguments", () => endpoint(), fails("InvalidRouteError")],
    ["constructors without new", () => typeof Endpoint === "function" && UrlTemplate.name, "UrlTemplate"],
    [
      "an error is an Error, with its name on the prototype and its code of its own",
      () => {
        const error = caught(() => endpoint("a b c"));
        const own = ["name", "message", "code"].filter((name) => Object.hasOwn(error, name));
        return [
          error instanceof Error,
          error instanceof EndpointError,
          String(error).startsWith("InvalidRouteError: "),
          own,
        ];
      },
      [true, true, true, ["message", "code"]],
    ],
    ["JSON of an error", () => JSON.stringify(caught(() => endpoint("/x/{a}")))],
    [
      "a getter's own error is passed on",
      () =>
        caught(() =>
          endpoint("/x", {
            get a() {
              throw new RangeError("mine");
            },
          }),
        ).message,
      "mine",
    ],
  ];
};

/** @param {() => unknown} run */
function caught(run) {
  try {
    run();
  } catch (error) {
    return /** @type {any} */ (error);
  }
  throw new Error("nothing was thrown");
}

function cycle() {
  /** @type {Record<string, unknown>} */
  const object = { a: 1 };
  object["self"] = [object];
  return object;
}
