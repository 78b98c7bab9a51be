import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";

import { quote } from "../../errors/format.js";
import { UsageError } from "../usage-error.js";
import { createResolver, type Resolver, type ResolverConfig } from "./document-resolver.js";
import { findPeer, type Peer } from "./peer.js";
import { fromSwagger, type Upgrade } from "./swagger.js";

/** A document with its references to other files bundled. */
export interface LoadedDocument {
  readonly document: object;
  /** The SHA-256 of the document and of all files that it refers to. */
  readonly digest: string;
  /** The url of the document, unless it is a file. */
  readonly location: string | undefined;
}

/** The part of `@redocly/openapi-core` that the command uses. */
interface Redocly {
  readonly BaseResolver: Resolver;
  readonly createConfig: (config: object) => Promise<{ readonly resolve: ResolverConfig }>;
  readonly bundle: (options: { ref: string; config: object; externalRefResolver: object }) => Promise<{
    bundle: { parsed: unknown; source: { body: string } };
    problems: readonly Problem[];
    fileDependencies: ReadonlySet<string>;
  }>;
}

interface Problem {
  readonly message: string;
  readonly severity: string;
  readonly location: readonly { readonly source: { readonly absoluteRef: string }; readonly pointer?: string }[];
}

/**
 * Reads a JSON or YAML document with the parser that openapi-typescript uses.
 *
 * @param types - openapi-typescript
 * @throws {UsageError} When it cannot be read. The message contains that of the parser.
 */
export async function loadDocument(source: string, types: Peer, cwd: string): Promise<LoadedDocument> {
  const isUrl = /^https?:\/\//i.test(source);
  const ref = isUrl ? source : resolve(cwd, source);
  const parser = findPeer("@redocly/openapi-core", "openapi-typescript typescript@5", cwd, types);
  const { BaseResolver, bundle, createConfig } = toModule(await parser.load()) as Redocly;
  try {
    const config = await createConfig({ rules: {} });
    const externalRefResolver = createResolver(BaseResolver, ref, cwd, config.resolve);
    const result = await bundle({ ref, config, externalRefResolver });
    const [problem] = result.problems.filter(({ severity }) => severity === "error");
    if (problem) throw new Error(describeProblem(problem));
    const { parsed, source: root } = result.bundle;
    if (typeof parsed !== "object" || parsed === null) throw new Error("it is not an object");
    const files = [...result.fileDependencies].filter((file) => file !== ref).sort();
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => file)));
    const location = isUrl ? source : undefined;
    const document = await upgradeSwagger(parsed, location, cwd);
    return { document, digest: digestOf([root.body, ...texts]), location };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the document cannot be read: ${(error as Error).message}${causeOf(error)}`);
  }
}

/** The cause of a failed request, such as ECONNREFUSED, which its message does not contain. */
function causeOf(error: unknown): string {
  // The parser wraps the error of fetch.
  const { originalError = error } = error as { originalError?: unknown };
  const { code, message } = ((originalError as Error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return message === undefined ? "" : ` (${code ?? message})`;
}

/** What is wrong and where. */
function describeProblem({ message, location: [place] }: Problem): string {
  const pointer = place?.pointer;
  return pointer ? `${message} (at ${quote(pointer)} of ${basename(place.source.absoluteRef)})` : message;
}

/** Converts a document of OpenAPI 2.0 to 3.0. */
async function upgradeSwagger(document: object, location: string | undefined, cwd: string): Promise<object> {
  if (!("swagger" in document)) return document;
  const peer = findPeer("@scalar/openapi-upgrader", "@scalar/openapi-upgrader", cwd);
  const { upgrade } = (await peer.load()) as { upgrade: Upgrade };
  return fromSwagger(document, location, upgrade);
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
}

/** Adds the members of a CommonJS module, which an import has under `default`. */
export function toModule(loaded: unknown): unknown {
  const { default: inner } = loaded as { default?: unknown };
  return typeof inner === "object" ? { ...(loaded as object), ...inner } : loaded;
}
