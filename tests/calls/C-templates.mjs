// Decisions C3 and C12: names after a colon, and one query.
const MISSING = "ERR_MISSING_PARAMETER";
const TEMPLATE = "ERR_INVALID_TEMPLATE";

/** @type {readonly import("./faces.mjs").Section[]} */
export const templates = [
  {
    title: "C3: a colon before a name, in the path and in the query",
    rows: [
      ["/x/:a", { a: 1 }, "/x/1"],
      ["/x/{a-b}", { "a-b": 1 }, "/x/1"],
      ["/x/:a.json", { a: 1 }, "/x/1.json"],
      ["/compare/:base...:head", { base: "main", head: "next" }, "/compare/main...next"],
      ["/x%20:a", { a: 1 }, "/x%201"],
      ["/x%C3:a", { a: 1 }, "/x%C31"],
      ["/search?q=:q", { q: "a b" }, "/search?q=a%20b"],
      ["/search?q=:q", { q: "" }, "/search?q="],
      ["/search?r=a/:b&s=:c", { b: "x", c: 1 }, "/search?r=a/x&s=1"],
      ["/x?emoji=:smile:", { smile: 1 }, "/x?emoji=1:"],
      ["/x{?q}&r=:s", { q: 1, s: 2 }, "/x?q=1&r=2"],
      ["/x#:part", { part: 1 }, "/x#1"],
    ],
  },
  {
    title: "C3: without a value",
    rows: [
      ["/x/:a", {}, [MISSING, "a"]],
      ["/search?q=:q", {}, [MISSING, "q"]],
      ["/search?q=:q", { q: null }, [MISSING, "q"]],
      ["/x/:a?q=:q&r={r}", {}, [MISSING, "a", "q"]],
      ["/x{?q}&r=:s", { q: 1 }, [MISSING, "s"]],
      ["/x?emoji=:smile:", {}, [MISSING, "smile"]],
      ["/search?q={q}", {}, "/search?q="],
    ],
  },
  {
    title: "C3: a colon after a word is a colon",
    rows: [
      ["/time/12:foo", { foo: 1 }, "/time/12:foo?foo=1"],
      ["/x_:foo", {}, "/x_:foo"],
      ["/xé:foo", {}, "/x%C3%A9:foo"],
      ["/x/{p}:cancel", { p: 1 }, "/x/1:cancel"],
      ["/search?q=is:open", { open: 1 }, "/search?q=is:open&open=1"],
      ["https://example.com:8443/x", {}, "https://example.com:8443/x"],
      ["/x/:1a", {}, "/x/:1a"],
    ],
  },
  {
    title: "C3: other characters before a colon",
    rows: [
      ["/v.:a", { a: 1 }, "/v.1"],
      ["/v~:a", { a: 1 }, "/v~1"],
      ["/v(:a)", { a: 1 }, "/v(1)"],
      ["/v;k=:a", { a: 1 }, "/v;k=1"],
      ["/v@:a", { a: 1 }, "/v@1"],
      ["/::a", { a: 1 }, "/:1"],
      ["/:a:x", { a: 1 }, "/1:x"],
      ["https://[2001:db8::ab]:8443/:x", { x: 1 }, "https://[2001:db8::ab]:8443/1"],
    ],
  },
  {
    title: "C12: the expressions of a query make one",
    rows: [
      ["/s{?q}{&page}", {}, TEMPLATE],
      ["/s{?q}{?page}", {}, TEMPLATE],
      ["/s{&page}", {}, TEMPLATE],
      ["/s?a=1{?q}", {}, TEMPLATE],
      ["/s#top{?q}", {}, TEMPLATE],
      ["/s{#top}{?q}", {}, TEMPLATE],
      ["/s?a=1{&q}{&page}", { q: 1, page: 2 }, "/s?a=1&q=1&page=2"],
      ["/s?a={q}&b=c{&page}", { q: 1, page: 2 }, "/s?a=1&b=c&page=2"],
      ["/s{?q,page}#top", { q: 1, page: 2 }, "/s?q=1&page=2#top"],
      ["/s&{q}{?page}", { q: 1, page: 2 }, "/s&1?page=2"],
      ["GET {+next}{&page}", { next: "https://api.github.com/x?a=1#f", page: 2 }, "/x?a=1&page=2#f"],
      ["GET {+next}{&page}", { next: "/x", page: 2 }, "/x?page=2"],
    ],
  },
  {
    title: "A dollar before a brace is a template literal without its backticks",
    rows: [
      ["/users/${id}", { id: 1 }, TEMPLATE],
      ["/a?b=${c}", { c: 1 }, TEMPLATE],
      ["/users/$metadata", {}, "/users/$metadata"],
      ["/users('{id}')/$value", { id: 1 }, "/users('1')/$value"],
    ],
  },
];
