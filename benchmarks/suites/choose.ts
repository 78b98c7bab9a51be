/**
 * The suites that are asked for by their names, or by what the names of several begin with: `shapes` means all of
 * `shapes-headers`, `shapes-format` and so on. Without a name, all of them.
 *
 * @throws Error where no suite has such a name
 */
export function chooseSuites<Named extends { readonly name: string }>(
  suites: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const isMeant = (suite: Named, name: string): boolean => suite.name === name || suite.name.startsWith(`${name}-`);
  const unknown = names.filter((name) => !suites.some((suite) => isMeant(suite, name)));
  if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(", ")}: see benchmarks/suites/index.ts.`);
  return names.length === 0 ? suites : suites.filter((suite) => names.some((name) => isMeant(suite, name)));
}
