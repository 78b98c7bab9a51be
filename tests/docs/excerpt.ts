/** The lines of a source that start as the code does, as many as it has, and indented as it is. */
export function excerpt(source: string, code: string): string {
  const [first, ...rest] = code.split("\n");
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.trimStart() === first);
  const indent = lines[start]?.length ?? 0;
  const found = lines.slice(start, start + rest.length + 1);
  return found.map((line) => line.slice(Math.max(0, indent - first!.length))).join("\n");
}
