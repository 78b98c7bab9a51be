import { join } from "node:path";

import {
  EndpointError,
  isEndpointError,
  vendorOf,
  withDots,
  withEscapes,
  writeModule,
  type DocumentVendor,
} from "../library.js";
import { UsageError } from "../usage-error.js";
import { checkTypes, type CheckedTypes } from "./check-types.js";
import { DocumentError } from "./document-error.js";
import { findOutdated, writeFiles, type GeneratedFile } from "./generated-files.js";
import { VENDOR_HELP } from "./vendor-help.js";
import { checkPaths, rejectUnusable, unusableRoutes, withoutOddPaths, withoutOperations } from "./left-out.js";
import { listFindings, listLostNames, listOrigins } from "./list-findings.js";
import { versionHint } from "./library-version.js";
import { loadDocument } from "./load-document.js";
import { listNotes } from "./note.js";
import { Progress } from "./progress.js";
import { repairForTypes, type AddNote } from "./repair-document.js";
import { writeRoutes } from "./routes/write-routes.js";
import { readVendorArguments, type VendorArguments } from "./vendor-arguments.js";
import { writeTools } from "./write-tools.js";
import { writeTypes } from "./write-types.js";

/** The working directory and the streams of the process. */
export interface VendorEnvironment {
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * Runs `fluent-endpoint-cli vendor`.
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
    const argument = argumentOf(error);
    // The document is the first argument that is no option.
    const isOfDocument = error instanceof EndpointError && error.code === "ERR_INVALID_DOCUMENT";
    const isGiven = argument !== undefined && args.some((arg) => arg.startsWith(argument));
    stderr.write(
      `error: ${withEscapes(error.message)}${isOfDocument ? ` (${documentOf(args)})` : ""}${argument === undefined ? "" : ` (${argument})`}\n`,
    );
    if (!isGiven && (error instanceof DocumentError || error instanceof EndpointError)) return 1;
    stderr.write("Run fluent-endpoint-cli vendor --help for usage.\n");
    return 2;
  }
}

function documentOf(args: readonly string[]): string {
  const parsed = readVendorArguments(args);
  return parsed === "help" ? "" : withDots(parsed.document);
}

/** The argument of the command that sets an invalid option. */
function argumentOf(error: Error): string | undefined {
  const name = isEndpointError(error, "ERR_INVALID_OPTION") ? error.names[0] : undefined;
  return name === "baseUrl" ? "--base-url" : name === "className" ? "--class" : undefined;
}

async function makeVendor(args: VendorArguments, environment: VendorEnvironment): Promise<number> {
  const { cwd, stdout, stderr } = environment;
  const progress = new Progress(stderr);
  const { digest, location, ...loaded } = await progress.during(`Reading ${withDots(args.document)}`, () =>
    loadDocument(args.document, cwd),
  );
  const notes = [...loaded.notes];
  const note: AddNote = (place, text) => notes.push({ file: args.document, place, text });
  checkPaths(loaded.document);
  const { document: whole, leftOut: withoutPath } = withoutOddPaths(loaded.document, args.isLenient, note);
  const document = withoutOperations(whole, args.skip);
  const { baseUrl } = args;
  const settings = { name: args.name, location, ...(baseUrl !== undefined && { baseUrl }) };
  const made = await progress.during("Reading the operations", () => vendorOf(document, settings));
  const { operations, findings } = made.report;
  const unusable = unusableRoutes(findings);
  if (!args.isLenient) rejectUnusable(unusable);
  const count = `${operations} ${operations === 1 ? "operation" : "operations"}`;
  const documented = withoutOperations(
    document,
    unusable.map(({ route }) => route),
  );
  const declarations = await progress.during(`Writing the types of ${count}`, () =>
    writeTypes(repairForTypes(documented, made, note), note),
  );
  const checked = await progress.during("Checking the types", () => checkTypes(declarations));
  const { name } = made.vendor;
  const { files, lostNames } = await progress.during("Writing the modules", () => {
    const { text: routes, ...rest } = writeRoutes(made, document, digest);
    const modules: readonly GeneratedFile[] = [
      [join(args.folder, `${name}.ts`), writeModule(made, { className: args.className, digest })],
      [join(args.folder, `${name}.paths.ts`), `${pathsHeader(made, digest, checked)}\n${declarations}`],
      [join(args.folder, `${name}.routes.ts`), routes],
      ...(args.tools
        ? [[join(args.folder, `${name}.tools.ts`), writeTools(made, document, args.className, digest)] as const]
        : []),
    ];
    return { files: modules, lostNames: rest.lostNames };
  });
  if (args.check) return checkFiles(files, environment);
  await writeFiles(files, cwd);
  stdout.write(files.map(([file]) => `${withDots(file)}\n`).join(""));
  stdout.write(listOrigins(made.report.origins));
  if (checked.errors > 0) stdout.write(`\n${describeErrors(checked)}\n`);
  if (notes.length > 0) stdout.write(`\nFaults of the document that no request depends on:\n${listNotes(notes)}`);
  stdout.write(listFindings(findings));
  stdout.write(listLostNames(lostNames));
  const leftOut = args.skip.length + unusable.length + withoutPath;
  const rules = Object.keys(made.routes).length;
  stdout.write(`${count}, ${rules} with a rule${leftOut > 0 ? `, ${leftOut} left out` : ""}\n`);
  const hint = versionHint(cwd);
  if (hint) stderr.write(`${hint}\n`);
  stderr.write(`Done in ${progress.total}\n`);
  return 0;
}

function pathsHeader({ report }: DocumentVendor, digest: string, { errors }: CheckedTypes): string {
  const title = withEscapes(JSON.stringify(report.title.slice(0, 99)));
  const header = `// Types of the OpenAPI document ${title}, SHA-256 ${digest}, by openapi-typescript.`;
  return errors > 0 ? `${header}\n// @ts-nocheck ${errorsOf(errors)} in these types` : header;
}

function errorsOf(count: number): string {
  return `${count} ${count === 1 ? "error" : "errors"}`;
}

/** What the errors in the types mean for calls. */
function describeErrors({ errors, operations }: CheckedTypes): string {
  const routes = operations.map((route) => `- ${withDots(route)}\n`).join("");
  const affected = operations.length > 0 ? ` The calls of these operations are checked less:\n${routes}` : "";
  return `openapi-typescript made ${errorsOf(errors)} in the types; the file has @ts-nocheck.${affected}`.trimEnd();
}

async function checkFiles(
  files: readonly GeneratedFile[],
  { cwd, stdout, stderr }: VendorEnvironment,
): Promise<number> {
  const outdated = await findOutdated(files, cwd);
  for (const file of outdated)
    stderr.write(`error: ${withDots(file)} is out of date; run the command without --check\n`);
  if (outdated.length === 0) stdout.write("The files are up to date.\n");
  return outdated.length > 0 ? 1 : 0;
}
