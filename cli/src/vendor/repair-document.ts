// Prepares a document for openapi-typescript: what it lacks is added, what it gets wrong is put so that it gets it right (I6).
import type { BodyVariant } from "../../../src/openapi/index.js";
import { resolveDiscriminators } from "./discriminators.js";
import { isPart, type Part } from "./part.js";
import { resolved } from "./resolved.js";

/**
 * Returns a copy of a document of which openapi-typescript writes the types that calls need.
 *
 * @param variants - as `vendorOf()` returns them
 */
export function repairForTypes(document: object, variants: readonly BodyVariant[]): object {
  const copy = structuredClone(withVariants(document, variants)) as Part;
  resolveDiscriminators(copy);
  return copy;
}

/**
 * Returns a copy of a document with a path for each variant of an operation: `/images#multipart`, whose body has one media type.
 */
function withVariants(document: object, variants: readonly BodyVariant[]): object {
  const root = document as Part;
  const paths = isPart(root["paths"]) ? { ...root["paths"] } : {};
  for (const { route, of, mediaType } of variants) {
    const [, method = "", path = ""] = /^(\S+) ([^]*)$/.exec(of) ?? [];
    const item = resolved(root, paths[path]);
    const operation = item && resolved(root, item[method.toLowerCase()]);
    const body = operation && resolved(root, operation["requestBody"]);
    const content = body && resolved(root, body["content"]);
    if (!content) continue;
    const variant = { ...withoutId(operation), requestBody: { ...body, content: { [mediaType]: content[mediaType] } } };
    const key = route.slice(method.length + 1);
    const own = isPart(paths[key])
      ? paths[key]
      : { ...(item["parameters"] !== undefined && { parameters: item["parameters"] }) };
    paths[key] = { ...own, [method.toLowerCase()]: variant };
  }
  return { ...root, paths };
}

function withoutId(operation: Part): Part {
  return Object.fromEntries(Object.entries(operation).filter(([name]) => name !== "operationId"));
}
