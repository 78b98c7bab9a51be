import {
  flattenedDefaults,
  hasQueryOfItsOwn,
  isJson,
  JSON_TYPE,
  pathNamesOf,
  type Call,
  type Case,
  type Values,
} from "./call.js";

/** The source of a module, and for each call the index of its code in the module's `functions`. */
export interface Source {
  readonly source: string;
  readonly indices: readonly number[];
}

/** Writes the code that builds the calls of a case; calls that need the same code share it. */
export function sourceOf({ calls, defaults, accept }: Pick<Case, "calls" | "defaults" | "accept">): Source {
  const { values: known, headers: fromDefaults } = flattenedDefaults({ defaults });
  const headers = { accept, ...fromDefaults };
  const codes = new Map<string, number>();
  const indices = calls.map((call) => {
    const code = codeOf(call, headers, known);
    const index = codes.get(code) ?? codes.size;
    codes.set(code, index);
    return index;
  });
  const texts = [...codes.keys()];
  return { source: `export const functions = [\n${texts.join(",\n")},\n];\n`, indices };
}

function codeOf(call: Call, defaultHeaders: Readonly<Record<string, string>>, known: Values): string {
  const { method, origin, path, pathValues, queryValues, bodyValues, data } = call;
  const literalHeaders = {
    ...defaultHeaders,
    "user-agent": "hand-written",
    ...(isJson(call) && { "content-type": JSON_TYPE }),
  };
  const ownHeaders = new Set(Object.keys(call.headers ?? {}));
  const headers = [
    ...Object.entries(literalHeaders).filter(([name]) => !ownHeaders.has(name)),
    ...[...ownHeaders].map((name) => [name, undefined] as const),
  ].map(([name, value]) => {
    const key = JSON.stringify(name);
    return `${key}: ${value === undefined ? `p.headers[${key}]` : JSON.stringify(value)}`;
  });
  const pathNames = pathNamesOf(call);
  // As in the library, what lies beneath comes first.
  const query = hasQueryOfItsOwn(method) ? { ...known, ...queryValues } : queryValues;
  const inQuery = Object.entries(query).filter(([name]) => !pathNames.has(name));
  const expression = (name: string, values: Values): string => valueOf(name, name in values ? undefined : known[name]);

  const pathText = path.replaceAll(/\{(\+?)([^}]+)\}/g, (_, reserved: string, name: string) =>
    encoded(expression(name, pathValues), reserved === "+" ? "encodeURI" : "encodeURIComponent", undefined),
  );
  const queryText = inQuery.map(([name, value]) => {
    const text = encoded(expression(name, queryValues), "encodeURIComponent", value);
    return `${encodeURIComponent(name)}=${text}`;
  });
  const search = queryText.length === 0 ? "" : `?${queryText.join("&")}`;

  const body =
    data !== undefined
      ? "p.data"
      : bodyValues &&
        `{ ${Object.keys(bodyValues)
          .map((name) => `${JSON.stringify(name)}: ${valueOf(name, undefined)}`)
          .join(", ")} }`;
  return `{
  build: (p) => ({
    method: ${JSON.stringify(method.toLowerCase())},
    url: \`${origin}${pathText}${search}\`,
    headers: { ${headers.join(", ")} },${body === undefined ? "" : `\n    body: ${body},`}
  }),
  path: (p) => \`${pathText}\`,
}`;
}

/** A value of the call, or that of the defaults where the call has none. */
function valueOf(name: string, fallback: unknown): string {
  const access = /^\w+$/.test(name) ? `p.${name}` : `p[${JSON.stringify(name)}]`;
  return fallback === undefined ? access : `${access} ?? ${JSON.stringify(fallback)}`;
}

function encoded(value: string, encode: "encodeURI" | "encodeURIComponent", example: unknown): string {
  return Array.isArray(example) ? `\${${value}.map((item) => ${encode}(item)).join(",")}` : `\${${encode}(${value})}`;
}
