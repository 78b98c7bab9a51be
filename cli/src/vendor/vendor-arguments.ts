import { parseArgs } from "node:util";

import { quote } from "../library.js";
import { UsageError } from "../usage-error.js";

/** The arguments of `fluent-endpoint-cli vendor`. */
export interface VendorArguments {
  /** A file or an http(s) url. */
  readonly document: string;
  readonly folder: string;
  readonly name: string | undefined;
  readonly className: string | undefined;
  readonly baseUrl: string | undefined;
  /** Whether tools for models are written, too. */
  readonly tools: boolean;
  /** Whether the files are only compared. */
  readonly check: boolean;
  /** The operations to leave out. */
  readonly skip: readonly string[];
  /** Whether operations that the vendor cannot have are left out. */
  readonly isLenient: boolean;
}

const OPTIONS = {
  out: { type: "string", short: "o" },
  name: { type: "string" },
  class: { type: "string" },
  "base-url": { type: "string" },
  tools: { type: "boolean" },
  check: { type: "boolean" },
  skip: { type: "string", multiple: true },
  lenient: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Parses the arguments that follow `vendor`.
 *
 * @throws {UsageError} When one is invalid or missing.
 */
export function readVendorArguments(args: readonly string[]): VendorArguments | "help" {
  const { values, positionals } = parseVendorArguments(args);
  if (values.help) return "help";
  const [document, ...rest] = positionals;
  if (!document || rest.length > 0)
    throw new UsageError("one document is required, such as fluent-endpoint-cli vendor openapi.yaml --out src/api");
  if (!values.out) throw new UsageError("--out is required: the folder of the files");
  const { name } = values;
  if (name !== undefined && !/^[a-z][a-z\d-]{0,27}$/.test(name))
    throw new UsageError(`--name must be lower-case letters, digits and "-", not ${quote(name)}`);
  return {
    document,
    folder: values.out,
    name,
    className: values.class,
    baseUrl: values["base-url"],
    tools: values.tools ?? false,
    check: values.check ?? false,
    skip: values.skip ?? [],
    isLenient: values.lenient ?? false,
  };
}

function parseVendorArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]!);
  }
}
