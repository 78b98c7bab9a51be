import { invalidOption } from "../errors/invalid-option.js";
import { commentLine, writeValue } from "./source-text.js";
import type { DocumentReport, DocumentVendor } from "./vendor-of.js";

/** The identifiers of a generated module: each is declared once. */
export interface ModuleNames {
  readonly className: string;
  /** The type of the routes. */
  readonly routeType: string;
  /** The vendor. */
  readonly constant: string;
  /** The type of a response. */
  readonly response: string;
  /** The table of the rules. */
  readonly table: string;
  /** The type parameter of the class. */
  readonly parameter: string;
}

/** What a module imports or exports from another file. */
const IMPORTS = [
  ...[
    "Endpoint",
    "Exact",
    "OfVendor",
    "RequestOptionsFor",
    "ResponseOf",
    "Vendor",
    "VendorRoutes",
    "Tool",
    "ToolOptions",
    "paths",
    "components",
  ],
  ...["defineRoutes", "defineVendor", "form", "json", "jsonLines", "multipart", "withStyles", "withTypes"],
];

/** Names that TypeScript does not allow for a class of a module. */
const RESERVED = ["Object", "Function", "Symbol", "Promise"];

/**
 * Chooses the identifiers of a module. The title of the document decides the first ones; the others yield.
 *
 * @param className - by default derived from the name of the vendor
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the name is not valid for a class.
 */
export function chooseNames(vendorName: string, className: string | undefined): ModuleNames {
  const taken = new Set([...IMPORTS, ...RESERVED]);
  const take = (...names: readonly [string, ...string[]]): string => {
    let free = names.find((name) => !taken.has(name));
    for (let number = 2; free === undefined; number += 1)
      if (!taken.has(`${names[0]}${number}`)) free = `${names[0]}${number}`;
    taken.add(free);
    return free;
  };
  const joined = joinWords(vendorName);
  const derived = /^[A-Z]/.test(joined) && !taken.has(joined) ? joined : `Api${joined}`;
  const ofClass = className ?? derived;
  if (!/^[A-Z][A-Za-z\d]{0,34}$/.test(ofClass) || taken.has(ofClass))
    throw invalidOption("className", "must be the name of a class, such as Figma");
  taken.add(ofClass);
  const upper = vendorName.replace(/\W+/g, "_").toUpperCase();
  const longer = `${ofClass.toUpperCase()}_VENDOR`;
  const constant = /^\d/.test(upper) ? take(longer) : take(upper, longer);
  return {
    className: ofClass,
    routeType: take(`${ofClass}Route`),
    constant,
    response: take(`${ofClass}Response`),
    table: take("ROUTES"),
    parameter: take("Names"),
  };
}

/** Converts `acme-shop` to AcmeShop. */
function joinWords(name: string): string {
  const words = name.split(/[^A-Za-z\d]+/).filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

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
export function moduleTypesOf(
  { vendor, documentedRoutes = [] }: DocumentVendor,
  { routeType, response }: ModuleNames,
): string[] {
  return [
    "",
    `import type { paths } from "./${vendor.name}.paths.js";`,
    "",
    `/** The schemas of the document: \`components["schemas"]["…"]\`. */`,
    `export type { components } from "./${vendor.name}.paths.js";`,
    "",
    ...(documentedRoutes.length > 0
      ? [
          `/** The routes of the document. */`,
          `export type ${routeType} =\n  | ${documentedRoutes.map((route) => writeValue(route)).join("\n  | ")};`,
          "",
          `/** The response of a route: \`${response}<"GET /…">\`. */`,
          `export type ${response}<Route extends ${routeType}> = ResponseOf<RequestOptionsFor<Route, paths>>;`,
          "",
        ]
      : []),
  ];
}

/** The type of the paths of an endpoint. */
export function exactOf({ documentedRoutes = [] }: DocumentVendor, { routeType }: ModuleNames): string {
  return documentedRoutes.length > 0 ? `Exact<paths, ${routeType}>` : "Exact<paths>";
}

/** A copy without a prototype, so that absent fields are not read from Object.prototype. */
export function ownFields<Part extends object>(part: Part): Part {
  return { ...part, __proto__: null };
}
