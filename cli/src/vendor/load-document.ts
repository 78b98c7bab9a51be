import { createHash } from "node:crypto";
import { basename, resolve } from "node:path";

import { bundle, type NormalizedProblem } from "@redocly/openapi-core";
import { upgrade } from "@scalar/openapi-upgrader";

import { quoteInFull } from "../library.js";
import { UsageError } from "../usage-error.js";
import { DocumentError, problemOf } from "./document-error.js";
import { findCircularReference } from "./circular-reference.js";
import { describeDangling, dropDangling, findHarmless } from "./dangling-references.js";
import type { Note } from "./note.js";
import { createResolver, type Source } from "./document-resolver.js";
import { checkSize } from "./document-size.js";
import { createParserConfig } from "./parser-config.js";
import { checkReferences } from "./references.js";
import { fromSwagger } from "./swagger.js";
import { isPart, referenceTarget } from "./part.js";

/** A document with its references to other files bundled. It refers to nothing but itself. */
export interface LoadedDocument {
  readonly document: object;
  /** The SHA-256 of what the document and the files that it refers to say, whatever blanks and comments they have. */
  readonly digest: string;
  /** The url of the document, unless it is a file. */
  readonly location: string | undefined;
  /** What was wrong in the files, and no request depends on. */
  readonly notes: readonly Note[];
}

/**
 * Reads a JSON or YAML document with the parser that openapi-typescript uses.
 *
 * @throws {UsageError} When it cannot be read. The message contains that of the parser.
 * @throws {DocumentError} When it is invalid.
 */
export async function loadDocument(source: string, cwd: string): Promise<LoadedDocument> {
  const isUrl = /^https?:\/\//i.test(source);
  const root = isUrl ? source : resolve(cwd, source);
  const location = isUrl ? source : undefined;
  const sources: Source[] = [];
  const notes: Note[] = [];
  try {
    const bundled = await bundleDocument(root, cwd, sources, notes);
    checkDocument(bundled);
    // The files of a document of OpenAPI 2.0 are of that version, too: they are bundled before.
    const document = "swagger" in bundled ? fromSwagger(bundled, location, upgrade) : bundled;
    if (document !== bundled) checkDocument(document);
    return { document, digest: digestOf(document), location, notes };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new DocumentError(`the document is invalid: ${problemWithPlace(error, sources)}`);
  }
}

async function bundleDocument(ref: string, cwd: string, sources: Source[], notes: Note[]): Promise<object> {
  const config = await createParserConfig();
  const externalRefResolver = createResolver(ref, cwd, config.resolve, sources, notes);
  const { bundle: bundled, problems } = await bundle({ ref, config, externalRefResolver });
  const dangling = new Set<string>();
  for (const problem of problems) {
    if (problem.severity !== "error") continue;
    const { reference, place, file } = danglingOf(problem, sources);
    if (reference === undefined) throw new Error(describeProblem(problem, sources));
    dangling.add(reference);
    notes.push({ place, file, text: describeDangling(reference) });
  }
  dropDangling(bundled.parsed, dangling);
  return bundled.parsed as object;
}

/** A bundle of several files can be larger than they are, and refer to others where nobody looks for references. */
function checkDocument(document: object): void {
  checkSize(document);
  checkReferences(document);
}

/** The reference of a problem, if it leads nowhere, and no request depends on it. */
function danglingOf({ location: [at] }: NormalizedProblem, sources: readonly Source[]) {
  const { pointer: place = "", source } = at ?? {};
  const file = source?.absoluteRef ?? "";
  const document = sources.find(({ absoluteRef }) => absoluteRef === file)?.parsed;
  return { reference: findHarmless(document, place), place, file };
}

/** What is wrong and where. */
function describeProblem({ message, location: [place] }: NormalizedProblem, sources: readonly Source[]): string {
  const pointer = place?.pointer;
  if (!pointer) return message;
  const { absoluteRef } = place.source;
  const document = sources.find((source) => source.absoluteRef === absoluteRef)?.parsed;
  const value = referenceTarget(document, pointer);
  const reference = isPart(value) && typeof value["$ref"] === "string" ? ` ${quoteInFull(value["$ref"])}` : "";
  return `${message}${reference} (at ${quoteInFull(pointer)} of ${basename(absoluteRef)})`;
}

/** What is wrong. The parser does not tell where a reference leads to itself. */
function problemWithPlace(error: unknown, sources: readonly Source[]): string {
  const problem = problemOf(error);
  for (const { absoluteRef, parsed } of problem.includes("circular") ? sources : []) {
    const found = findCircularReference(parsed);
    if (found)
      return `the reference to ${quoteInFull(found.reference)} leads to itself (at ${quoteInFull(found.pointer)} of ${basename(absoluteRef)})`;
  }
  return problem;
}

/** The SHA-256 of a document as JSON. */
function digestOf(document: object): string {
  const hash = createHash("sha256");
  // A whole document may be too long for one text.
  for (const [name, part] of Object.entries(document)) hash.update(`${JSON.stringify([name, part])}\0`);
  return hash.digest("hex");
}
