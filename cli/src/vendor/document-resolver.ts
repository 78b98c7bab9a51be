import { existsSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, relative, sep } from "node:path";

import { BaseResolver, type Document, type Source as Text } from "@redocly/openapi-core";

import { quote, quoteInFull } from "../library.js";
import { UsageError } from "../usage-error.js";
import { checkSize } from "./document-size.js";
import { dropDataReferences } from "./data-references.js";
import { fetchWithinOrigin } from "./fetch-document.js";
import type { Note } from "./note.js";
import { parseWithTags } from "./yaml-tags.js";
import { eachValue, isPart } from "./part.js";

/** A file or a response that was read. */
export interface Source extends Text {
  /** The parsed document, once the parser has read it. */
  parsed?: unknown;
}

type ResolverConfig = NonNullable<ConstructorParameters<typeof BaseResolver>[0]>;

/**
 * Makes a resolver that opens only files of the project or of the folder of the document, and for a document of the web
 * only urls of the same origin: whoever wrote a document must not choose what is read or requested here. It parses no
 * document whose aliases make it much larger than it is.
 *
 * @param root - the file or the url of the document
 * @param config - the configuration of the resolver
 * @param sources - gets all that is read
 * @param notes - gets what was ignored
 */
export function createResolver(
  root: string,
  cwd: string,
  config: ResolverConfig,
  sources: Source[],
  notes: Note[],
): BaseResolver {
  const folders = isUrl(root) ? [] : [cwd, dirname(root)];
  const customFetch: typeof fetch = (url, init) =>
    url === root ? fetchWithinOrigin(root, init) : fetch(url, { ...init, redirect: "manual" });
  class DocumentResolver extends BaseResolver {
    override async loadExternalRef(ref: string): Promise<Text> {
      if (ref !== root && !(isUrl(root) ? isSameOrigin(ref, root) : isText(ref) && isInside(ref, folders)))
        throw new Error(
          `references to ${quoteInFull(ref)} are not followed; bundle the document first, for example with npx @redocly/cli bundle`,
        );
      try {
        const source = await super.loadExternalRef(ref);
        sources.push(source);
        return source;
      } catch (error) {
        throw ref === root ? unreadable(error as Error) : error;
      }
    }

    override parseDocument(source: Source, isRoot?: boolean): Document {
      const document = parse(source, () => super.parseDocument(source, isRoot));
      source.parsed = document.parsed;
      if (source.absoluteRef === root) checkRoot(document.parsed);
      checkSize(document.parsed);
      dropDataReferences(document.parsed, source.absoluteRef === root);
      nameSchemas(document.parsed);
      return document;
    }
  }
  /** A tag of YAML that is unknown is ignored, such as those of AWS: no request depends on it (I6). */
  const parse = (source: Source, strictly: () => Document): Document => {
    try {
      return strictly();
    } catch (error) {
      const [, line] = /unknown tag [^]*\((\d+):\d+\)/.exec((error as Error).message) ?? [];
      if (line === undefined) throw error;
      const { parsed, tags } = parseWithTags(source.body);
      const names = tags.map((tag) => quote(tag)).join(", ");
      notes.push({
        file: source.absoluteRef,
        place: `from line ${line}`,
        text: `${names}: these tags of YAML are ignored`,
      });
      return { source, parsed };
    }
  };
  return new DocumentResolver({ ...config, http: { ...config.http, customFetch } });
}

/** The document itself is an argument of the command. */
function unreadable(error: Error): UsageError {
  // The parser wraps the error of fetch, whose message does not contain its cause, such as ECONNREFUSED.
  const { originalError } = error as unknown as { readonly originalError: Error };
  const { code, message } = (originalError.cause ?? {}) as Partial<NodeJS.ErrnoException>;
  const cause = message === undefined ? "" : ` (${code ?? message})`;
  return new UsageError(`the document cannot be read: ${error.message}${cause}`);
}

/** The parser would call a list an object, and other versions "unsupported". */
function checkRoot(document: unknown): void {
  const version = isPart(document) ? (document["openapi"] ?? document["swagger"]) : undefined;
  if (!isPart(document) || version === undefined)
    throw new Error('it must be an object with its version, such as openapi: "3.1.0"');
  if (typeof version !== "string") throw new Error('the version must be a text, such as "3.1.0" in quotation marks');
  const isKnown = version === document["openapi"] ? /^3\.[012](?:\.|$)/ : /^2\.0$/;
  if (!isKnown.test(version))
    throw new Error(`the version must be 2.0 ("swagger"), 3.0, 3.1 or 3.2 ("openapi"), not ${quote(version)}`);
}

/** A mapping of a discriminator may have names of schemas, which the parser would take for files (OpenAPI 3.1.1, section 4.8.25). */
function nameSchemas(document: unknown): void {
  const components = isPart(document) && isPart(document["components"]) ? document["components"]["schemas"] : undefined;
  const schemas = isPart(components) ? components : {};
  for (const { value } of eachValue(document)) {
    const mapping = isPart(value) && isPart(value["discriminator"]) ? value["discriminator"]["mapping"] : undefined;
    for (const [key, name] of isPart(mapping) ? Object.entries(mapping) : [])
      if (typeof name === "string" && Object.hasOwn(schemas, name))
        (mapping as Record<string, unknown>)[key] = `#/components/schemas/${name}`;
  }
}

function isUrl(ref: string): boolean {
  return /^https?:\/\//i.test(ref);
}

function isSameOrigin(ref: string, root: string): boolean {
  return isUrl(ref) && new URL(ref).origin === new URL(root).origin;
}

/** Documents, and texts that descriptions may refer to: no keys and no programs of the project. */
function isText(file: string): boolean {
  return /\.(?:json|ya?ml|md|markdown|txt)$/i.test(file);
}

/**
 * Whether a file is in one of these folders, links followed, and not hidden there. A file that does not exist has its
 * own error.
 */
function isInside(file: string, folders: readonly string[]): boolean {
  // A URL is no path: relative to the current folder, it would seem to be inside.
  if (!isAbsolute(file)) return false;
  const real = existsSync(file) ? realpathSync(file) : file;
  return folders.some((folder) => {
    const path = relative(realpathSync(folder), real);
    // ".." leads out of the folder, other names with a dot to settings; an absolute path, to another drive.
    return !isAbsolute(path) && !path.split(sep).some((name) => name.startsWith("."));
  });
}
