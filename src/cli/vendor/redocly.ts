import { findPeer, type Peer } from "./peer.js";

/** The part of `@redocly/openapi-core` that the command uses: the parser of openapi-typescript. */
export interface Redocly {
  readonly BaseResolver: unknown;
  readonly createConfig: (config: object) => Promise<RedoclyConfig>;
  readonly bundle: (options: { ref: string; config: object; externalRefResolver: object }) => Promise<{
    readonly bundle: { readonly parsed: unknown };
    readonly problems: readonly Problem[];
  }>;
}

export interface RedoclyConfig {
  readonly resolve: { http: { customFetch?: (url: string) => Promise<Response> } };
}

interface Problem {
  readonly message: string;
  readonly severity: string;
  readonly location: readonly { readonly source: { readonly absoluteRef: string }; readonly pointer?: string }[];
}

/** Loads the parser that openapi-typescript uses. */
export async function loadRedocly(types: Peer, cwd: string): Promise<Redocly> {
  const parser = findPeer("@redocly/openapi-core", "openapi-typescript typescript@5", cwd, types);
  return toModule(await parser.load()) as Redocly;
}

/** Adds the members of a CommonJS module, which an import has under `default`. */
export function toModule(loaded: unknown): unknown {
  const { default: inner } = loaded as { default?: unknown };
  return typeof inner === "object" ? { ...(loaded as object), ...inner } : loaded;
}
