import { fails } from "../../suite/expected.mjs";

/** Long texts, long lists, deep structures. Their results are told by length and end. @type {import("../../suite/suite.mjs").Part} */
export const large = ({ endpoint, Endpoint, UrlTemplate, toFetch, toCurl }) => {
  const end = (/** @type {string} */ text) => [text.length, text.slice(-20)];
  const deep = (/** @type {number} */ depth) => {
    /** @type {unknown} */
    let value = 1;
    for (let level = 0; level < depth; level++) value = [value];
    return value;
  };
  const chain = () => {
    let builder = new Endpoint().route("/x");
    for (let index = 0; index < 10_000; index++) builder = builder.param(`p${index}`, index);
    return builder.build().url;
  };
  const request = (/** @type {unknown} */ body) => ({ method: "post", url: "https://a.example/", headers: {}, body });
  return [
    [
      "100,000 unreserved characters",
      () => end(endpoint("/x/{a}", { a: "a".repeat(1e5) }).url),
      [100025, "a".repeat(20)],
    ],
    [
      "100,000 characters to encode",
      () => end(endpoint("/x", { a: "ä".repeat(1e5) }).url),
      [600027, "%A4%C3%A4%C3%A4%C3%A4".slice(-20)],
    ],
    [
      "100,000 reserved characters",
      () => end(new UrlTemplate("{+a}").expand({ a: "%".repeat(1e5) })),
      [3e5, "25%25%25%25%25%25%25".slice(-20)],
    ],
    ["150,000 items", () => end(endpoint("/x{?a*}", { a: Array(150_000).fill("b") }).url), [600024, "&a=b".repeat(5)]],
    [
      "200,000 items in a query",
      () => end(endpoint("/x", { a: Array(200_000).fill("b") }).url),
      [400026, ",b".repeat(10)],
    ],
    ["2,000 expressions", () => end(endpoint("/x" + "{/a}".repeat(2000), { a: "b" }).url), [4024, "/b".repeat(10)]],
    ["10,000 steps", () => end(chain()), [107804, "p9998=9998&p9999=9999".slice(-20)]],
    ["2,000 headers", () => Object.keys(endpoint("/x", { headers: many() }).headers).length, 2002],
    [
      "2,000 missing names",
      () => endpoint("/" + Array.from({ length: 2000 }, (_, i) => `{a${i}}`).join("/")),
      fails("MissingParameterError"),
    ],
    ["a route of 100,000 characters", () => end(endpoint("/" + "a".repeat(1e5)).url), [100023, "a".repeat(20)]],
    ["a route of 100,000 blanks", () => endpoint("GET" + " ".repeat(1e5) + "/x").url, "https://api.github.com/x"],
    [
      "an accept header of 10,000 characters",
      () =>
        end(endpoint("/x", { headers: { accept: ",".repeat(1e4) }, mediaType: { previews: ["a"] } }).headers.accept),
    ],
    ["a body of 100,000 characters", () => end(toFetch(request("a".repeat(1e5)))[1].body), [100000, "a".repeat(20)]],
    ["a command of 100,000 characters", () => end(toCurl(request({ a: "'".repeat(1e5) })))],
    ["a deep body is passed on", () => typeof endpoint("POST /x", { a: deep(1e5) }).body.a[0], "object"],
    ["a deep value in a query", () => endpoint("/x", { a: deep(1e5) }), fails("InvalidParameterError")],
  ];
};

const many = () => Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x-${index}`, "1"]));
