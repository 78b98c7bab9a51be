// Decision C6: the finished path keeps its shape.
const UNSAFE = "ERR_UNSAFE_PATH";
const TEMPLATE = "ERR_INVALID_TEMPLATE";

/** @type {readonly import("./faces.mjs").Section[]} */
export const paths = [
  {
    title: "C6: no value makes a dot segment",
    rows: [
      ["/a/{x}", { x: "." }, [UNSAFE, "x"]],
      ["/a/{x}", { x: ".." }, [UNSAFE, "x"]],
      ["DELETE /a/:x/b", { x: ".." }, [UNSAFE, "x"]],
      ["/a/{x}/{y}/:z{?q}", { x: "..", y: "fine", z: ".", q: ".." }, [UNSAFE, "x", "z"]],
      ["{x}", { x: ".." }, [UNSAFE, "x"]],
      ["/a/{x}{y}", { x: ".", y: "." }, [UNSAFE, "x", "y"]],
      ["/a/.{x}", { x: "." }, [UNSAFE, "x"]],
      ["/a/.{x}", { x: "" }, [UNSAFE, "x"]],
      ["/a/%2e{x}", { x: "." }, [UNSAFE, "x"]],
      ["/a/{x:1}", { x: ".hidden" }, [UNSAFE, "x"]],
      ["/a{/x*}", { x: ["b", "..", "c"] }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "b/.%2E/c" }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "../b" }, [UNSAFE, "x"]],
      ["https://example.com/{+x}", { x: "b/.." }, [UNSAFE, "x"]],
      ["/a/{x}.", { x: "." }, [UNSAFE, "x"]],
      ["/{.x*}", { x: ["", ""] }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "%2e%2e/b" }, [UNSAFE, "x"]],
      ["https://{t}.example.com{/x}", { t: "acme", x: ".." }, [UNSAFE, "x"]],
      ["/a{?q}{+x}", { x: "/../../b" }, [UNSAFE, "x"]],
      ["/a//{x}/{+y}", { x: "b", y: "c/../d" }, [UNSAFE, "y"]],
      ["/a{?q}{/x}", { x: ".." }, [UNSAFE, "x"]],
      ["/a/{x}", {}, UNSAFE, { defaults: { x: ".." } }],
    ],
  },
  {
    title: "C6: no value makes an empty segment, a ? or a #",
    rows: [
      ["/a/{+x}", { x: "b?c" }, [UNSAFE, "x"]],
      ["/a/{+x}/b", { x: "c#" }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "/b" }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "b//c" }, [UNSAFE, "x"]],
      ["/a/{+x}", { x: "b/" }, [UNSAFE, "x"]],
      ["/a{/x}", { x: "" }, [UNSAFE, "x"]],
      ["/a?b={+x}{+y}", { x: "c?", y: "#" }, [UNSAFE, "y"]],
      ["{+u}", { u: "https://api.github.com/a?c=1" }, "/a?c=1"],
      ["{+u}/x", { u: "https://api.github.com/a?c=1" }, [UNSAFE, "u"]],
      ["/a{/x*}", { x: ["b", "", "c"] }, [UNSAFE, "x"]],
    ],
  },
  {
    title: "C6: what is fine",
    rows: [
      ["/a/{x}/{y}/{z}", { x: "..json", y: "...", z: ".hidden" }, "/a/..json/.../.hidden"],
      ["/a/{x}", { x: "%2e%2e" }, "/a/%252e%252e"],
      ["/a/{x}", { x: "..;" }, "/a/..%3B"],
      ["/a/{x}", { x: "a/b" }, "/a/a%2Fb"],
      ["/a/v{x}", { x: ".." }, "/a/v.."],
      ["/a/{x}...{y}", { x: "main", y: "next" }, "/a/main...next"],
      ["/a{.x}", { x: "." }, "/a.."],
      ["/a/{+x}", { x: "b/.../c" }, "/a/b/.../c"],
      ["/a//{x}/", { x: "b" }, "/a//b/"],
      ["/a{?x}", { x: ".." }, "/a?x=.."],
      ["/a", { x: "../?#" }, "/a?x=..%2F%3F%23"],
      ["/a{#x}", { x: "../?" }, "/a#../?"],
    ],
  },
  {
    title: "C6: literals are checked with the template",
    rows: [
      ["/x/../y", {}, TEMPLATE],
      ["/x/%2e/y", {}, TEMPLATE],
      ["/x\\y", {}, TEMPLATE],
      ["//evil.example/x", {}, TEMPLATE],
      ["/a/../{x}", { x: 1 }, TEMPLATE],
    ],
  },
];
