// C6: however a server decodes and cuts a path once, no value has changed its segments; the same for every face.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, segments } from "../../src/index.js";
import { path } from "../../src/path/index.js";
import { check } from "./check.js";

const API = "https://api.acme.example";
const full = new Endpoint({ baseUrl: API });

const piece = fc.constantFrom(
  "..",
  ".",
  "/",
  "\\",
  "%2e",
  "%2F",
  "%5c",
  "%",
  "a",
  "...",
  "\t",
  "?",
  "#",
  ";",
  "é",
  "\0",
);
const hostile = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(""));

/** Each way that values come into a path: the url, or nothing if the call is refused. */
const FACES: readonly ((one: string, other: string) => string)[] = [
  (one, other) => full.build("/x/{one}/y/{other}", { one, other }).url,
  (one, other) => full.build("/x/{one}{other}", { one, other }).url,
  (one, other) => full.build("/x/a{one}/.{other}", { one, other }).url,
  (one, other) =>
    full
      .route("GET /x/:one/y{/other*}")
      .params({ one, other: [other, "z"] })
      .build().url,
  (one, other) => full.build("/x/{one}", { one: segments(`${one}/${other}`) }).url,
  (one, other) => full.build("/x/{+one}{.other}", { one, other }).url,
  (one, other) => full.build("/x{;one,other}/y", { one, other }).url,
  (one, other) => API + path`/x/${one}/y/${other}`,
  (one, other) => API + path`/x/${one}${other}`,
  (one, other) => API + path`/x/a${one}/.${other}?q=${"../.."}`,
  (one, other) => API + path`/x/${segments(`${one}/${other}`)}`,
];

test("by every face", () => {
  check(
    fc.property(fc.constantFrom(...FACES), hostile, hostile, (build, one, other) => {
      let url: string;
      try {
        url = build(one, other);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_(?:UNSAFE|MISSING|INVALID)/) });
        return;
      }
      const { origin, pathname } = new URL(url);
      expect(origin).toBe(API);
      // As the URL parser reads it, and as it reads what a server decodes: no segment is removed.
      expect(url.split("?", 1)[0]).toBe(origin + pathname);
      const decoded = pathname.replace(/%2f|%5c/gi, "/").replace(/%2e/gi, ".");
      expect(new URL(API + decoded.replaceAll("\\", "/")).pathname).toBe(decoded);
      expect(pathname.startsWith("/x")).toBe(true);
    }),
    5,
  );
});
