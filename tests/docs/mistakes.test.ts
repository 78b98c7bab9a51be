// docs/spec/mistakes.md: what people write by mistake, what the library says, and what to write instead. A message that changes fails
// here; WRITE_MISTAKES=1 writes the page again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "@jest/globals";

import { BLOCKS, ROOT } from "./blocks.js";
import { curesIn, isFollowed } from "./mistakes/cures.js";
import { evaluate } from "./mistakes/expressions.js";
import { GROUPS } from "./mistakes/groups.js";
import { compile, readMessages } from "./mistakes/messages.js";
import { pageOf } from "./mistakes/page.js";
import { requestText } from "./mistakes/request-text.js";

const PAGE = join(ROOT, "docs/spec/mistakes.md");
const MISTAKES = GROUPS.flatMap(({ mistakes }) => mistakes);
const WAYS = MISTAKES.flatMap(({ instead }) => instead);

// One program for all: most of its time is that of GitHub's document.
const expressions = [...MISTAKES.map(({ write }) => write), ...WAYS.map(({ code }) => code)];
const compiled = new Map(compile(expressions).map((messages, index) => [expressions[index]!, messages]));
const messages = new Map(
  await Promise.all(
    MISTAKES.map(
      async (mistake) => [mistake, await readMessages(mistake.write, compiled.get(mistake.write)!)] as const,
    ),
  ),
);

test("the page has the messages of the library", async () => {
  const page = await pageOf(GROUPS, messages);
  if (process.env["WRITE_MISTAKES"] === "1") writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, "utf8")).toBe(page);
});

test("each mistake is there once, and has a message or a warning, or a way to avoid it", () => {
  expect(MISTAKES.length).toBeGreaterThan(60);
  expect(new Set(MISTAKES.map(({ write }) => write)).size).toBe(MISTAKES.length);
  expect(MISTAKES.filter(({ instead }) => instead.length === 0)).toEqual([]);
});

describe("the guide on errors", () => {
  const blocks = BLOCKS.filter(({ file }) => file === "docs/errors.md");

  // What a server responds is no mistake of a call: tests/response has these codes.
  test("each code but those of responses is thrown by a mistake", () => {
    const codes = new Set(
      readFileSync(join(ROOT, "docs/errors.md"), "utf8").match(/(?<=^\| `)ERR_(?!(?:INVALID_)?RESPONSE`)\w+/gm),
    );
    expect(new Set([...messages.values()].map(({ code }) => code).filter((code) => code !== undefined))).toEqual(codes);
  });

  test("each call that throws is a mistake", () => {
    const route = /const route = (".*");/.exec(blocks.map(({ code }) => code).join("\n"))![1]!;
    const calls = blocks.flatMap(({ code }) => [...code.matchAll(/^((?:endpoint|vendorOf)\(.*\));\s*\/\/ throws/gm)]);
    const texts = calls.map(([, call]) => call!.replace("(route,", `(${route},`));
    expect(texts.length).toBeGreaterThan(12);
    expect(texts.filter((text) => !MISTAKES.some(({ write }) => write === text))).toEqual([]);
  });
});

describe.each(MISTAKES)("$write", (mistake) => {
  const { instead, write } = mistake;

  test.each(instead)("leads to $code", async ({ code, request, isOfAnotherApi = false }) => {
    expect(await requestText(evaluate(code))).toBe(request);
    const [without, withDocument] = compiled.get(code)!;
    expect(without).toBe("");
    expect(withDocument !== "").toBe(isOfAnotherApi);
  });

  test("says nothing else to write", () => {
    const { thrown = "", warnings, compiler } = messages.get(mistake)!;
    const cures = [thrown, ...warnings, ...compiler].flatMap(curesIn);
    expect(cures.filter((cure) => !isFollowed(cure, instead))).toEqual([]);
    expect(instead.map(({ code }) => code)).not.toContain(write);
  });
});
