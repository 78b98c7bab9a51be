import ts from "typescript";

import * as adapters from "../../../src/adapters/index.js";
import { explain } from "../../../src/explain/index.js";
import * as core from "../../../src/index.js";
import { vendorOf } from "../../../src/openapi/index.js";

const { Endpoint, endpoint } = core;

/** What the expressions of mistakes name, besides the exports of the library. */
const VALUES = {
  github: new Endpoint(),
  token: undefined,
  authorization: "Bearer secret",
  headers: new Headers({ accept: "text/plain" }),
  options: new Map([["state", "open"]]),
  body: { username: "somebody-else" },
  timeout: 5000,
  signal: new AbortController().signal,
};

/** The same names for the compiler, without a document and with GitHub's. */
export const PRELUDES: readonly [without: string, withDocument: string] = [
  "const Endpoint = Library; const endpoint = library; const github = new Library();",
  "const Endpoint = Library<paths>; const github = new Library<paths>(); const endpoint = github.toFunction();",
].map(
  (names) => `
    import type { paths } from "@octokit/openapi-types";
    import { Endpoint as Library, endpoint as library, segments, type RequestOptions } from "fluent-endpoint";
    import { toFetch } from "fluent-endpoint/adapters";
    import { vendorOf } from "fluent-endpoint/openapi";
    ${names}
    declare const token: string | undefined;
    declare const authorization: string;
    declare const headers: Headers;
    declare const options: Map<"state", "open">;
    declare const body: { username: string };
    declare const timeout: number;
    declare const signal: AbortSignal;
  `,
) as [string, string];

/** `fetch` up to its first step, without a network. */
const fetched = (input: string, init?: RequestInit): Request => new Request(input, init);

/** The value of an expression of TypeScript. */
export function evaluate(expression: string): unknown {
  const names = {
    Endpoint,
    endpoint,
    segments: core.segments,
    ...adapters,
    explain,
    vendorOf,
    fetch: fetched,
    ...VALUES,
  };
  const options = { target: ts.ScriptTarget.ESNext };
  const { outputText } = ts.transpileModule(`return (${expression});`, { compilerOptions: options });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the page shows is run
  const run = new Function(...Object.keys(names), outputText) as (...values: unknown[]) => unknown;
  const value = run(...Object.values(names));
  // The mistake in a class shows in its first call.
  const isClass = typeof value === "function" && value.prototype instanceof Endpoint;
  return isClass ? new (value as typeof Endpoint)().build("GET /user") : value;
}

/** What `explain()` warns about in a call of the function. */
export function warningsOf(expression: string): readonly string[] {
  if (!expression.startsWith("endpoint(")) return [];
  const report = evaluate(expression.replace("endpoint(", "explain(github, ")) as ReturnType<typeof explain>;
  return report.warnings.map(({ message }) => message);
}
