import type { Issue } from "../errors/endpoint-error.js";

/** The options that names are meant to be, by their letters. */
const MEANT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["baseurl", "baseUrl"],
  ["headers", "headers"],
  ["authorization", "headers: { authorization }"],
]);

/** What is wrong with a parameter that has the letters of an option (F3); `undefined` for any other name. */
export function misspeltOption(name: string): Issue | undefined {
  const meant = MEANT.get(name.replace(/[-_]/g, "").toLowerCase());
  return meant === undefined
    ? undefined
    : { name, reason: "misspelt", detail: `is not an option; did you mean "${meant}"?` };
}
