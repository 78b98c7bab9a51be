import { exactOf, header, ownFields, typesOf } from "./module-parts.js";
import type { ModuleNames } from "./module-names.js";
import { WIDTH, writeValue, type SourceValue } from "./source-text.js";
import type { DocumentVendor } from "./vendor-of.js";

/** Writes the module of a vendor for `fluent-endpoint/mini`. All its rules are query expressions. */
export function miniModuleOf(document: DocumentVendor, names: ModuleNames, digest: string | undefined): string {
  const { vendor, routes, report } = document;
  const { name, baseUrl, accept } = ownFields(vendor);
  const fields = {
    name,
    baseUrl,
    ...(accept !== undefined && { accept }),
    ...(Object.keys(routes).length > 0 && { routes: routes as SourceValue }),
  };
  return [
    ...header(report, digest),
    'import {\n  defineEndpoint,\n  type Endpoint,\n  type Exact,\n} from "fluent-endpoint/mini";',
    ...typesOf(document, names),
    `type ${names.paths} = ${exactOf(document, names)};`,
    "",
    `/** An endpoint of the API, with the types of its document. It is small: see docs/browsers-and-runtimes.md of fluent-endpoint. */`,
    `export const ${names.className} = defineEndpoint<${names.paths}>(${writeValue(fields, "", 0)});`,
    instanceType(names),
    "",
  ].join("\n");
}

/** Breaks a line that is too long like Prettier. */
function instanceType({ className, paths, parameter }: ModuleNames): string {
  const start = `export type ${className}<${parameter} extends string = never> = Endpoint<`;
  const line = `${start}${paths}, ${parameter}>;`;
  if (line.length <= WIDTH) return line;
  return start.length > WIDTH
    ? line.replace(" = Endpoint", " =\n  Endpoint")
    : `${start}\n  ${paths},\n  ${parameter}\n>;`;
}
