import { FORM, MULTIPART, unescapePart } from "../library.js";
import { isPart, METHODS, type Part } from "./part.js";

/** Converts a document of OpenAPI 2.0 to 3.0. It may change its argument. */
export type Upgrade = (document: object, version: "3.0") => object;

/** The styles of OpenAPI 3.0 for the formats of lists; the last is one of rules alone. */
const STYLES: Readonly<Record<string, Part>> = {
  csv: { explode: false },
  multi: { explode: true },
  ssv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
  tsv: { style: "tabDelimited", explode: false },
};

/**
 * Converts a document of OpenAPI 2.0 to 3.0. The converter does most of it: what it loses is put into a form that it keeps, or
 * added after it.
 *
 * @param document - parsed, with references to other files bundled
 * @param location - the url of the document, if it has one
 */
export function fromSwagger(document: object, location: string | undefined, upgrade: Upgrade): object {
  const source = structuredClone(document) as Part;
  const paths = isPart(source["paths"]) ? source["paths"] : {};
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    if (!isPart(item)) return [];
    const shared = listOf(item["parameters"]).map((one) => resolve(source, one));
    delete item["parameters"];
    return METHODS.filter((method) => isPart(item[method])).map((method) => {
      const operation = item[method] as Part;
      const parameters = [...shared, ...listOf(operation["parameters"]).map((one) => resolve(source, one))];
      return { path, method, operation, parameters: lastOfEach(parameters) };
    });
  });
  for (const { operation, parameters } of operations) {
    // Shared parts would be changed twice.
    operation["parameters"] = structuredClone(parameters);
    operation["consumes"] = mediaTypesOf(operation["consumes"] ?? source["consumes"], parameters);
    operation["produces"] = typesOr(operation["produces"] ?? source["produces"]);
    operation["responses"] = resolveAll(source, operation["responses"]);
  }
  // For the converter, these would override those of the operations.
  delete source["produces"];
  source["schemes"] = schemesOf(source["schemes"], location);
  const upgraded = upgrade(source, "3.0") as Part;
  for (const { path, method, parameters } of operations) {
    const operation = ((upgraded["paths"] as Part)[path] as Part)[method] as Part;
    addStyles(operation, parameters);
    addForm(operation, parameters);
  }
  return upgraded;
}

function listOf(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.filter(isPart) : [];
}

/** A parameter or a response that is shared by its name; anything else as it is. */
function resolve(source: Part, part: Part): Part {
  const [, group, name] = /^#\/(parameters|responses)\/(.+)$/.exec(String(part["$ref"])) ?? [];
  const shared = group === undefined ? undefined : source[group];
  const key = name === undefined ? undefined : unescapePart(name);
  const found = isPart(shared) && key !== undefined && Object.hasOwn(shared, key) ? shared[key] : undefined;
  return isPart(found) ? structuredClone(found) : part;
}

function resolveAll(source: Part, responses: unknown): unknown {
  if (!isPart(responses)) return responses;
  const entries = Object.entries(responses);
  return Object.fromEntries(entries.map(([status, one]) => [status, isPart(one) ? resolve(source, one) : one]));
}

/** The parameters of an operation override those of its path. An operation has one body: its own. */
function lastOfEach(parameters: readonly Part[]): readonly Part[] {
  const keyOf = (one: Part): unknown =>
    one["in"] === "body" ? "body" : JSON.stringify([one["in"], one["name"], one["$ref"]]);
  return [...new Map(parameters.map((one) => [keyOf(one), one])).values()];
}

/** The media types of a body; a form has those of forms, and a file that of multipart (OpenAPI 2.0, "Parameter Object"). */
function mediaTypesOf(consumes: unknown, parameters: readonly Part[]): unknown {
  const form = parameters.filter((one) => one["in"] === "formData");
  if (form.length === 0) return typesOr(consumes);
  if (form.some((one) => one["type"] === "file")) return [MULTIPART];
  const own = Array.isArray(consumes) ? consumes.filter((type) => type === FORM || type === MULTIPART) : [];
  return own.length > 0 ? own : [FORM];
}

/** An empty list clears the media types of the document, and is no reason to take those of another operation: then it is JSON (I10). */
function typesOr(types: unknown): unknown {
  return Array.isArray(types) && types.length === 0 ? ["application/json"] : types;
}

/** Credentials must not go over http where https is offered. */
function schemesOf(schemes: unknown, location: string | undefined): readonly unknown[] {
  const own = Array.isArray(schemes) ? schemes.filter((scheme) => scheme === "http" || scheme === "https") : [];
  if (own.includes("https")) return ["https"];
  return own.length > 0 ? own : [location?.startsWith("http:") ? "http" : "https"];
}

/** The styles of lists that are in no form. */
function addStyles(operation: Part, parameters: readonly Part[]): void {
  for (const parameter of listOf(operation["parameters"])) {
    const source = parameters.find((one) => one["in"] === parameter["in"] && one["name"] === parameter["name"]);
    if (source?.["type"] === "array" && source["in"] !== "body") Object.assign(parameter, collectionStyle(source));
  }
}

/** The schemas and the styles of the members of a form. */
function addForm({ requestBody }: Part, parameters: readonly Part[]): void {
  const form = parameters.filter((one) => one["in"] === "formData");
  const content = isPart(requestBody) && isPart(requestBody["content"]) ? requestBody["content"] : {};
  for (const media of Object.values(content) as Part[]) {
    const properties = (media["schema"] as Part)["properties"] as Part;
    for (const one of form.filter(({ type }) => type !== "file")) {
      const schema = Object.fromEntries(Object.entries(one).filter(([name]) => !NO_SCHEMA.test(name)));
      const name = String(one["name"]);
      properties[name] = schema;
      if (one["type"] !== "array") continue;
      media["encoding"] = { ...(media["encoding"] as Part), [name]: { style: "form", ...collectionStyle(one) } };
    }
  }
}

/** What a member of a form has besides its schema. */
const NO_SCHEMA = /^(?:name|in|required|collectionFormat|allowEmptyValue)$/;

function collectionStyle({ collectionFormat = "csv", in: place }: Part): Part {
  const style = STYLES[String(collectionFormat)] ?? {};
  return collectionFormat === "csv" && place !== "query" && place !== "formData" ? {} : style;
}
