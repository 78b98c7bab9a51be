import type { ModuleNames } from "./module-names.js";
import { commentLine, WIDTH, writeValue } from "./source-text.js";
import type { DocumentReport, DocumentVendor } from "./vendor-of.js";

/** The settings of `writeModule()`. */
export interface ModuleSettings {
  /** The name of the class; by default derived from the name of the vendor. */
  readonly className?: string | undefined;
  /** The digest of the document, for the first lines of the module. */
  readonly digest?: string | undefined;
}

/** The first lines of a module. */
export function header(report: DocumentReport, digest: string | undefined): string[] {
  const { title, version } = report;
  const shown = `${JSON.stringify(title.slice(0, 99))} ${JSON.stringify(version.slice(0, 40))}`;
  return [
    commentLine(`Made from the OpenAPI document ${shown}, ${countOperations(report)}${digest ? "," : "."}`),
    ...(digest ? [commentLine(`SHA-256 ${digest}.`)] : []),
    commentLine(
      "Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.",
    ),
  ];
}

/** The number of operations, as text. */
function countOperations({ operations }: DocumentReport): string {
  return `${operations} ${operations === 1 ? "operation" : "operations"}`;
}

/** The types of the document, which a module imports and exports. */
export function typesOf({ vendor, documentedRoutes = [] }: DocumentVendor, { routeType }: ModuleNames): string[] {
  return [
    "",
    `import type { paths } from "./${vendor.name}.paths.js";`,
    "",
    `/** The schemas of the document: \`components["schemas"]["…"]\`. */`,
    `export type { components } from "./${vendor.name}.paths.js";`,
    "",
    ...(documentedRoutes.length > 0
      ? [`/** The routes of the document. */`, writeUnion(`export type ${routeType} =`, documentedRoutes), ""]
      : []),
  ];
}

/** The type of the paths of an endpoint. */
export function exactOf({ documentedRoutes = [] }: DocumentVendor, { routeType }: ModuleNames): string {
  return documentedRoutes.length > 0 ? `Exact<paths, ${routeType}>` : "Exact<paths>";
}

/** Writes a union of texts. It breaks a line that is too long like Prettier. */
function writeUnion(start: string, texts: readonly string[]): string {
  const members = texts.map((text) => writeValue(text, "", 0));
  const union = `${members.join(" | ")};`;
  if (`${start} ${union}`.length <= WIDTH) return `${start} ${union}`;
  const isShort = `  ${union}`.length <= WIDTH;
  return members.length === 1 || isShort ? `${start}\n  ${union}` : `${start}\n  | ${members.join("\n  | ")};`;
}

/** A copy without a prototype, so that absent fields are not read from Object.prototype (decision B6). */
export function ownFields<Part extends object>(part: Part): Part {
  return { ...part, __proto__: null };
}
