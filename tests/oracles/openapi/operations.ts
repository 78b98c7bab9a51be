// The operations of a document, each with values for all its parameters and its body.
import type { Document } from "./documents.js";
import { valueOf } from "./values.js";

/** An operation and the values to call it with. */
export interface Call {
  readonly id: string;
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly value: unknown;
    readonly raw: Document;
  }[];
  /** What swagger-client takes for the body of a document of OpenAPI 2.0: a parameter, or one for each member of a form. */
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly body: { readonly type: string; readonly value: unknown; readonly media: Document } | undefined;
}

/** The names of the header parameters, without those that OpenAPI ignores. */
export function headerNames({ parameters }: Call): string[] {
  const names = parameters.filter(({ in: place }) => place === "header").map(({ name }) => name);
  return names.filter((name) => !/^(?:accept|content-type|authorization)$/i.test(name));
}

const METHODS = ["get", "head", "options", "post", "put", "patch", "delete"];

/**
 * The calls of all operations.
 *
 * @param document - dereferenced; its operations get the ids of the calls
 */
export function callsOf(document: Document, requiredOnly: boolean): Call[] {
  return Object.entries<Document>(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      // Paths may share an operation.
      const operation = { ...item[method] };
      document.paths[path] = { ...document.paths[path], [method]: operation };
      const route = `${method.toUpperCase()} ${path}`;
      operation.operationId = route.replace(/\W+/g, (text) => `_${text.length}${text.codePointAt(0)}_`);
      return {
        id: operation.operationId,
        route,
        method,
        path,
        parameters: parametersOf(item, operation, requiredOnly),
        ...(document.swagger
          ? swaggerBodyOf(document, item, operation, requiredOnly)
          : { fields: [], body: bodyOf(operation, requiredOnly) }),
      };
    }),
  );
}

function parametersOf(item: Document, operation: Document, requiredOnly: boolean): Call["parameters"] {
  const all = new Map<string, Document>();
  for (const raw of [...(item.parameters ?? []), ...(operation.parameters ?? [])])
    all.set(`${raw.in} ${raw.name}`, raw);
  return [...all.values()]
    .filter((raw) => raw.required || raw.in === "path" || !requiredOnly)
    .filter((raw) => raw.in !== "cookie" && raw.in !== "body" && raw.in !== "formData")
    .map((raw) => {
      const media = Object.entries<Document>(raw.content ?? {})[0];
      const value = valueOf(raw.name, media?.[1]?.schema ?? raw.schema ?? raw, requiredOnly && raw.in !== "path");
      // What has a media type of its own is text, as the report says, but for JSON in a query.
      const isText = media && !(raw.in === "query" && media[0].includes("json"));
      return { name: raw.name, in: raw.in, value: isText ? JSON.stringify(value) : value, raw };
    });
}

/** JSON before forms, forms before anything else. */
const PREFERRED = [
  /^application\/json\b/i,
  /^application\/(?:.*[+.-])?json\b/i,
  /^application\/x-www-form-urlencoded\b/i,
  /^multipart\/form-data\b/i,
  /./,
];

/** The styles of OpenAPI 3.0 that the formats of lists are. */
const FORMATS: Readonly<Record<string, object>> = {
  csv: { style: "form", explode: false },
  multi: { style: "form", explode: true },
  pipes: { style: "pipeDelimited", explode: false },
};

/** A body of OpenAPI 2.0: a parameter of its own, or one for each member of a form. */
function swaggerBodyOf(
  document: Document,
  item: Document,
  operation: Document,
  requiredOnly: boolean,
): Pick<Call, "fields" | "body"> {
  const own: Document[] = operation.parameters ?? [];
  const shared = (item.parameters ?? []).filter(
    (raw: Document) => raw.in !== "body" || !own.some(({ in: place }) => place === "body"),
  );
  const all = [...shared, ...own].filter((raw) => raw.required || !requiredOnly);
  const consumes: string[] = operation.consumes ?? document.consumes ?? [];
  const body = all.find((raw) => raw.in === "body");
  if (body) {
    const type = consumes.find((name) => name.includes("json")) ?? consumes[0] ?? "application/json";
    const value = type.includes("json") ? valueOf("body", body.schema, requiredOnly) : "raw é text";
    return { fields: [[`body.${body.name}`, value]], body: { type, value, media: {} } };
  }
  const form = all.filter((raw) => raw.in === "formData");
  if (form.length === 0) return { fields: [], body: undefined };
  const isFile = [...(item.parameters ?? []), ...own].some((raw) => raw.type === "file");
  const type = isFile
    ? "multipart/form-data"
    : (consumes.find((name) => name.includes("form")) ?? "application/x-www-form-urlencoded");
  const members = form.map((raw) => [raw.name, valueOf(raw.name, raw, requiredOnly)] as const);
  const lists = form.filter((raw) => raw.type === "array");
  const encoding = Object.fromEntries(lists.map((raw) => [raw.name, FORMATS[raw.collectionFormat ?? "csv"]]));
  return {
    fields: members.map(([name, value]) => [`formData.${name}`, value] as const),
    body: { type, value: Object.fromEntries(members), media: { encoding } },
  };
}

function bodyOf({ requestBody }: Document, requiredOnly: boolean): Call["body"] {
  const content = Object.entries<Document>(requestBody?.content ?? {});
  const found = PREFERRED.map((type) => content.find(([name]) => type.test(name))).find(Boolean);
  if (!found || (requiredOnly && !requestBody.required)) return undefined;
  const [type, media] = found;
  const isStructured = /json|x-www-form|multipart/i.test(type);
  return { type, media, value: isStructured ? valueOf("body", media?.schema ?? {}, requiredOnly) : "raw é text" };
}
