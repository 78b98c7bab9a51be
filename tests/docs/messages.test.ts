// A page shows the messages of the compiler.
import { expect, test } from "@jest/globals";

import { BLOCKS, type Block } from "./blocks.js";
import { typeErrors } from "./compile.js";

const PRELUDE = `
  import type { paths } from "@octokit/openapi-types";
  import { Endpoint, endpoint } from "fluent-endpoint";
  import { sendWith } from "fluent-endpoint/response";
  import { toQuery } from "fluent-endpoint/tanstack-query";
  const send = sendWith(fetch);
  const scope = "mona";
  const github = new Endpoint<paths>();
  interface Messages {
    "/messages": {
      post: {
        requestBody: { content: { "application/x-www-form-urlencoded": { To: string } } };
        responses: { 201: object };
      };
    };
  }
  const acme = new Endpoint<Messages>();
`;

/** A wrong statement, and the first lines of its message: the next lines, which are indented. */
const MISTAKES = BLOCKS.filter(({ file, language }) => file === "docs/type-messages.md" && language === "text").flatMap(
  ({ code }) =>
    [...code.matchAll(/^(\S.*)((?:\n {2,}\S.*)+)$/gm)].map(([, statement, lines]) => ({
      statement,
      message: lines!.replace(/^\n {2}/, "").replaceAll("\n  ", "\n"),
    })),
);

test("each mistake of the page has the message below it", () => {
  const blocks = MISTAKES.map(({ statement }): Block => ({
    file: "",
    line: 0,
    language: "ts",
    code: PRELUDE + String(statement),
  }));
  const found = typeErrors(blocks).map((errors, index) => {
    const { statement, message } = MISTAKES[index]!;
    const count = message.split("\n").length;
    return { statement, message: errors.map((error) => error.split("\n").slice(0, count).join("\n")).join() };
  });

  expect(MISTAKES.length).toBeGreaterThan(10);
  expect(found).toStrictEqual(MISTAKES);
}, 180_000);
