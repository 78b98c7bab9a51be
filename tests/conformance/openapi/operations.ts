// The operations of a document, each with values for all its parameters and its body.
/* eslint-disable @typescript-eslint/no-unsafe-call, @typescript-eslint/prefer-nullish-coalescing -- documents have any form */
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
  readonly body: { readonly type: string; readonly value: unknown; readonly media: Document } | undefined;
  readonly operation: Document;
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
        body: bodyOf(operation, requiredOnly),
        operation,
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
      // What has a media type of its own is text, as the report says.
      return { name: raw.name, in: raw.in, value: media ? JSON.stringify(value) : value, raw };
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

function bodyOf({ requestBody, parameters = [] }: Document, requiredOnly: boolean): Call["body"] {
  const fields = parameters.filter((raw: Document) => raw.in === "formData" || raw.in === "body");
  if (fields.length > 0) return undefined;
  const content = Object.entries<Document>(requestBody?.content ?? {});
  const found = PREFERRED.map((type) => content.find(([name]) => type.test(name))).find(Boolean);
  if (!found || (requiredOnly && !requestBody.required)) return undefined;
  const [type, media] = found;
  const isStructured = /json|x-www-form|multipart/i.test(type);
  return { type, media, value: isStructured ? valueOf("body", media?.schema ?? {}, requiredOnly) : "raw é text" };
}
