import { existsSync, realpathSync } from "node:fs";
import { dirname, relative, sep } from "node:path";

import { UsageError } from "../usage-error.js";
import { checkSize } from "./document-size.js";
import { isPart } from "./swagger.js";

/** The class of `@redocly/openapi-core` that opens and parses the files of a document. */
export type Resolver = new (config: unknown) => {
  loadExternalRef(ref: string): Promise<object>;
  parseDocument(source: { readonly absoluteRef: string }, isRoot?: boolean): { readonly parsed?: unknown };
};

/** Its configuration. */
export interface ResolverConfig {
  readonly http: object;
}

/**
 * Makes a resolver that opens only files of the project or of the folder of the document, and for a document of the web only
 * urls of the same origin, without redirects: whoever wrote a document must not choose what is read or requested here. It parses no document
 * whose aliases make it much larger than it is.
 *
 * @param root - the file or the url of the document
 * @param config - the configuration of the resolver
 */
export function createResolver(Base: Resolver, root: string, cwd: string, config: ResolverConfig): object {
  const customFetch: typeof fetch = (url, init) => fetch(url, url === root ? init : { ...init, redirect: "manual" });
  const folders = isUrl(root) ? [] : [cwd, dirname(root)];
  class DocumentResolver extends Base {
    override async loadExternalRef(ref: string): Promise<object> {
      if (ref !== root && !(isUrl(root) ? isSameOrigin(ref, root) : isInside(ref, folders)))
        throw new UsageError(
          `references to ${ref} are not followed; bundle the document first, for example with npx @redocly/cli bundle`,
        );
      return super.loadExternalRef(ref);
    }

    override parseDocument(source: { readonly absoluteRef: string }, isRoot?: boolean): { readonly parsed?: unknown } {
      const document = super.parseDocument(source, isRoot);
      if (source.absoluteRef === root) checkRoot(document.parsed);
      checkSize(document.parsed);
      return document;
    }
  }
  return new DocumentResolver({ ...config, http: { ...config.http, customFetch } });
}

/** The parser calls a list an object, and a version that is a number unsupported. */
function checkRoot(document: unknown): void {
  if (!isPart(document)) throw new Error('it must be an object with its version, such as openapi: "3.1.0"');
  if ([document["openapi"], document["swagger"]].some((version) => typeof version === "number"))
    throw new Error('the version must be a text, such as "3.1.0" in quotation marks');
}

function isUrl(ref: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(ref);
}

function isSameOrigin(ref: string, root: string): boolean {
  return isUrl(ref) && new URL(ref).origin === new URL(root).origin;
}

/** Whether a file is in one of these folders, links followed. A file that does not exist has its own error. */
function isInside(file: string, folders: readonly string[]): boolean {
  if (isUrl(file)) return false;
  const real = existsSync(file) ? realpathSync(file) : file;
  return folders.some((folder) => {
    const path = relative(realpathSync(folder), real);
    return path !== ".." && !path.startsWith(`..${sep}`) && !/^(?:[a-z]:|[\\/])/i.test(path);
  });
}
