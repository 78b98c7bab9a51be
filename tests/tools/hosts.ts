// What hosts of models take of a tool, from their documents. A host that refuses one tool refuses the whole request.
import { createRequire } from "node:module";

import type { Tool } from "../../src/openapi/index.js";

interface Host {
  readonly host: string;
  /** The document, and when it was read. */
  readonly source: string;
  readonly read: string;
  readonly name: RegExp;
  readonly argument?: RegExp;
  readonly longestDescription?: number;
  /** Keywords that it refuses at the top of a schema. */
  readonly notAtTop?: readonly string[];
  /** Whether it refuses a list whose items are not described. */
  readonly needsItems?: boolean;
  /** How deep objects may be nested. */
  readonly deepest?: number;
}

const COMBINED = ["anyOf", "oneOf", "allOf", "enum", "not"];

export const HOSTS: readonly Host[] = [
  {
    host: "Anthropic",
    source: "docs.anthropic.com, Define tools; the message of the error names the pattern of arguments",
    read: "2026-11-29",
    name: /^[a-zA-Z0-9_-]{1,64}$/,
    argument: /^[a-zA-Z0-9_.-]{1,64}$/,
    notAtTop: COMBINED,
  },
  {
    host: "OpenAI",
    source: "platform.openai.com, API reference, Function object; not strict",
    read: "2026-11-29",
    name: /^[a-zA-Z0-9_-]{1,64}$/,
    longestDescription: 1024,
    notAtTop: COMBINED,
    needsItems: true,
  },
  {
    host: "Gemini",
    source: "cloud.google.com, Vertex AI, FunctionDeclaration",
    read: "2026-11-29",
    name: /^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/,
    notAtTop: COMBINED,
    needsItems: true,
  },
  {
    host: "Bedrock",
    source: "docs.aws.amazon.com, Bedrock API reference, ToolSpecification of Converse",
    read: "2026-11-29",
    name: /^[a-zA-Z0-9_-]{1,64}$/,
    argument: /^[a-zA-Z0-9_.-]{1,64}$/,
    notAtTop: COMBINED,
  },
  {
    host: "MCP",
    source: "modelcontextprotocol.io, specification 2025-11-25, Tools",
    read: "2026-11-29",
    name: /^[a-zA-Z0-9_.-]{1,128}$/,
    deepest: 100,
  },
];

interface Schema {
  readonly type?: unknown;
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, object>>;
  readonly $defs?: Readonly<Record<string, object>>;
}

/** What a host would refuse. */
export function refusals({ name, description, inputSchema }: Tool, host: Host): readonly string[] {
  const schema = inputSchema as Schema;
  const found: string[] = [];
  if (!host.name.test(name)) found.push(`name ${name}`);
  if (description === "") found.push("an empty description");
  if (host.longestDescription !== undefined && description.length > host.longestDescription) found.push("description");
  for (const argument of Object.keys(schema.properties ?? {}))
    if (host.argument && !host.argument.test(argument)) found.push(`argument ${argument}`);
  if (schema.type !== "object") found.push("no object");
  for (const keyword of host.notAtTop ?? []) if (Object.hasOwn(schema, keyword)) found.push(`${keyword} at the top`);
  if (depthOf(schema) > (host.deepest ?? 100)) found.push("too deep");
  if (host.needsItems && hasListWithoutItems(schema)) found.push("a list without items");
  return found;
}

/** What is within a schema, its keywords' values too. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Values of `default`, `enum`, `const` and `examples` are no schemas. */
function hasListWithoutItems(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(hasListWithoutItems);
  const { type, items } = schema as Schema;
  const isList = type === "array" || (Array.isArray(type) && type.includes("array"));
  if (isList && items === undefined) return true;
  return Object.entries(schema).some(([keyword, value]) => {
    if (/^(?:default|enum|const|examples)$/.test(keyword)) return false;
    const isMap = /^(?:properties|patternProperties|dependentSchemas|\$defs)$/.test(keyword);
    return isMap ? Object.values(value as object).some(hasListWithoutItems) : hasListWithoutItems(value);
  });
}

interface Validator {
  compile(schema: object): (value: unknown) => boolean;
}

/** Ajv for JSON Schema 2020-12, as the page of tools shows it. */
export function createAjv(packages: string): Validator {
  const load = createRequire(packages);
  const { default: Ajv } = load("ajv/dist/2020.js") as { default: new (options: object) => Validator };
  const { default: addFormats } = load("ajv-formats") as { default: (ajv: Validator) => void };
  const ajv = new Ajv({ strict: false, logger: false });
  addFormats(ajv);
  return ajv;
}
