import { EndpointError } from "fluent-endpoint";
import { vendorOf, writeModule, type DocumentVendor } from "fluent-endpoint/openapi";

import { lineOf } from "../../../cli/src/vendor/list-findings.js";
import type { GeneratedClass } from "./code.js";
import { toJson } from "./forgive.js";
import { parametersOf, samplesOf, type ShownParameter } from "./parameters.js";
import { json, type State } from "./state.js";

/** An OpenAPI document that a visitor has pasted. */
export interface PastedDocument {
  readonly made: DocumentVendor;
  readonly title: string;
  readonly generated: GeneratedClass;
  /** What its rules do not support. */
  readonly findings: readonly string[];
  /** Whether its security is a bearer token, which goes into the headers. */
  readonly takesToken: boolean;
  /** What an operation takes. */
  readonly parametersOf: (route: string) => readonly ShownParameter[];
}

/** An operation, and its rule as the command writes it, if it has one. */
export interface ShownOperation {
  readonly route: string;
  readonly rule: string;
}

/**
 * Reads a document with the code of the command.
 *
 * @param text - JSON or YAML
 * @param baseUrl - for a document whose server has no host
 * @throws {SyntaxError} When the text is no object.
 */
export async function readDocument(text: string, baseUrl: string): Promise<PastedDocument> {
  const isJson = /^\s*[[{]/.test(text);
  const document = isJson ? parseJson(text) : await parseYaml(text);
  const made = vendorOf(document, baseUrl ? { baseUrl } : {});
  const { title, version, findings } = made.report;
  const [, className = "Api"] = /^export class (\w+)/m.exec(writeModule({ ...made, routes: {} })) ?? [];
  return {
    made,
    title: `${title} ${version}`.trim(),
    generated: { className, file: made.vendor.name, document: isJson ? "openapi.json" : "openapi.yaml" },
    findings: findings.map(lineOf),
    takesToken: schemesOf(document).some(isBearer),
    parametersOf: (route) => {
      const variant = made.variants?.find((one) => one.route === route);
      return parametersOf(document, variant?.of ?? route, variant?.mediaType);
    },
  };
}

interface SecurityScheme {
  readonly type?: unknown;
  readonly scheme?: unknown;
}

/** The security schemes of OpenAPI 3, or those of Swagger. */
function schemesOf(document: {
  readonly components?: { readonly securitySchemes?: object };
  readonly securityDefinitions?: object;
}): readonly SecurityScheme[] {
  const schemes = document.components?.securitySchemes ?? document.securityDefinitions ?? {};
  return Object.values(schemes).filter((scheme) => typeof scheme === "object" && scheme !== null);
}

function isBearer({ type, scheme }: SecurityScheme): boolean {
  return type === "oauth2" || type === "openIdConnect" || (type === "http" && /^bearer$/i.test(String(scheme)));
}

/** The message of what `readDocument()` throws, for the visitor. */
export function problemOf(error: unknown): string {
  if (error instanceof EndpointError || error instanceof SyntaxError) return error.message;
  throw error;
}

const WANTED = 'Paste an OpenAPI document, such as { "openapi": "3.1.0", "paths": {} }.';

function parseJson(text: string): object {
  for (const read of [() => text, () => toJson(text)]) {
    try {
      const value: unknown = JSON.parse(read());
      if (typeof value === "object" && value !== null) return value;
      break;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  throw new SyntaxError(`This is not JSON. ${WANTED}`);
}

/** Those who paste JSON do not load the parser. */
async function parseYaml(text: string): Promise<object> {
  const { parse, YAMLError } = await import("yaml");
  try {
    const value: unknown = parse(text, { merge: true });
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (error instanceof YAMLError)
      throw new SyntaxError(`This is not YAML. ${error.message.replace(/\n[^]*/, "")}`, { cause: error });
    // Too many aliases.
    if (error instanceof ReferenceError)
      throw new SyntaxError(`This YAML is too large. ${error.message}`, { cause: error });
    throw error;
  }
  throw new SyntaxError(`This is neither JSON nor YAML. ${WANTED}`);
}

/** The operations whose routes contain a text. */
export function find({ made }: PastedDocument, text: string): readonly string[] {
  return (made.documentedRoutes ?? []).filter((route) => route.toLowerCase().includes(text.trim().toLowerCase()));
}

/** An operation with its rule, as the module of the command has it. */
export function show({ made }: PastedDocument, route: string): ShownOperation {
  const rule = made.routes[route];
  if (rule === undefined) return { route, rule: "" };
  const vendor = { name: made.vendor.name, baseUrl: "https://api.invalid" };
  const routes = { [route]: rule };
  const written = writeModule({ ...made, vendor, documentedRoutes: [], sharedRules: {}, routes });
  const [, text = ""] = /defineRoutes\(\{\s*([^]*?),?\s*\}\),\n\};/.exec(written) ?? [];
  const source = text.slice(JSON.stringify(route).length + 1).trim();
  // In one line, and without the comma that ends a list.
  return { route, rule: source.replace(/,?\n\s*(?=[}\])])|\n\s*/g, " ") };
}

/** The fields for a call of an operation. A link has them instead of the document. */
export function fieldsOf({ made: { vendor }, parametersOf: takenBy }: PastedDocument, route: string): Partial<State> {
  const { arrays = "", objects = "error", body } = vendor.policy ?? {};
  return {
    route,
    parameters: json(samplesOf(takenBy(route))),
    headers: "{}",
    previews: "",
    format: "",
    defaults: vendor.variables ? json(vendor.variables) : "{}",
    vendor: "document",
    vendorName: vendor.name,
    vendorBaseUrl: vendor.baseUrl,
    vendorMediaTypeVersion: "",
    vendorHeaders: "{}",
    vendorCredentials: (vendor.credentials ?? []).join(", "),
    arrays,
    objects,
    body: body === undefined ? "json" : "form",
  };
}
