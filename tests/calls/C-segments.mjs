// Decision C13: values whose slashes are slashes.

const UNSAFE = "ERR_UNSAFE_PATH";

/** @type {(library: import("./faces.mjs").Library) => readonly import("./faces.mjs").Section[]} */
export const segmentsOf = ({ segments }) => {
  const empty = (/** @type {string} */ text) => segments(text, { empty: true });
  return [
    {
      title: "C13: segments(text)",
      rows: [
        ["GET /f/{path}", { path: segments("docs/C# a%20b.md") }, "/f/docs/C%23%20a%2520b.md"],
        ["PUT /f/:path", { path: segments("a b/ü/%2F/?/#/;=,") }, "/f/a%20b/%C3%BC/%252F/%3F/%23/%3B%3D%2C"],
        ["GET /f/{path}/raw", { path: segments("a/..b/c..") }, "/f/a/..b/c../raw"],
        ["GET /f/{+path}", { path: segments("%2e%2e/x") }, "/f/%252e%252e/x"],
        ["GET /f{/path*}", { path: segments("a/b") }, "/f/a/b"],
        ["GET /f{/path}", { path: segments(undefined), x: segments(null) }, "/f"],
        ["GET https://a.example/f/{path}", { path: segments("a/b") }, "https://a.example/f/a/b"],
        ["GET /f/{path}", { path: segments("a/../b") }, [UNSAFE, "path"]],
        ["GET /f/{path}", { path: empty("..") }, [UNSAFE, "path"]],
        ["GET /f/{path}", { path: segments("a//b") }, [UNSAFE, "path"]],
        ["GET /f/{path}", { path: segments("/a") }, [UNSAFE, "path"]],
        ["GET /f/{path}", { path: empty("//a") }, "/f///a"],
        ["GET /f/{path}.json", { path: empty("a/") }, "/f/a/.json"],
        ["GET /f{/path}", { path: empty("a//b") }, "/f/a//b"],
        ["GET /f/{path}", { path: empty("") }, ["ERR_MISSING_PARAMETER", "path"]],
        ["GET /f/{path}", { path: segments(NaN) }, ["ERR_INVALID_PARAMETER", "path"]],
        ["GET /f/{path}", { path: segments(Symbol("a")) }, ["ERR_INVALID_PARAMETER", "path"]],
        ["GET /f", { path: segments("a/b c") }, "/f?path=a%2Fb%20c"],
        ["GET /{path}{?path}", { path: segments("a/b") }, "/a/b?path=a%2Fb"],
        ["GET /f/{path:3}", { path: segments("a/b") }, "/f/a%2Fb"],
        ["GET /f{;path}{.path}", { path: segments("a/b") }, "/f;path=a%2Fb.a%2Fb"],
        ["GET /f/{path,x}", { path: segments("a/b"), x: 1 }, "/f/a%2Fb,1"],
        ["https://{path}.github.com/f", { path: segments("a/b") }, "ERR_UNSAFE_ORIGIN"],
        ["GET {+path}", { path: empty("//evil.example/x") }, "https://api.github.com//evil.example/x"],
        ["GET /{path}", { path: empty("/evil.example") }, [UNSAFE, "path"], { defaults: { baseUrl: "/" } }],
        ["GET /f/{a}{p}/x", { a: "..", p: empty("/x") }, [UNSAFE, "a", "p"]],
        ["GET /f/..{p}", { p: empty("/x") }, [UNSAFE, "p"]],
        ["GET /f{/a}{p}", { a: "", p: empty("/x") }, [UNSAFE, "a"]],
        ["GET /f/{.a}{/p}", { p: empty("x") }, [UNSAFE, "p"]],
        ["GET /f/{p}{q}", { p: empty("a/"), q: empty("/b") }, "/f/a//b"],
      ],
    },
  ];
};
