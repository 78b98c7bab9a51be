// Where our requests differ from those of swagger-client, and why. Each row makes of its request what ours must be.
import type { Document } from "./documents.js";
import type { Call } from "./operations.js";
import { UNSET } from "./ours.js";
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
  deepNesting: {
    reason:
      'Lists and objects within the style "deepObject" have more brackets, as common parsers read them; OpenAPI does not define them, and swagger-client writes JSON.',
    adjust: (theirs, call) => {
      const nested = call.parameters.filter(
        ({ in: place, value, raw }) => place === "query" && raw.style === "deepObject" && isNested(value),
      );
      const adjusted = nested.length > 0 ? { ...theirs, query: withPairs(theirs.query, nested) } : theirs;
      return replaceMembers(adjusted, call, (name, value, encoding) =>
        encoding?.style === "deepObject" && isNested(value) ? bracketPairs(name, value) : undefined,
      );
    },
  },
  reserved: {
    reason:
      'Reserved characters are percent-encoded, also with "allowReserved", which servers decode; swagger-client writes "&" and "#" as they are.',
    adjust: (theirs, { parameters }) => {
      const texts = parameters.filter(
        ({ in: place, value, raw }) => place === "query" && raw.allowReserved && typeof value === "string",
      );
      return texts.reduce((request, { name, value }) => {
        const broken = [...new URLSearchParams(`${encodeURIComponent(name)}=${String(value)}`)];
        const wrong = broken.map((pair) => pair.join("="));
        const others = request.query.filter((pair) => !wrong.includes(pair));
        return { ...request, query: [...others, `${name}=${String(value)}`].sort() };
      }, theirs);
    },
  },
  ranges: {
    reason:
      "A range is no content type (RFC 9110, section 8.3.1): the client sets that of the body; swagger-client sends the range.",
    adjust: (theirs) => {
      if (!theirs.headers["content-type"]?.includes("*")) return theirs;
      const headers = Object.entries(theirs.headers).filter(([name]) => name !== "content-type");
      return { ...theirs, headers: Object.fromEntries(headers) };
    },
  },
  queryOfPath: {
    reason:
      'Placeholders of a path with "?" or "#" are filled, and the query is before "#"; swagger-client sends "{page}", and puts the query behind "#".',
    adjust: (theirs, { path, parameters }) => {
      if (!/[?#]/.test(path)) return theirs;
      const lost = path.includes("#") ? parameters.filter(({ in: place }) => place === "query") : [];
      const query = new Set([...theirs.query, ...lost.flatMap(pairsOf)]);
      const filled = parameters.filter(({ name }) => new RegExp(`\\?.*\\{${name}\\}`).test(path));
      for (const { name, value } of filled) {
        query.delete(`${name}={${name}}`);
        query.add(`${name}=${textOf(value)}`);
      }
      return changed(theirs, { address: withValues(theirs.address, parameters), query: [...query].sort() });
    },
  },
  undeclared: {
    reason:
      'A placeholder of a path that only the query declares is filled, as the report says; swagger-client sends "{id}", and puts the value into the query.',
    adjust: (theirs, { path, parameters }) => {
      const names = placeholdersOf(path);
      const misplaced = parameters.filter(({ in: place, name }) => place === "query" && names.has(name));
      const isDeclared = (name: string) => parameters.some((one) => one.in === "path" && one.name === name);
      const filling = misplaced.filter(({ name }) => !isDeclared(name));
      if (filling.length === 0) return theirs;
      const query = theirs.query.filter((pair) => !filling.some(({ name }) => pair.startsWith(`${name}=`)));
      return { ...theirs, address: withValues(theirs.address, filling), query };
    },
  },
  unplaced: {
    reason:
      "A parameter of the path that the path does not have goes to the query, as the report says; swagger-client leaves it out.",
    adjust: (theirs, { path, parameters }) => {
      const unplaced = parameters.filter(({ in: place, name }) => place === "path" && !path.includes(`{${name}}`));
      if (unplaced.length === 0) return theirs;
      return { ...theirs, query: [...theirs.query, ...unplaced.flatMap(pairsOf)].sort() };
    },
  },
  sharedMember: {
    reason:
      "A parameter is sent, also if an exploded object in the query has a member of its name; swagger-client sends the member alone.",
    adjust: (theirs, { parameters }) => {
      const ofQuery = parameters.filter(({ in: place }) => place === "query");
      const members = ofQuery.flatMap(({ value, raw }) => {
        const isExploded = isObject(value) && (raw.style ?? "form") === "form" && raw.explode !== false;
        return isExploded ? Object.keys(value) : [];
      });
      const shared = ofQuery.filter(({ name, value }) => members.includes(name) && typeof value === "string");
      const lost = shared.flatMap(pairsOf).filter((pair) => !theirs.query.includes(pair));
      return changed(theirs, { query: [...theirs.query, ...lost].sort() });
    },
  },
  serverDefault: {
    reason:
      'A default of a server that no host can have, such as "YOUR_TENANT", is none, as the report says: each call needs a value, and an operation whose own server has one goes to that of the document; swagger-client sends to that host.',
    adjust: (theirs, { operation, server }) => {
      const [scheme = "", empty = "", host = "", ...path] = theirs.address;
      const labels = host.split(".").map((label) => (/^[a-z\d:-]+$/.test(label) ? label : UNSET));
      if (labels.join(".") === host) return theirs;
      const start = operation.servers
        ? server.replace(/\{\w+\}/g, UNSET).split("/")
        : [scheme, empty, labels.join(".")];
      return { ...theirs, address: [...start, ...path] };
    },
  },
  defaults: {
    reason:
      "A parameter of OpenAPI 2.0 that a call does not pass is not sent: its default is the value that the server uses then; swagger-client sends the default.",
    adjust: (theirs, { parameters, operation }) => {
      const passed = new Set(parameters.map(({ name }) => name));
      const others: Document[] = (operation.parameters ?? []).filter(
        (raw: Document) => raw.in === "query" && raw.type && raw.default !== undefined && !passed.has(raw.name),
      );
      const sent = new Set(others.map((raw) => `${raw.name}=${String(raw.default)}`));
      return changed(theirs, { query: theirs.query.filter((pair) => !sent.has(pair)) });
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
  schemes: {
    reason:
      "Of the schemes of OpenAPI 2.0, https is taken wherever it stands, so that credentials are encrypted; swagger-client takes the first.",
    adjust: (theirs, { schemes }) =>
      theirs.address[0] === "http:" && schemes.includes("https")
        ? { ...theirs, address: ["https:", ...theirs.address.slice(1)] }
        : theirs,
  },
  tabs: {
    reason:
      "Lists in the format tsv of OpenAPI 2.0 have commas, as the report says: OpenAPI 3 has no such style; swagger-client writes tabs.",
    adjust: (theirs, { parameters }) => {
      const names = parameters.filter(({ raw }) => raw.collectionFormat === "tsv").map(({ name }) => name);
      if (names.length === 0) return theirs;
      return { ...theirs, query: theirs.query.map((pair) => pair.replaceAll("\t", ",")) };
    },
  },
};

/** The same object, if nothing changes. */
function changed(theirs: ComparableRequest, parts: Partial<ComparableRequest>): ComparableRequest {
  const request = { ...theirs, ...parts };
  return JSON.stringify(request) === JSON.stringify(theirs) ? theirs : request;
}

/** The names in a path, without those of its query. */
function placeholdersOf(path: string): ReadonlySet<string> {
  return new Set([...path.replace(/[?#].*/, "").matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!));
}

/** Fills what swagger-client left of the placeholders of a path. */
function withValues(address: readonly string[], parameters: Call["parameters"]): readonly string[] {
  return address.map((segment) =>
    parameters.reduce((text, { name, value }) => text.replaceAll(`{${name}}`, () => textOf(value)), segment),
  );
}

function pairsOf({ name, value, raw }: Call["parameters"][number]): readonly string[] {
  const isRepeated = Array.isArray(value) && raw.explode !== false;
  return (isRepeated ? (value as unknown[]) : [value]).map((one) => `${name}=${textOf(one)}`);
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && Object.values(value!).some((member) => typeof member === "object");
}

/** The pairs that parsers of nested brackets read. */
function bracketPairs(name: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [`${name}=${textOf(value)}`];
  const isFlatList = Array.isArray(value) && !isNested(value);
  return Object.entries(value).flatMap(([key, member]) => bracketPairs(`${name}[${isFlatList ? "" : key}]`, member));
}

/** The pairs of a query, in which these values are nested. */
function withPairs(query: readonly string[], nested: Call["parameters"]): string[] {
  const others = query.filter(
    (pair) => !nested.some(({ name }) => /^[=[]/.test(pair.slice(name.length)) && pair.startsWith(name)),
  );
  return [...others, ...nested.flatMap(({ name, value }) => bracketPairs(name, value))].sort();
}

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
