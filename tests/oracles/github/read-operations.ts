/**
 * Reads the operations of GitHub's REST API from its OpenAPI document, `@octokit/openapi`, with plain example values.
 * Deterministic: the same document gives the same operations.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Operation } from "../../conformance/github/catalogue.js";

interface Reference {
  readonly $ref: string;
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema | Reference;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly (Schema | Reference)[];
  readonly anyOf?: readonly (Schema | Reference)[];
  readonly oneOf?: readonly (Schema | Reference)[];
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: Schema | Reference;
}

interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema | Reference }>> };
  readonly servers?: readonly { readonly url: string }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** Names of options. */
const RESERVED: ReadonlySet<string> = new Set(["baseUrl", "data", "headers", "mediaType", "method", "request", "url"]);

/** Examples by name or format. Slashes and colons need percent-encoding in a url, on purpose. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ["basehead", "main...feature-1"],
  ["date", "2026-01-02"],
  ["date-time", "2026-01-02T03:04:05Z"],
  ["path", "src/index.ts"],
  ["ref", "heads/main"],
  ["subject_digest", `sha256:${"0123456789abcdef".repeat(4)}`],
  ["uri", "https://example.com/hook"],
  ["version", "1.2.3"],
]);

const FILE = createRequire(import.meta.url).resolve("@octokit/openapi/generated/api.github.com.json");
let loaded: Document | undefined;
const load = (): Document => (loaded ??= JSON.parse(readFileSync(FILE, "utf8")) as Document);

/** Every operation, in the order of GitHub's document. Each call returns new objects. */
export function operations(): Operation[] {
  return Object.entries(load().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      toOperation(method.toUpperCase() as Operation["method"], path, operation),
    ),
  );
}

function toOperation(method: Operation["method"], path: string, operation: OperationObject): Operation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter));
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const required = [...inPath, ...inQuery].filter((parameter) => parameter.required).map(({ name }) => name);
  const pathParameters = inPath.map(({ name }) => name);
  const queryParameters = inQuery.map(({ name }) => name);
  const body = toBody(operation);

  const values = Object.entries({
    ...(example("body", { properties: body.members }) as object),
    ...Object.fromEntries(inQuery.map(({ name, schema }) => [name, queryExample(name, schema)])),
    ...Object.fromEntries(inPath.map(({ name, schema }) => [name, example(name, schema)])),
  });
  const [server] = operation.servers ?? [];
  const inTemplate = method !== "GET" && queryParameters.length > 0 ? `{?${queryParameters.join(",")}}` : "";
  return {
    id: operation.operationId,
    method,
    path,
    route: `${method} ${path}`,
    octokitRoute: `${method} ${server ? "{origin}" : ""}${path}${inTemplate}`,
    origin: server?.url ?? "https://api.github.com",
    pathParameters,
    queryParameters,
    bodyProperties: Object.keys(body.members),
    bodyKind: body.kind,
    required: [...new Set([...required, ...body.required])],
    options: { ...Object.fromEntries(values.filter(([name]) => !RESERVED.has(name))), ...body.data },
    reserved: Object.fromEntries(values.filter(([name]) => RESERVED.has(name))),
  };
}

interface Body {
  readonly kind: Operation["bodyKind"];
  readonly members: NonNullable<Schema["properties"]>;
  readonly required: readonly string[];
  /** The `data` option, if the body is not a JSON object. */
  readonly data: { readonly data?: unknown };
}

function toBody({ requestBody }: OperationObject): Body {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (media === undefined) return { kind: "none", members: {}, required: [], data: {} };
  const schema = flatten(media.schema);
  const kind =
    type !== "application/json" || schema.type === "string" ? "other" : schema.type === "array" ? "array" : "object";
  if (kind !== "object") return { kind, members: {}, required: [], data: { data: example("data", schema) } };
  return { kind, members: schema.properties ?? {}, required: schema.required ?? [], data: {} };
}

/** A plain value that matches the schema. It contains the name, so that a value in the wrong place is visible. */
function example(name: string, reference: Schema | Reference): unknown {
  const schema = flatten(reference);
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type ?? (schema.properties === undefined ? "string" : "object")) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return 40 + name.length;
    case "array":
      return arrayExample(name, schema.items ?? {});
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, member]) => [key, example(key, member)]),
      );
    default:
      return SPECIAL.get(name) ?? SPECIAL.get(schema.format ?? "") ?? `${name.replaceAll("_", "-")}-1`;
  }
}

function arrayExample(name: string, items: Schema | Reference): readonly unknown[] {
  const { type, enum: choices } = flatten(items);
  if (choices !== undefined) return choices.slice(0, 2);
  return type === "string" ? ["alpha", "beta"] : [example(name, items), example(`${name}s`, items)];
}

/** Like `example`, but with one item in a list: the format of longer lists differs between servers. */
function queryExample(name: string, schema: Schema | Reference): unknown {
  const value = example(name, schema);
  return Array.isArray(value) ? value.slice(0, 1) : value;
}

/** The schema, merged with all parts of `allOf` and the first alternative of `oneOf` and `anyOf`. */
function flatten(reference: Schema | Reference): Schema {
  const schema = resolve(reference);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []).slice(0, 1), ...(schema.anyOf ?? []).slice(0, 1)].map(
    flatten,
  );
  return parts.reduce<Schema>(
    (all, part) => ({
      ...part,
      ...all,
      properties: { ...part.properties, ...all.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    schema,
  );
}

/** Resolves a reference such as `#/components/schemas/label`; returns other values unchanged. */
function resolve<T extends object>(value: T | Reference): T {
  if (!("$ref" in value)) return value;
  const keys = value.$ref.slice("#/".length).split("/");
  return resolve<T>(
    keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], load()) as T | Reference,
  );
}
