/** A string, a comment, a name before a colon, a comma before a closing bracket. */
const TOKEN =
  /(?<text>"(?:[^"\\]|\\[^])*")|'(?<quoted>(?:[^'\\]|\\[^])*)'|(?<comment>\/\/.*|\/\*[^]*?\*\/)|(?<name>[\p{ID_Start}_$][\p{ID_Continue}$]*)(?=\s*:)|(?<comma>,)(?=(?:\s|\/\/.*|\/\*[^]*?\*\/)*[}\]])/gu;

/** Turns an object as people write it in JavaScript into JSON: bare names, single quotes, comments, trailing commas. */
export function toJson(text: string): string {
  return text.replace(TOKEN, (...found: unknown[]) => {
    const { text: string, quoted, name } = found.at(-1) as Record<string, string | undefined>;
    if (string !== undefined) return string;
    if (quoted !== undefined) return JSON.stringify(quoted.replace(/\\(['"])/g, "$1"));
    return name === undefined ? "" : JSON.stringify(name);
  });
}
