/** The stable code of each kind of error, for programs. Messages are for people. */
export type EndpointErrorCode =
  | "ERR_INVALID_ROUTE"
  | "ERR_INVALID_METHOD"
  | "ERR_INVALID_TEMPLATE"
  | "ERR_MISSING_PARAMETER"
  | "ERR_INVALID_PARAMETER"
  | "ERR_UNSAFE_PATH"
  | "ERR_UNSAFE_ORIGIN"
  | "ERR_INVALID_HEADER"
  | "ERR_INVALID_MEDIA_TYPE"
  | "ERR_INVALID_OPTION"
  | "ERR_INVALID_BASE_URL"
  | "ERR_INVALID_REQUEST"
  | "ERR_INVALID_DOCUMENT"
  | "ERR_RESPONSE"
  | "ERR_INVALID_RESPONSE";

/** What is wrong, for programs. */
export type Reason =
  | "length"
  | "text"
  | "form"
  | "problem"
  | "object"
  | "route"
  | "body"
  | "misspelt"
  | "secret"
  | "credential"
  | "option"
  | "owner"
  | "undeclaredObject"
  | "exploded"
  | "literal"
  | "optionHeader"
  | "field"
  | "adapter"
  | "signal"
  | "schema"
  | "as"
  | "alone"
  | "variable"
  | "merged"
  | "twice"
  | "token"
  | "characters"
  | "encoder"
  | "blank"
  | "mediaType"
  | "noMediaTypes"
  | "value"
  | "item"
  | "prefix"
  | "objects"
  | "nesting"
  | "cookie"
  | "data"
  | "unknown"
  | "missing"
  | "undefined"
  | "empty"
  | "origin"
  | "dots"
  | "emptySegment"
  | "mark"
  | "fragment"
  | "ambiguous"
  | "words"
  | "separate"
  | "unset"
  | "method"
  | "brace"
  | "percent"
  | "encode"
  | "varspec"
  | "dollar"
  | "oneQuery"
  | "address"
  | "segments"
  | "userinfo"
  | "baseUrl"
  | "noQuery"
  | "host"
  | "json"
  | "charset"
  | "repeated";

/** What is wrong with one name. It never contains a value. */
export interface Issue {
  /** The parameter, the header field, the option, or the path in a body or a document. */
  readonly name: string;
  /** A stable identifier of the reason, for programs. */
  readonly reason: Reason;
  /** What is wrong and what to write instead, for people: a sentence that follows the name. */
  readonly detail: string;
  /** The index of the wrong character in a template. */
  readonly position?: number | undefined;
}

/**
 * Thrown for whatever this library refuses. `code` is for programs, `message` for people, `issues` for both (F1).
 *
 * ```ts
 * endpoint("GET /users/{id}", { id: ".." }); // throws UnsafePathError
 * ```
 */
export class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  readonly code: EndpointErrorCode;
  /** All problems of this kind. */
  readonly issues: readonly Issue[];

  /** @internal Only the library creates its errors. */
  constructor(code: EndpointErrorCode, message: string, issues: readonly Issue[], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.issues = issues;
  }

  /** A name that follows the code: ERR_UNSAFE_PATH is an UnsafePathError. Engines read it once before there is a code. */
  override get name(): string {
    const { code = "ERR_ENDPOINT" } = this as { readonly code?: string };
    return `${code
      .slice(4)
      .toLowerCase()
      .replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase())}Error`;
  }

  /** The names of all issues, each once. */
  get names(): readonly string[] {
    return [...new Set(this.issues.map(({ name }) => name))];
  }

  /** Whether values of parameters are at fault, which a service answers with 400, and not the program. */
  get isOfParameters(): boolean {
    return /PARAMETER|UNSAFE/.test(this.code);
  }
}

/**
 * Whether an error is of this library, and has the code, if one is given.
 *
 * ```ts
 * isEndpointError(new TypeError()); // => false
 * ```
 *
 * @param error - what was thrown
 * @param code - such as `"ERR_MISSING_PARAMETER"`
 */
export function isEndpointError<Code extends EndpointErrorCode = EndpointErrorCode>(
  error: unknown,
  code?: Code,
): error is EndpointError & { readonly code: Code } {
  return error instanceof EndpointError && (code === undefined || error.code === code);
}
