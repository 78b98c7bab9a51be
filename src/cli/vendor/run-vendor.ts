import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { quote } from "../../errors/format.js";
import { withDots, withEscapes } from "../../errors/terminal-text.js";
import { EndpointError, InvalidOptionError } from "../../index.js";
import { describeFinding, vendorOf, writeModule, type DocumentVendor } from "../../openapi/index.js";
import { UsageError } from "../usage-error.js";
import { VENDOR_HELP } from "./help.js";
import { loadDocument, toModule } from "./load-document.js";
import { findPeer, type Peer } from "./peer.js";
import { readVendorArguments, type VendorArguments } from "./vendor-arguments.js";

/** The working directory and the streams of the process. */
export interface VendorEnvironment {
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** The part of openapi-typescript that the command uses. */
interface OpenapiTypescript {
  readonly default: (document: object, options: { silent: boolean }) => Promise<readonly object[]>;
  readonly astToString: (nodes: readonly object[]) => string;
}

/**
 * Runs `fluent-endpoint vendor`.
 *
 * @returns The exit code: 0 on success, 1 if a file is out of date or the document is invalid, 2 for invalid arguments.
 */
export async function runVendor(args: readonly string[], environment: VendorEnvironment): Promise<number> {
  const { stdout, stderr } = environment;
  try {
    const parsed = readVendorArguments(args);
    if (parsed !== "help") return await makeVendor(parsed, environment);
    stdout.write(VENDOR_HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof EndpointError)) throw error;
    stderr.write(`error: ${withEscapes(error.message)}${argumentOf(error)}\n`);
    if (error instanceof EndpointError) return 1;
    stderr.write("Run fluent-endpoint vendor --help for usage.\n");
    return 2;
  }
}

/** The argument of the command that sets an invalid option. */
function argumentOf(error: Error): string {
  const name = error instanceof InvalidOptionError ? error.names[0] : undefined;
  return name === "baseUrl" ? " (--base-url)" : name === "className" ? " (--class)" : "";
}

async function makeVendor(args: VendorArguments, environment: VendorEnvironment): Promise<number> {
  const { cwd, stdout, stderr } = environment;
  const types = findPeer("openapi-typescript", "openapi-typescript typescript@5", cwd);
  stderr.write(`Reading ${withDots(args.document)}\n`);
  const { document, digest, location } = await loadDocument(args.document, types, cwd);
  const made = vendorOf(document, { name: args.name, baseUrl: args.baseUrl, location });
  const { operations, findings } = made.report;
  const count = `${operations} ${operations === 1 ? "operation" : "operations"}`;
  stderr.write(`Writing the types of ${count}${operations > MANY ? "; this may take a minute" : ""}\n`);
  const { name } = made.vendor;
  const files: readonly GeneratedFile[] = [
    [join(args.folder, `${name}.ts`), writeModule(made, { className: args.className, digest })],
    [join(args.folder, `${name}.paths.ts`), await writePaths(document, types, made, digest)],
  ];
  if (args.check) return checkFiles(files, environment);
  await writeFiles(files, cwd);
  const rules = Object.keys(made.routes).length;
  stdout.write(files.map(([file]) => `${withDots(file)}\n`).join(""));
  stdout.write(`${count}, ${rules} with a rule\n`);
  if (findings.length > 0) stdout.write("\nNot supported by rules:\n");
  for (const finding of findings) stdout.write(`- ${describeFinding(finding)}\n`);
  return 0;
}

/** A file, as its path was given, and its text. */
type GeneratedFile = readonly [file: string, text: string];

/** With more operations than this, openapi-typescript takes long enough to announce it. */
const MANY = 300;

/** Returns the module of the types, with the digest of the document. */
async function writePaths(document: object, types: Peer, { report }: DocumentVendor, digest: string): Promise<string> {
  const { default: openapiTS, astToString } = toModule(await types.load()) as OpenapiTypescript;
  try {
    const nodes = await openapiTS(structuredClone(document), { silent: true });
    const title = withEscapes(JSON.stringify(report.title.slice(0, 99)));
    return `// Types of the OpenAPI document ${title}, SHA-256 ${digest}, by openapi-typescript.\n${withEscapes(astToString(nodes))}`;
  } catch (error) {
    throw new UsageError(`openapi-typescript cannot write the types: ${(error as Error).message}`);
  }
}

async function writeFiles(files: readonly GeneratedFile[], cwd: string): Promise<void> {
  for (const [file, text] of files) {
    const path = resolve(cwd, file);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    } catch (error) {
      const { code = "unknown" } = error as NodeJS.ErrnoException;
      throw new UsageError(`the file ${quote(file)} cannot be written (${code}); choose another folder with --out`);
    }
  }
}

async function checkFiles(
  files: readonly GeneratedFile[],
  { cwd, stdout, stderr }: VendorEnvironment,
): Promise<number> {
  const present = await Promise.all(files.map(([file]) => readFile(resolve(cwd, file), "utf8").catch(() => undefined)));
  const outdated = files.filter(([, text], index) => present[index] !== text);
  for (const [file] of outdated)
    stderr.write(`error: ${withDots(file)} is out of date; run the command without --check\n`);
  if (outdated.length === 0) stdout.write("The files are up to date.\n");
  return outdated.length > 0 ? 1 : 0;
}
