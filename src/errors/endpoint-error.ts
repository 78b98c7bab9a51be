import { caretLine, formatRoute, quote } from "./format.js";
import { OF_VALUES, type OF_HEADERS, type OF_MEDIA_TYPES, type OF_OPTIONS, type OF_PARAMETERS } from "./sentences.js";

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

/** The base class of all errors of this library. Each kind has a subclass and a `code`. */
export abstract class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  abstract get code(): EndpointErrorCode;

  /** @internal Only the library creates its errors. */
  constructor(message: string, fields?: object, options?: ErrorOptions) {
    super(message, options);
    const { code } = new.target.prototype;
    // Own properties, so that loggers and JSON.stringify show them. `name` uses the accessor of `code` before.
    for (const [name, value] of Object.entries({ code, ...fields })) {
      Object.defineProperty(this, name, { __proto__: null, value, enumerable: true } as PropertyDescriptor);
    }
  }

  /** The name of the class, even if a minifier has shortened it: ERR_UNSAFE_PATH is an UnsafePathError. */
  override get name(): string {
    const words = this.code.slice(3).toLowerCase();
    return `${words.replace(/_./g, (start) => start[1]!.toUpperCase())}Error`;
  }
}

/** One problem. */
export interface Issue {
  /** The name of the option, header field, parameter or media type. */
  readonly name: string;
  /** A stable identifier of the reason, for programs. */
  readonly reason:
    | keyof typeof OF_OPTIONS
    | keyof typeof OF_HEADERS
    | keyof typeof OF_MEDIA_TYPES
    | keyof typeof OF_PARAMETERS
    | keyof typeof OF_VALUES;
  /** Details such as the kind of the value or the list of allowed values; never the value. */
  readonly detail?: string | undefined;
}

/** The base class of errors that report all issues of one kind together. */
export abstract class IssuesError extends EndpointError {
  /** The names of all invalid options, headers, parameters or media types. */
  declare readonly names: readonly string[];
  /** All problems. */
  declare readonly issues: readonly Issue[];

  /**
   * @internal
   * @param sentences - the sentence for each reason
   * @param fields - further fields
   * @param end - the end of the message
   */
  constructor(
    all: readonly Issue[],
    sentences: Readonly<Record<string, string>>,
    options?: ErrorOptions,
    fields?: object,
    end = "",
  ) {
    const kind = (new.target.prototype as EndpointError).code.replace("ERR_", "").replaceAll("_", " ");
    // The same issue in several items of a list is reported once.
    const issues = [...new Map(all.map((issue) => [`${issue.name} ${issue.reason} ${issue.detail}`, issue])).values()];
    const lines = issues.slice(0, 9).map(({ name, reason, detail = "" }) => {
      return `${kind[0]}${kind.slice(1).toLowerCase()}: ${quote(name)} ${sentences[reason]!.replace("{}", () => detail)}`;
    });
    if (issues.length > 9) lines.push(`… and ${issues.length - 9} more`);
    const names = [...new Set(issues.map(({ name }) => name))];
    super(lines.join("\n") + end, { ...fields, names, issues }, options);
  }
}

/**
 * The base class of errors about values of parameters. A service that passes on values of its callers should respond
 * with 400. The message is safe to show, because it contains names but no values.
 */
export abstract class ParameterError extends IssuesError {}

/** The base class of errors about values for the placeholders of a route. The message points at the placeholders. */
export abstract class ValuesError extends ParameterError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { route: formatRoute(route) }, caretLine(route, marked));
  }
}
