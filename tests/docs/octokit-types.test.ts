// The replacement of @octokit/endpoint has the type that the migration guide says. Its package is written as the guide shows it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@jest/globals";
import ts from "typescript";

import { BLOCKS, ROOT } from "./blocks.js";

const FOLDER = join(ROOT, "reports/octokit-types");
const PACKAGE = join(FOLDER, "node_modules/@octokit/endpoint");

/** The files of the guide, by their paths. */
const FILES = new Map(
  BLOCKS.filter(({ file }) => file === "docs/octokit-differences.md")
    .filter(({ code }) => code.startsWith("octokit-endpoint/"))
    .flatMap(({ code }) => code.split("\n\n"))
    .map((text) => [text.split("\n", 1)[0]!, text.slice(text.indexOf("\n") + 1)] as const),
);

const PROGRAM = `
import type { EndpointInterface, OctokitResponse, RequestInterface, RequestParameters } from "@octokit/types";
import type { endpoint as published } from "../../node_modules/@octokit/endpoint/dist-types/index.js";
import { endpoint as ours } from "../../src/index.js";
import { endpoint } from "@octokit/endpoint";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const isSame: Same<typeof endpoint, typeof published> = true;

endpoint("GET /", { request: { agent: { keepAlive: true } } }).request.agent.keepAlive satisfies boolean;
endpoint.defaults({ org: "octokit" }).DEFAULTS.org satisfies string;
endpoint({ method: "GET", url: "/", headers: { "x-a": 1 } }).headers["x-a"] satisfies number;

// What @octokit/request does with it.
declare function send(request: ReturnType<EndpointInterface>): Promise<OctokitResponse<unknown>>;
export function request(route: string, parameters?: RequestParameters): Promise<OctokitResponse<unknown>> {
  const merged = endpoint.merge(route, parameters);
  return merged.request?.["hook"] ? merged.request["hook"](request, merged) : send(endpoint.parse(merged));
}
export const ofRequest: RequestInterface["endpoint"] = endpoint.defaults({ headers: { "user-agent": "test" } });

// What the guide says of the function of this library.
export const method: ReturnType<EndpointInterface>["method"] = ours("GET /").method;
`;

test("the replacement has the type of @octokit/endpoint, and the function of this library other methods", () => {
  mkdirSync(PACKAGE, { recursive: true });
  for (const name of ["index.d.ts", "package.json"])
    writeFileSync(join(PACKAGE, name), FILES.get(`octokit-endpoint/${name}`)!);
  const file = join(FOLDER, "program.mts");
  writeFileSync(file, PROGRAM);

  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.es2024.string.d.ts"],
    types: ["node"],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const errors = program.getSemanticDiagnostics(program.getSourceFile(file));
  expect(program.getSourceFiles().map(({ fileName }) => fileName)).toContain(join(PACKAGE, "index.d.ts"));
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([
    "Type 'string' is not assignable to type 'RequestMethod'.",
  ]);
}, 180_000);
