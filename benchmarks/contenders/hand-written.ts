import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { GENERATED } from "../root.js";
import { optionsOf, type Case, type Values } from "./call.js";
import { ready, type Contender, type Outcome } from "./contender.js";
import { sourceOf } from "./hand-written-source.js";

/** The code that somebody who knows all routes would write out for each: no library, no checks. */
export const handWritten: Contender = {
  name: "hand-written, generated",
  omits: "checks; knows which parameters are given",
  gives: ["method", "accept", "headers", "body"],
  lists: "comma",
  prepare: async (given) => {
    const functions = await functionsOf(given);
    const byCall = new Map(given.calls.map((call, index) => [call, functions[index]]));
    return ready(given.calls, (call) => {
      const build = byCall.get(call)?.build ?? fail();
      const options = optionsOf(call);
      return () => build(options);
    });
  },
};

/** What is generated for a route. */
interface Functions {
  readonly build: (values: Values) => Outcome & { readonly url: string };
  readonly path: (values: Values) => string;
}

let modules = 0;

/** Writes the code of all calls to a module and imports it, as V8 would find it in an application. */
export async function functionsOf(given: Pick<Case, "calls" | "defaults" | "accept">): Promise<readonly Functions[]> {
  modules += 1;
  const file = join(GENERATED, `hand-written-${process.pid}-${modules}.mjs`);
  const { source, indices } = sourceOf(given);
  writeFileSync(file, source);
  const { functions } = (await import(pathToFileURL(file).href)) as { functions: readonly Functions[] };
  return indices.map((index) => functions[index] ?? fail());
}

function fail(): never {
  throw new Error("a call without its generated code");
}
