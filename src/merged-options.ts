/** A supported HTTP method: its name in both cases, and where its parameters go. */
export interface Verb {
  /** In upper case, as on the wire. */
  readonly name: string;
  /** In lower case, as in the result (specification, Rules for build 5). */
  readonly lower: string;
  /** Whether remaining parameters form a body; otherwise they go to the query (decision B4). */
  readonly body: boolean;
}

/** A base address, checked. */
export interface BaseUrl {
  /** As given. */
  readonly text: string;
  /** What a path is placed after: without a `/` at its end. */
  readonly prefix: string;
  /** Scheme, host and port in their normal form. */
  readonly origin: string;
}

/** Header fields by their name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** What amends `accept`: a format, and the previews to ask for, none of them twice. */
export interface MediaType {
  readonly format?: string | undefined;
  readonly previews?: readonly string[];
}

/** Parameters in order: the name at an index goes with the value at the same index. */
export interface Parameters {
  readonly names: readonly string[];
  /** The caller's own, kept by identity. */
  readonly values: readonly unknown[];
}

/** What a call itself gave, apart from what stood beneath it. */
export interface Given {
  readonly names: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string | null])[] | undefined;
}

/**
 * What `merge/` hands to `parse/`: options with the defaults applied. Options and parameters are apart, so that a
 * parameter may have any name.
 */
export interface MergedOptions {
  readonly verb: Verb;
  /** Present in every call; defaults may name none. */
  readonly url: string | undefined;
  readonly baseUrl: BaseUrl;
  /** The very object of the defaults where the call changed none. */
  readonly headers: Headers;
  /** The very object of the defaults where the call changed nothing in it. */
  readonly mediaType: MediaType;
  readonly data: unknown;
  readonly request: object | undefined;
  readonly parameters: Parameters;
  /** `undefined` where nobody knows any more, as in options that were copied. */
  readonly given: Given | undefined;
}
