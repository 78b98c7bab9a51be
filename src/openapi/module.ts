import { EndpointError } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { form, json, jsonLines, multipart } from "../bodies/index.js";
import type { BodyEncoder, RouteRule } from "../types/policy.js";
import { encoderPartsOf } from "./style.js";
import { exactOf, header, ownFields, moduleTypesOf, type ModuleSettings, chooseNames } from "./module-parts.js";
import { isVendorName, readTexts } from "./vendor-settings.js";
import { SourceExpression, writeValue, type SourceValue } from "./source-text.js";
import type { DocumentVendor } from "./vendor-of.js";

const ENCODERS: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map<unknown, string>([
  [form, "form"],
  [json, "json"],
  [jsonLines, "jsonLines"],
  [multipart, "multipart"],
]);

/**
 * Writes a TypeScript module with the vendor, its rules, and a class with the types of the document. It imports the
 * types from `<name>.paths.ts`, which openapi-typescript generates.
 *
 * @param document - what `vendorOf()` returned
 * @param settings - the name of the class, and the digest of the document
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the name is not valid for a class, or `document` is something else.
 */
export function writeModule(document: DocumentVendor, settings: ModuleSettings = {}): string {
  const texts = readTexts(settings);
  try {
    return moduleOf(document, texts);
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    throw notMade();
  }
}

function notMade(): EndpointError {
  return invalidOption("document", "must be what vendorOf() returned");
}

function moduleOf(document: DocumentVendor, settings: ModuleSettings): string {
  const { vendor, report, documentedRoutes = [] } = document;
  // The name of a file is part of the module.
  if (!isVendorName(vendor.name)) throw notMade();
  const names = chooseNames(vendor.name, settings.className);
  const { className, constant } = names;
  const used = new Set<string>();
  const source = vendorSource(document, used);
  const encoders = [...used].sort();
  // Calls take these names, and the bodies of these methods, only if the type of the vendor contains them.
  const hasNames = vendor.baseUrl.includes("{") || ["query", "methods"].some((field) => Object.hasOwn(vendor, field));
  const exact = exactOf(document, names);
  const responseTypes = documentedRoutes.length > 0 ? ["type RequestOptionsFor", "type ResponseOf"] : [];
  // A table in the type of the vendor would be checked again after each key that is typed.
  const table = hasNames ? source["routes"] : undefined;
  const fields = table ? { ...source, routes: new SourceExpression(names.table) } : source;
  return [
    ...header(report, settings.digest),
    hasNames
      ? importOf(
          "defineVendor",
          "Endpoint",
          "type Exact",
          "type OfVendor",
          ...responseTypes,
          ...(table ? ["type VendorRoutes"] : []),
        )
      : importOf("Endpoint", "type Exact", ...responseTypes, "type Vendor"),
    ...(encoders.length > 0 ? [`import { ${encoders.join(", ")} } from "fluent-endpoint/bodies";`] : []),
    ...(source["routes"] ? [`import { defineRoutes } from "fluent-endpoint/routes";`] : []),
    ...moduleTypesOf(document, names),
    ...(table ? [`const ${names.table}: VendorRoutes = ${writeValue(table)};`, ""] : []),
    `/** The API of ${className}, as its document describes it. */`,
    hasNames
      ? `export const ${constant} = defineVendor(${writeValue(fields)});`
      : `export const ${constant}: Vendor = ${writeValue(fields)};`,
    "",
    `/** An endpoint of the API, with the types of its document. */`,
    hasNames
      ? `export class ${className}<${names.parameter} extends string = never>`
      : `export class ${className} extends Endpoint<${exact}> {`,
    ...(hasNames ? [`  extends Endpoint<OfVendor<typeof ${constant}, ${exact}>, ${names.parameter}> {`] : []),
    `  static override readonly vendor${hasNames ? "" : ": Vendor"} = ${constant};`,
    "}",
    "",
  ].join("\n");
}

function importOf(...imported: readonly string[]): string {
  return `import { ${imported.join(", ")} } from "fluent-endpoint";`;
}

function vendorSource(document: DocumentVendor, used: Set<string>): Readonly<Record<string, SourceValue>> {
  const { vendor, routes, sharedRules } = document;
  const { name, baseUrl, variables = {}, accept, credentials, query = {}, methods = {}, policy } = ownFields(vendor);
  const { arrays, objects, body } = ownFields(policy!);
  const rules = Object.entries({ ...sharedRules, ...routes });
  const table = Object.fromEntries(rules.map(([route, rule]) => [route, ruleSource(rule, used)]));
  return {
    name,
    baseUrl,
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(accept !== undefined && { accept }),
    ...(credentials && { credentials }),
    // Default parameters without a value.
    ...(Object.keys(query).length > 0 && { query: Object.fromEntries(Object.keys(query).map((one) => [one, null])) }),
    ...(Object.keys(methods).length > 0 && { methods }),
    policy: {
      ...(arrays && { arrays }),
      ...(objects && { objects }),
      ...(body && { body: encoderSource(body, used) }),
    },
    ...(Object.keys(table).length > 0 && { routes: new SourceExpression("defineRoutes(", table) }),
  };
}

function ruleSource(rule: RouteRule | string, used: Set<string>): SourceValue {
  if (typeof rule === "string") return rule;
  const fields = Object.entries(ownFields(rule)).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "function" ? encoderSource(value as BodyEncoder, used) : (value as SourceValue),
  ]);
  return Object.fromEntries(fields) as SourceValue;
}

function encoderSource(encoder: BodyEncoder, used: Set<string>): SourceValue {
  const { encoder: inner, styles, types } = encoderPartsOf(encoder) ?? { encoder, styles: {}, types: {} };
  const name = ENCODERS.get(inner)!;
  used.add(name);
  return [["withStyles", styles] as const, ["withTypes", types] as const].reduce<SourceExpression>(
    (source, [wrapper, fields]) => {
      if (Object.keys(fields).length === 0) return source;
      used.add(wrapper);
      return new SourceExpression(`${wrapper}(`, fields, source);
    },
    new SourceExpression(name),
  );
}
