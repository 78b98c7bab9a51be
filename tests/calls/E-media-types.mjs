// Decisions E: media types.
const INVALID = "ERR_INVALID_MEDIA_TYPE";
const V3 = "application/vnd.github.v3+json";
const accept = (/** @type {string} */ value) => ({ headers: { accept: value } });

/** @type {readonly import("./faces.mjs").Section[]} */
export const mediaTypes = [
  {
    title: "E1: a format amends the vendor's own ranges",
    rows: [
      ["/x", { mediaType: { format: "json" } }, accept(V3)],
      ["/x", { mediaType: { format: "" } }, accept(V3)],
      ["/x", { mediaType: { format: "full" }, ...accept(`text/html;q=0.9,${V3}`) }, accept("text/html;q=0.9,application/vnd.github.v3.full")],
      ["/x", { mediaType: { format: "raw" }, ...accept("application/vnd.github.2022-11-28+json") }, accept("application/vnd.github.2022-11-28.raw")],
      ["/x", {}, accept("application/vnd.github.v3.raw"), { defaults: { mediaType: { format: "raw" } } }],
      ["/x", { mediaType: { format: "diff" } }, accept("application/vnd.github.v3.diff"), { defaults: { mediaType: { format: "raw" } } }],
    ],
  },
  {
    title: "E2: previews replace the default range",
    rows: [
      ["/x", { mediaType: { previews: ["a", "a-preview", "b"] } }, accept("application/vnd.github.a-preview+json,application/vnd.github.b-preview+json")],
      ["/x", { mediaType: { previews: ["a"] }, ...accept("text/html") }, accept("text/html,application/vnd.github.a-preview+json")],
      ["/x", { mediaType: { previews: ["a"] }, ...accept("application/octet-stream") }, accept("application/octet-stream")],
      [
        "/x",
        { mediaType: { previews: ["b"], format: "raw" }, ...accept("application/vnd.github.a-preview+json") },
        accept("application/vnd.github.a-preview.raw,application/vnd.github.b-preview.raw"),
      ],
      ["/x", { mediaType: { format: "raw" }, headers: { accept: null } }, { headers: { accept: undefined } }],
      ["/x", { mediaType: { previews: [] } }, accept(V3)],
      ["/x", accept("application/vnd.github.v3.raw;q=0.5"), accept("application/vnd.github.a-preview+json;q=0.5"), { defaults: { mediaType: { previews: ["a"] } } }],
    ],
  },
  {
    title: "E3: names of RFC 6838",
    rows: [
      ["/x", { mediaType: { format: "a b" } }, INVALID],
      ["/x", { mediaType: { previews: ["c d"] } }, INVALID],
      ["/x", {}, INVALID, { defaults: { mediaType: { format: "\n" } } }],
      ["/x", { mediaType: [] }, ["ERR_INVALID_OPTION", "mediaType"], { mixed: true }],
      ["/x", { mediaType: { previews: "a" } }, "ERR_INVALID_OPTION"],
    ],
  },
];
