// Where our requests differ from those of swagger-client, and why. Each row makes of its request what ours must be.
import type { Call } from "./operations.js";
import type { ComparableRequest } from "./request.js";

interface Difference {
  readonly reason: string;
  /** What ours must be; the same object where the row is about other calls. */
  readonly adjust: (theirs: ComparableRequest, call: Call) => ComparableRequest;
}

const FORM = /x-www-form-urlencoded|multipart\/form-data/i;

/** The differences, by name. */
export const differences: Readonly<Record<string, Difference>> = {
  bodyOfGet: {
    reason:
      "OpenAPI gives GET, HEAD and OPTIONS no body (RFC 9110, section 9.3.1). The report names these; swagger-client sends them.",
    adjust: (theirs, { method, body }) =>
      body && /^(?:get|head|options)$/.test(method) ? withoutBody(theirs) : theirs,
  },
  listsOfForms: {
    reason:
      "Lists in forms repeat the name, as the default style says (OpenAPI 3.0.4, section 4.7.15.1); swagger-client joins them with commas.",
    adjust: (theirs, call) =>
      replaceMembers(theirs, call, (name, value, encoding) => {
        const isStyled = encoding?.style !== undefined || encoding?.explode !== undefined;
        return Array.isArray(value) && !isStyled ? value.map((item) => `${name}=${textOf(item)}`) : undefined;
      }),
  },
  deepLists: {
    reason:
      'Lists in the style "deepObject" have brackets, as servers read them that read "a[k]"; OpenAPI does not define them, and swagger-client repeats the name or joins the items with commas.',
    adjust: (theirs, call) => {
      const lists = call.parameters.filter(({ in: place, value, raw }) => {
        return place === "query" && raw.style === "deepObject" && Array.isArray(value);
      });
      const adjusted = lists.length > 0 ? { ...theirs, query: withBrackets(theirs.query, lists) } : theirs;
      return replaceMembers(adjusted, call, (name, value, encoding) => {
        const isDeep = Array.isArray(value) && encoding?.style === "deepObject";
        return isDeep ? value.map((item) => `${name}[]=${textOf(item)}`) : undefined;
      });
    },
  },
  delimitedForms: {
    reason:
      'Space-delimited lists have a blank between items; swagger-client writes "%20" into multipart forms, and joins objects with commas whatever the delimiter (OpenAPI 3.1.1, section 4.8.12.4.1).',
    adjust: (theirs, call) =>
      replaceMembers(theirs, call, (name, value, encoding) => {
        const separator = delimiterOf(encoding?.style);
        return separator && !encoding?.explode && typeof value === "object"
          ? [`${name}=${joined(value, separator)}`]
          : undefined;
      }),
  },
  delimitedObjects: {
    reason:
      "Space- and pipe-delimited objects have that delimiter (OpenAPI 3.1.1, section 4.8.12.4.1); swagger-client joins them with commas.",
    adjust: (theirs, { parameters }) => {
      const objects = parameters.filter(({ in: place, value, raw }) => {
        return place === "query" && delimiterOf(raw.style) && !raw.explode && isObject(value);
      });
      if (objects.length === 0) return theirs;
      const names = objects.map(({ name }) => name);
      const others = theirs.query.filter((pair) => !names.includes(pair.slice(0, pair.indexOf("="))));
      const pairs = objects.map(({ name, value, raw }) => `${name}=${joined(value, delimiterOf(raw.style)!)}`);
      return { ...theirs, query: [...others, ...pairs].sort() };
    },
  },
  jsonParts: {
    reason:
      "An object in a multipart form is a part of application/json, where its encoding says nothing (OpenAPI 3.1.1, section 4.8.15); swagger-client sends its JSON without a type.",
    adjust: (theirs, call) => {
      if (!/multipart/i.test(call.body?.type ?? "")) return theirs;
      return replaceMembers(theirs, call, (name, value, encoding) => {
        const isPlain = isObject(value) && encoding?.style === undefined && encoding?.explode === undefined;
        return isPlain ? [`${name}=file of ${Buffer.byteLength(JSON.stringify(value))} bytes`] : undefined;
      });
    },
  },
  labels: {
    reason:
      "Labels that are not exploded have commas between their items, as RFC 6570 and OpenAPI since 3.0.4 say; swagger-client follows 3.0.3.",
    adjust: (theirs, { parameters }) => {
      const labels = parameters.filter(
        ({ raw, value }) => raw.style === "label" && !raw.explode && typeof value === "object",
      );
      return labels.reduce((request, { value }) => {
        const address = request.address.map((segment) =>
          segment.replace(`.${joined(value, ".")}`, `.${joined(value, ",")}`),
        );
        return { ...request, address };
      }, theirs);
    },
  },
};

/** The pairs of a query, in which these lists have brackets. */
function withBrackets(query: readonly string[], lists: Call["parameters"]): string[] {
  const names = lists.map(({ name }) => name);
  const others = query.filter((pair) => !names.includes(pair.slice(0, pair.indexOf("="))));
  const pairs = lists.flatMap(({ name, value }) => (value as unknown[]).map((item) => `${name}[]=${textOf(item)}`));
  return [...others, ...pairs].sort();
}

function withoutBody(theirs: ComparableRequest): ComparableRequest {
  const headers = Object.fromEntries(Object.entries(theirs.headers).filter(([name]) => name !== "content-type"));
  return { ...theirs, headers, body: undefined };
}

/** @param write - the pairs of a member; `undefined` if they are the same */
function replaceMembers(
  theirs: ComparableRequest,
  { body }: Call,
  write: (
    name: string,
    value: unknown,
    encoding: { style?: string; explode?: boolean } | undefined,
  ) => string[] | undefined,
): ComparableRequest {
  if (!body || !FORM.test(body.type) || !isObject(body.value) || !Array.isArray(theirs.body)) return theirs;
  let pairs = theirs.body as string[];
  for (const [name, value] of Object.entries(body.value)) {
    const own = write(name, value, body.media.encoding?.[name]);
    if (own)
      pairs = [
        ...pairs.filter((pair) => !/^(?:=|\[)/.test(pair.slice(name.length)) || !pair.startsWith(name)),
        ...own,
      ].sort();
  }
  return pairs === theirs.body || String(pairs) === String(theirs.body) ? theirs : { ...theirs, body: pairs };
}

function delimiterOf(style: string | undefined): string | undefined {
  return style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : undefined;
}

function joined(value: unknown, separator: string): string {
  const items = Array.isArray(value) ? value : Object.entries(value as object).flat();
  return items.map(textOf).join(separator);
}

function textOf(value: unknown): string {
  return isObject(value) ? JSON.stringify(value) : String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
