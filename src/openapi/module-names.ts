import { invalidOption } from "../errors/kinds.js";

/** The identifiers of a generated module: each is declared once. */
export interface ModuleNames {
  readonly className: string;
  /** The type of the routes. */
  readonly routeType: string;
  /** The vendor. */
  readonly constant: string;
  /** The variables of its base URL. */
  readonly server: string;
  /** The table of the rules. */
  readonly table: string;
  /** The type of the paths. */
  readonly paths: string;
  /** The type parameter of the class. */
  readonly parameter: string;
}

/** What a module imports or exports from another file. */
const IMPORTS = [
  ...["Endpoint", "Exact", "OfVendor", "Vendor", "VendorRoutes", "paths", "components"],
  ...[
    "defineEndpoint",
    "defineRoutes",
    "defineVendor",
    "form",
    "json",
    "jsonLines",
    "multipart",
    "withStyles",
    "withTypes",
  ],
];

/** Names that TypeScript does not allow for a class of a module. */
const RESERVED = ["Object", "Function", "Symbol", "Promise"];

/**
 * Chooses the identifiers of a module. The title of the document decides the first ones; the others yield.
 *
 * @param className - by default derived from the name of the vendor
 * @throws {InvalidOptionError} When the name is not valid for a class.
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
    throw invalidOption("className", "form", "the name of a class, such as Figma");
  taken.add(ofClass);
  const upper = vendorName.replace(/\W+/g, "_").toUpperCase();
  const longer = `${ofClass.toUpperCase()}_VENDOR`;
  const constant = /^\d/.test(upper) ? take(longer) : take(upper, longer);
  return {
    className: ofClass,
    routeType: take(`${ofClass}Route`),
    constant,
    server: take(`${constant}_SERVER`),
    table: take("ROUTES"),
    paths: take("Paths"),
    parameter: take("Names"),
  };
}

/** Converts `acme-shop` to AcmeShop. */
function joinWords(name: string): string {
  const words = name.split(/[^A-Za-z\d]+/).filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}
