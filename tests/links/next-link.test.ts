import { describe, expect, test } from "@jest/globals";
import { AxiosHeaders } from "axios";
import fc from "fast-check";
import { findLink, nextLink } from "../../src/links/index.js";
import { check } from "../properties/check.js";
import { coded } from "../coded.js";

const NEXT = "https://api.github.com/organizations/3430433/repos?page=2";

describe("nextLink() reads a link header (RFC 8288, section 3)", () => {
  test.each<[name: string, header: string, url?: string]>([
    ["GitHub's", `<${NEXT}>; rel="next", <https://api.github.com/x?page=9>; rel="last"`],
    ["not the first", `<https://api.github.com/x?page=1>; rel="prev", <${NEXT}>; rel="next"`],
    ["a token", `<${NEXT}>; rel=next`],
    ["an upper-case relation and parameter", `<${NEXT}>; REL=NEXT`],
    ["several relations and tabs", `<${NEXT}>; rel=" last\t next  "`],
    ["blanks", `  <${NEXT}>  ;  rel = "next" `],
    ["no blanks", `<https://a.example/>;rel=prev,<${NEXT}>;rel=next`],
    ["a comma in quotation marks", `<https://a.example/>; title="a, <b>; rel=next"; rel=prev, <${NEXT}>; rel=next`],
    [
      "an escaped quotation mark",
      `<https://a.example/>; title="\\", <b>; rel=next, \\\\"; rel=prev, <${NEXT}>; rel=next`,
    ],
    ["an escape in the relation", `<${NEXT}>; rel="ne\\xt"`],
    ["comma and semicolon in the url", "<https://a.example/?a=1,2;b>; rel=next", "https://a.example/?a=1,2;b"],
    ["title*", `<${NEXT}>; title*=UTF-8''n%c3%a4chste%2c; rel=next`],
    ["a parameter without a value", `<${NEXT}>; crossorigin; rel=next`],
    ["an empty parameter", `<${NEXT}>;; rel=next;`],
    ["the first of two rel", `<https://a.example/>; rel=prev; rel=next, <${NEXT}>; rel=next; rel=prev`],
    ["the first of two links", `<${NEXT}>; rel=next, <https://a.example/>; rel=next`],
    ["a link of another context (section 3.2)", `<https://a.example/>; rel=next; anchor="#x", <${NEXT}>; rel=next`],
    ["rev is not rel", `<https://a.example/>; rev=next, <${NEXT}>; rel=next`],
    ["empty list members (RFC 9110, section 5.6.1)", `, ,<${NEXT}>; rel=next, ,`],
    ["garbage before", `garbage; "a,b", <${NEXT}>; rel=next`],
    ["garbage behind a target", `<https://a.example/> garbage; rel=next, <${NEXT}>; rel=next`],
    ["a relative url", "</x?page=2>; rel=next", "/x?page=2"],
    ["an empty url", "<>; rel=next", ""],
  ])("%s", (_, header, url = NEXT) => {
    expect(nextLink({ link: header })).toBe(url);
  });

  test.each([
    "",
    `<${NEXT}>`,
    `<${NEXT}>; rel="nextpage"`,
    `<${NEXT}>; rel="pre-next"`,
    `<${NEXT}>; title="rel=next"`,
    `<${NEXT}; rel=next`,
    `${NEXT}; rel=next`,
    `<${NEXT}>; rel="next`,
    `<${NEXT}>; rel=next; anchor="https://other.example/"`,
    `"<${NEXT}>; rel=next"`,
  ])("%j has no next link", (header) => {
    expect(nextLink({ link: header })).toBeUndefined();
  });

  test.each([
    ["?page=2", "https://a.example/api/x?page=1", "https://a.example/api/x?page=2"],
    ["y?page=2", "https://a.example/api/x?page=1", "https://a.example/api/y?page=2"],
    ["/y", "https://a.example/api/x", "https://a.example/y"],
    ["../y", "https://a.example/api/v3/x", "https://a.example/api/y"],
    ["//b.example/y", "https://a.example/x", "https://b.example/y"],
    ["", "https://a.example/x?page=1", "https://a.example/x?page=1"],
    [NEXT, "https://a.example/x", NEXT],
  ])("resolves %j against %s (RFC 3986, section 5)", (target, base, url) => {
    expect(nextLink({ link: `<${target}>; rel=next` }, base)).toBe(url);
  });

  test("finds other relations", () => {
    const headers = { link: `<${NEXT}>; rel="next", </x?page=9>; rel="last Https://Example.org/Rel"` };
    expect(findLink(headers, "last")).toBe("/x?page=9");
    expect(findLink(headers, "LAST", "https://a.example/y")).toBe("https://a.example/x?page=9");
    expect(findLink(headers, "https://example.org/rel")).toBe("/x?page=9");
    expect(findLink(headers, "prev")).toBeUndefined();
  });
});

describe("nextLink() takes the headers of every client", () => {
  const LINK = `<${NEXT}>; rel="next"`;
  const OTHER = "<https://a.example/>; rel=prev";

  test.each<[name: string, headers: object]>([
    ["fetch: Headers", new Headers({ link: LINK })],
    [
      "fetch: Headers with two fields",
      new Headers([
        ["Link", OTHER],
        ["Link", LINK],
      ]),
    ],
    ["an object", { link: LINK }],
    ["an object in any case", { LINK: LINK, "Content-Type": "text/plain" }],
    ["an object with a list", { link: [OTHER, LINK] }],
    ["a Map", new Map([["Link", LINK]])],
    [
      "pairs",
      [
        ["a", "b"],
        ["Link", LINK],
      ],
    ],
    ["rawHeaders of Node", ["Date", "link", "Link", OTHER, "link", LINK]],
    ["raw headers of undici", ["date", "link", "Link", LINK].map((text) => Buffer.from(text))],
    ["axios", new AxiosHeaders({ Link: LINK })],
    ["URLSearchParams, entries as any", new URLSearchParams({ link: LINK })],
  ])("%s", (_, headers) => {
    expect(nextLink(headers)).toBe(NEXT);
  });

  test("or a response, of which it reads the headers", () => {
    expect(nextLink(new Response(null, { headers: { link: LINK } }))).toBe(NEXT);
    expect(nextLink({ status: 200, headers: { link: LINK } })).toBe(NEXT);
    expect(nextLink({ link: LINK, headers: "5" })).toBe(NEXT);
    expect(nextLink(new Response())).toBeUndefined();
  });

  test.each<[headers: object]>([
    [{}],
    [[]],
    [new Headers()],
    [new Map()],
    [{ links: LINK }],
    [{ link: undefined }],
    [{ link: 5 }],
    [["link"]],
  ])("%p has none", (headers) => {
    expect(nextLink(headers)).toBeUndefined();
  });

  test.each([undefined, null, 5, "link", () => LINK])("rejects %p as headers", (headers) => {
    expect(() => nextLink(headers as never)).toThrow(coded("ERR_INVALID_OPTION", ["headers"]));
  });

  test("reports what throws as headers, too (F1)", () => {
    const detached = new Uint8Array(8);
    structuredClone(detached, { transfer: [detached.buffer] });
    const throwing = Object.defineProperty({}, "link", {
      enumerable: true,
      get: () => {
        throw new Error("secret");
      },
    });
    for (const headers of [detached, throwing]) {
      expect(() => nextLink(headers)).toThrow(coded("ERR_INVALID_OPTION"));
      expect(() => nextLink(headers)).not.toThrow(/secret/);
    }
  });
});

describe("a link header of any form", () => {
  const parameter = fc.oneof(
    fc.constantFrom(";crossorigin", "; media=print", "; hreflang = de"),
    fc.string().map((text) => `; title="${text.replace(/["\\]/g, "\\$&")}"`),
  );
  const blanks = fc.stringMatching(/^[ \t]{0,2}$/);

  test("has the links that were written to it", () => {
    const link = fc.record({
      target: fc.webUrl({ withQueryParameters: true }).filter((url) => !url.includes(">")),
      relations: fc.uniqueArray(fc.constantFrom("next", "prev", "last", "self"), { minLength: 1 }),
      parameters: fc.tuple(fc.array(parameter, { maxLength: 2 }), fc.array(parameter, { maxLength: 2 }), blanks),
    });
    check(
      fc.property(fc.array(link, { maxLength: 4 }), (links) => {
        const texts: string[] = links.map(
          ({ target, relations, parameters: [before, behind, blank] }) =>
            `<${target}>${before.join("")}${blank};${blank}rel${blank}=${blank}"${relations.join(" ")}"${behind.join("")}`,
        );
        for (const relation of ["next", "prev", "last", "self"]) {
          const first = links.find(({ relations }) => (relations as string[]).includes(relation));
          expect(findLink({ link: texts.join(", ") }, relation)).toBe(first?.target);
          expect(findLink(new Map([["link", texts]]), relation)).toBe(first?.target);
        }
      }),
    );
  });

  test.each([
    ...["<", "<,", "<>,", ", <", " ,<a", "<a>;", '<a>;x="', '<a>;x="\\', "<a> ", ", ", '"', '\\"'],
    ...["<a>;rel=next ", "; ", "= ", '<a>;rel= "'],
  ])("reads a header of many %j", (part) => {
    expect(() => nextLink({ link: part.repeat(300_000 / part.length) })).not.toThrow();
  });
});

test.each([["//x"], ["x"], [""], [5], [null], [{}]])("%p is no base (F1)", (base) => {
  expect(() => nextLink({}, base as never)).toThrow(coded("ERR_INVALID_OPTION", ["base"]));
});

test("a link that is not a url is none where there is a base", () => {
  expect(findLink({ link: '<https://[>; rel="last"' }, "last", "https://api.github.com/")).toBeUndefined();
});

test("a link header has at most 1,048,576 characters (T2)", () => {
  const link = '<https://acme.example/>; rel="next"';
  expect(nextLink({ link: link + " ".repeat(1_048_576 - link.length) })).toBe("https://acme.example/");
  expect(() => nextLink({ link: " ".repeat(1_048_577) })).toThrow(coded("ERR_INVALID_OPTION", ["link"]));
});
