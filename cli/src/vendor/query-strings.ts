import { DocumentNode, isPassedAsText, readQueryString } from "../library.js";
import { operationsOf } from "./path-operations.js";
import { isPart, type Part, resolved } from "./part.js";

/**
 * Makes query parameters of the parameters that are the whole query: openapi-typescript does not know these. A form has its
 * members, anything else is one value. Changes the document.
 */
export function resolveQueryStrings(root: Part): void {
  const document = DocumentNode.of(root);
  for (const [path, item] of isPart(root["paths"]) ? Object.entries(root["paths"]) : []) {
    const found = resolved(root, item);
    if (!found) continue;
    const shared = listedParameters(found);
    for (const { operation, names } of operationsOf(found)) {
      const target = resolved(root, operation);
      if (!target || ![...shared, ...listedParameters(target)].some((one) => isQueryString(root, one))) continue;
      const node = document.get("paths")?.get(path);
      const nodes = [node, names.reduce((part, name) => part?.get(name), node)];
      const parameters = nodes.flatMap((part) => part?.get("parameters")?.items ?? []);
      target["parameters"] = [...withoutQueryStrings(root, listedParameters(target)), ...queryParametersOf(parameters)];
    }
    if (shared.length > 0) found["parameters"] = withoutQueryStrings(root, shared);
  }
}

function listedParameters(part: Part): readonly unknown[] {
  return Array.isArray(part["parameters"]) ? (part["parameters"] as unknown[]) : [];
}

function isQueryString(root: Part, parameter: unknown): boolean {
  return resolved(root, parameter)?.["in"] === "querystring";
}

function withoutQueryStrings(root: Part, parameters: readonly unknown[]): unknown[] {
  return parameters.filter((parameter) => !isQueryString(root, parameter));
}

function queryParametersOf(parameters: readonly DocumentNode[]): readonly Part[] {
  const found = readQueryString(parameters);
  if (!found) return [];
  const { name, node, content, members } = found;
  const isRequired = node.flag("required") ?? false;
  if (!members) {
    const schema = isPassedAsText(found) ? { type: "string" } : content.get("schema")?.value;
    return [{ name, in: "query", required: isRequired, schema: schema ?? {} }];
  }
  const required = isRequired ? requiredMembers(content.get("schema")) : new Set();
  return [...members].map(([member, { value }]) => ({
    name: member,
    in: "query",
    required: required.has(member),
    schema: value,
  }));
}

/** The members that all objects of a schema have. */
function requiredMembers(schema: DocumentNode | undefined, seen = new Set<unknown>()): ReadonlySet<unknown> {
  if (!schema || seen.has(schema.value)) return new Set();
  seen.add(schema.value);
  const own = (schema.get("required")?.items ?? []).map(({ value }) => value);
  const inherited = (schema.get("allOf")?.items ?? []).flatMap((part) => [...requiredMembers(part, seen)]);
  return new Set([...own, ...inherited]);
}
