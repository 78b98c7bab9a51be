// Prepares a document for openapi-typescript: what it lacks is added, what it gets wrong is put so that it gets it right (I6).
import {
  escapePart,
  essenceOf,
  isJson,
  quoteInFull,
  type BodyVariant,
  type DocumentVendor,
  type Finding,
} from "../library.js";
import { resolveDiscriminators } from "./discriminators.js";
import { markPlaceholders } from "./optional-placeholders.js";
import { operationsOf, withOperation } from "./path-operations.js";
import { resolveQueryStrings } from "./query-strings.js";
import { separateRequests } from "./request-schemas.js";
import { schemaDefault, eachValue, isPart, METHODS, type Part, pointerOf, resolved } from "./part.js";

/**
 * Returns a copy of a document of which openapi-typescript writes the types that calls need.
 *
 * @param made - the vendor of the document
 * @param note - gets what was wrong, with a pointer
 */
export function repairForTypes(document: object, { variants = [], report }: DocumentVendor, note: AddNote): object {
  const copy = structuredClone(document) as Part;
  freeOperationIds(copy, note);
  fixEnums(copy, note);
  resolveDiscriminators(copy);
  resolveQueryStrings(copy);
  resolveParameters(copy);
  declarePlaceholders(copy, report.findings);
  dropLiterals(copy, report.findings);
  markPlaceholders(copy);
  lowerMediaTypes(copy);
  separateRequests(copy);
  return withMethodsAsTrace(withVariants(copy, variants));
}

export type AddNote = (pointer: string, text: string) => void;

/** Takes an `operationId` from all operations but the first: their types would be those of one. */
function freeOperationIds(root: Part, note: AddNote): void {
  const places = new Map<string, string>();
  for (const group of ["paths", "webhooks"]) {
    const items = root[group];
    for (const [path, item] of isPart(items) ? Object.entries(items) : []) {
      for (const { method, operation, names } of isPart(item) ? operationsOf(item) : []) {
        const id = isPart(operation) ? operation["operationId"] : undefined;
        if (typeof id !== "string") continue;
        const place = `${method} ${path}`;
        const other = places.get(id);
        if (other === undefined) places.set(id, place);
        else {
          delete (operation as Part)["operationId"];
          note(
            pointerTo([group, path, ...names, "operationId"]),
            `the operationId ${quoteInFull(id)} is also that of ${quoteInFull(other)}, which keeps it`,
          );
        }
      }
    }
  }
}

/** Makes one of a type and an `enum` that exclude each other: openapi-typescript does not write them. */
function fixEnums(root: Part, note: AddNote): void {
  for (const one of eachValue(root)) {
    const { value } = one;
    if (isPart(value) && Array.isArray(value["enum"]) && /^(?:object|array)$/.test(String(value["type"]))) {
      const choices = value["enum"] as unknown[];
      const areScalars = choices.every((choice) => typeof choice !== "object" || choice === null);
      note(
        pointerOf(one),
        areScalars
          ? `the type ${quoteInFull(String(value["type"]))} excludes the values of the enum, which count`
          : `the values of an enum of the type ${quoteInFull(String(value["type"]))} are not in its type`,
      );
      Reflect.deleteProperty(value, areScalars ? "type" : "enum");
    }
  }
}

/**
 * Gives a parameter that is JSON in the query the type of its value, and makes one with a default value optional: openapi-typescript
 * writes a text, and what the document says.
 */
function resolveParameters(root: Part): void {
  for (const { value } of eachValue(root)) {
    if (!isPart(value) || typeof value["name"] !== "string" || typeof value["in"] !== "string") continue;
    const [[mediaType, media] = [""]] = isPart(value["content"]) ? Object.entries(value["content"]) : [];
    if (value["in"] === "query" && isJson(mediaType)) {
      delete value["content"];
      value["schema"] = resolved(root, media)?.["schema"] ?? {};
    }
    if (value["in"] !== "path" && schemaDefault(root, value["schema"]) !== undefined) delete value["required"];
  }
}

/** Removes the query parameters that the literal query of their path has (A4). */
function dropLiterals(root: Part, findings: readonly Finding[]): void {
  const paths = isPart(root["paths"]) ? root["paths"] : {};
  for (const { reason, route = "", name } of findings) {
    const item = reason === "literal" ? resolved(root, paths[route.slice(route.indexOf(" ") + 1)]) : undefined;
    for (const { operation } of item ? [...operationsOf(item), { operation: item }] : []) {
      const owner = resolved(root, operation);
      if (!owner || !Array.isArray(owner["parameters"])) continue;
      owner["parameters"] = owner["parameters"].filter((parameter) => {
        const declared = resolved(root, parameter);
        return declared?.["in"] !== "query" || declared["name"] !== name;
      });
    }
  }
}

/** Adds the parameters of placeholders that no operation declares: texts. */
function declarePlaceholders(root: Part, findings: readonly Finding[]): void {
  const paths = isPart(root["paths"]) ? root["paths"] : {};
  for (const { reason, route = "", name } of findings) {
    if (reason !== "undeclared") continue;
    const [, method = "", path = ""] = /^(\S+) ([^]*)$/.exec(route) ?? [];
    const item = resolved(root, paths[path]);
    const own = item && operationsOf(item).find((one) => one.method === method);
    const operation = own && resolved(root, own.operation);
    if (!operation) continue;
    const declared = Array.isArray(operation["parameters"]) ? (operation["parameters"] as unknown[]) : [];
    operation["parameters"] = [...declared, { name, in: "path", required: true, schema: { type: "string" } }];
  }
}

/** Writes media types as the types of the library know them: `application/json` for `Application/JSON` (RFC 9110, section 8.3.1). */
function lowerMediaTypes(root: Part): void {
  for (const { value } of eachValue(root)) {
    const content = isPart(value) && isPart(value["content"]) ? value["content"] : {};
    const names = Object.keys(content);
    if (!names.some((name) => /^[^;]*[A-Z]/.test(name))) continue;
    const entries = names.map((name) => [name.replace(/^[^;]*/, (type) => essenceOf(type)), content[name]] as const);
    (value as Part)["content"] = Object.fromEntries([...entries].reverse());
  }
}

/** Takes a part out of a document that openapi-typescript cannot write. Returns whether there is one. */
export function dropUnwritable(document: object, problem: string, note: AddNote): boolean {
  const [, group = "", name = ""] = /#\/components\/(\w+)\/([^/\s]+)/.exec(problem) ?? [];
  const { components } = document as Part;
  const parts = isPart(components) ? components[group] : undefined;
  const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
  if (!isPart(parts) || !isPart(parts[key]) || Object.keys(parts[key]).length === 0) return false;
  parts[key] = {};
  note(`#/components/${group}/${name}`, `openapi-typescript cannot write its type, which is unknown (${problem})`);
  return true;
}

function pointerTo(names: readonly string[]): string {
  return ["#", ...names.map(escapePart)].join("/");
}

/**
 * Returns a copy of a document with a path for each variant of an operation: `/images#multipart`, whose body has one media type.
 */
function withVariants(root: Part, variants: readonly BodyVariant[]): Part {
  const paths = isPart(root["paths"]) ? { ...root["paths"] } : {};
  for (const { route, of, mediaType } of variants) {
    const [, method = "", path = ""] = /^(\S+) ([^]*)$/.exec(of) ?? [];
    const item = resolved(root, paths[path]);
    const own = item && operationsOf(item).find((one) => one.method === method);
    const operation = own && resolved(root, own.operation);
    const body = operation && resolved(root, operation["requestBody"]);
    const content = body && resolved(root, body["content"]);
    if (!content) continue;
    const variant = {
      ...without(operation, "operationId"),
      requestBody: { ...body, content: { [mediaType]: content[mediaType] } },
    };
    const key = route.slice(method.length + 1);
    paths[key] = withOperation(isPart(paths[key]) ? paths[key] : repairedParameters(item), method, variant);
  }
  return { ...root, paths };
}

/**
 * Returns a copy of a document with a path of its own, such as `COPY /files`, for each operation with a method that
 * openapi-typescript does not know: there, it is the one of TRACE. `moveToPaths()` puts it back into the types.
 */
function withMethodsAsTrace(document: Part): object {
  const paths = isPart(document["paths"]) ? document["paths"] : {};
  const items = Object.entries(paths).flatMap(([path, item]): (readonly [string, unknown])[] => {
    const found = path.startsWith("/") ? resolved(document, item) : undefined;
    const unknown = found ? operationsOf(found).filter(({ method }) => !KNOWN.includes(method.toLowerCase())) : [];
    if (!found || unknown.length === 0) return [[path, item]];
    return [
      [path, without(found, "query", "additionalOperations")],
      ...unknown.map(
        ({ method, operation }) => [`${method} ${path}`, { ...repairedParameters(found), trace: operation }] as const,
      ),
    ];
  });
  return { ...document, paths: Object.fromEntries<unknown>(items) };
}

const KNOWN: readonly string[] = [...METHODS, "trace"];

function repairedParameters({ parameters }: Part): Part {
  return parameters === undefined ? {} : { parameters };
}

function without(part: Part, ...names: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)));
}
