import { didYouMean } from "./did-you-mean.js";
import { EndpointError, IssuesError, ParameterError, ValuesError, type Issue } from "./endpoint-error.js";
import { caretLine, formatRoute, quote } from "./format.js";
import {
  CURES,
  OF_BASE_URLS,
  OF_HEADERS,
  OF_MEDIA_TYPES,
  OF_OPTIONS,
  OF_PARAMETERS,
  OF_ROUTES,
  OF_TEMPLATES,
  type BaseUrlFault,
} from "./sentences.js";

// A public class for each code. Its message is made of its fields.

/** Thrown when a route is neither `"<METHOD> <url>"` nor `"<url>"`, or when a call has no url. */
export class InvalidRouteError extends EndpointError {
  /** The route up to the `?` of its query; empty if it is not a string, or not given. */
  declare readonly route: string;

  /** A stable identifier of the reason, for programs. */
  declare readonly reason: keyof typeof OF_ROUTES;

  /**
   * @internal
   * @param detail - the kind of a route that is not text, or the whole route
   */
  constructor(given: string | undefined, reason: keyof typeof OF_ROUTES, detail = "") {
    const route = formatRoute(given ?? "");
    const shown = given === undefined ? "the route" : quote(route);
    const rule = OF_ROUTES[reason].replace("{}", () => detail);
    super(`Invalid route: ${shown} ${rule}, as in "GET /orgs/{org}/repos"`, { route, reason });
  }

  get code(): "ERR_INVALID_ROUTE" {
    return "ERR_INVALID_ROUTE";
  }
}

/** Thrown when the method is not supported. */
export class InvalidMethodError extends EndpointError {
  /** The method, as the caller wrote it. */
  declare readonly method: string;
  /** The supported methods, in upper case. */
  declare readonly supported: readonly string[];

  /** @internal */
  constructor(given: string, supported: readonly string[]) {
    const method = formatRoute(given);
    const hint = didYouMean(given, supported);
    super(`Invalid method: ${quote(method)} must be one of ${supported.join(", ")}${hint}`, { method, supported });
  }

  get code(): "ERR_INVALID_METHOD" {
    return "ERR_INVALID_METHOD";
  }
}

/** Thrown when a url is not an RFC 6570 URI template, or contains a part that is not allowed in a request target. */
export class InvalidTemplateError extends EndpointError {
  /** The template up to the `?` of its query. */
  declare readonly template: string;
  /** The index of the first invalid character, counted from 0. */
  declare readonly position: number;
  /** A stable identifier of the reason, for programs. */
  declare readonly reason: keyof typeof OF_TEMPLATES;

  /**
   * @internal
   * @param detail - what to write
   */
  constructor(text: string, position: number, reason: keyof typeof OF_TEMPLATES, detail = "") {
    const carets = caretLine(text, [{ start: position, end: position + 1 }]);
    const template = formatRoute(text);
    const sentence = OF_TEMPLATES[reason].replace("{}", () => detail);
    super(`Invalid template: position ${position} ${sentence}${carets}`, { template, position, reason });
  }

  get code(): "ERR_INVALID_TEMPLATE" {
    return "ERR_INVALID_TEMPLATE";
  }
}

/** Thrown when values of parameters cannot be sent. The message contains the names of all such parameters. */
export class InvalidParameterError extends ParameterError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues.map(withCure), OF_PARAMETERS);
  }

  /** The name of the first invalid parameter. */
  get parameter(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_PARAMETER" {
    return "ERR_INVALID_PARAMETER";
  }
}

/** Adds what to write instead of the option of another client: a policy would only send it. */
function withCure(issue: Issue): Issue {
  const { name, reason, detail = "" } = issue;
  const cure = CURES.get(name);
  if (cure && reason === "objects") return { name, reason: "option", detail: cure };
  return cure && reason === "value" ? { name, reason, detail: `${detail}; ${cure}` } : issue;
}

/** Thrown when parameters of the path are missing, or empty so that the path would have an empty segment. */
export class MissingParameterError extends ValuesError {
  get code(): "ERR_MISSING_PARAMETER" {
    return "ERR_MISSING_PARAMETER";
  }
}

/**
 * Thrown when values would change the structure of the path: a `.` or `..` segment, an empty segment, or a `?` or `#`
 * from a reserved expression. The message contains the names of all such parameters.
 */
export class UnsafePathError extends ValuesError {
  get code(): "ERR_UNSAFE_PATH" {
    return "ERR_UNSAFE_PATH";
  }
}

/** Thrown when values would choose the scheme, the host, the port or the userinfo of the url. */
export class UnsafeOriginError extends ValuesError {
  get code(): "ERR_UNSAFE_ORIGIN" {
    return "ERR_UNSAFE_ORIGIN";
  }
}

/** Thrown when header fields have an invalid name or value. The message contains all names, but no values. */
export class InvalidHeaderError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues, OF_HEADERS);
  }

  /** The name of the first invalid header field, as the caller wrote it. */
  get header(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_HEADER" {
    return "ERR_INVALID_HEADER";
  }
}

/** Thrown when a format or preview has an invalid name, or when the vendor has no media types. */
export class InvalidMediaTypeError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues, OF_MEDIA_TYPES);
  }

  get code(): "ERR_INVALID_MEDIA_TYPE" {
    return "ERR_INVALID_MEDIA_TYPE";
  }
}

/** Thrown when options, a policy or a vendor are invalid. The message contains all names. */
export class InvalidOptionError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[], options?: ErrorOptions) {
    super(issues, OF_OPTIONS, options);
  }

  /** The name of the first invalid option. */
  get option(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_OPTION" {
    return "ERR_INVALID_OPTION";
  }
}

/** Creates the error for a single invalid option. */
export function invalidOption(
  name: string,
  reason: keyof typeof OF_OPTIONS,
  detail?: string,
  options?: ErrorOptions,
): InvalidOptionError {
  return new InvalidOptionError([{ name, reason, detail }], options);
}

/** Throws an error that lists all of these names with one reason, if there are any. */
export function rejectAll(
  names: readonly string[],
  Class: new (issues: readonly Issue[]) => IssuesError,
  reason: Issue["reason"],
  detail?: string,
): void {
  if (names.length > 0) throw new Class(names.map((name) => ({ name, reason, detail })));
}

/**
 * Thrown when `baseUrl` is neither an http(s) URL nor a path, or has userinfo, a query or a fragment. The message says what is wrong, and
 * does not contain it.
 */
export class InvalidBaseUrlError extends EndpointError {
  /** A stable identifier of the fault, for programs, such as `"host"`, `"scheme"` or `"query"`. */
  declare readonly reason: BaseUrlFault;

  /** @internal */
  constructor(reason: BaseUrlFault) {
    super(`Invalid baseUrl: it ${OF_BASE_URLS[reason]}`, { reason });
  }

  get code(): "ERR_INVALID_BASE_URL" {
    return "ERR_INVALID_BASE_URL";
  }
}
