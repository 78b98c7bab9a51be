/** What to write instead of the options of other clients: here, these names are parameters (F2). */
const CURES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["header", 'did you mean "headers"?'],
  ["auth", "write headers: { authorization }"],
  ["signal", "write request: { signal }, or .signal(signal)"],
  ["timeout", "write request: { timeout }, or .timeout(ms)"],
  ["params", "pass its members directly"],
  ["query", "pass its members directly"],
  ["qs", "pass its members directly"],
  ["searchParams", "pass its members directly"],
  ["json", "pass its members directly"],
]);

/** Returns what to write instead of an option of another client; `undefined` for other names. */
export function cureOf(name: string): string | undefined {
  return CURES.get(name);
}
