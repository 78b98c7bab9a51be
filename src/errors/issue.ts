import { EndpointError } from "./endpoint-error.js";
import {
  quote,
  type OF_HEADERS,
  type OF_MEDIA_TYPES,
  type OF_OPTIONS,
  type OF_PARAMETERS,
  type OF_VALUES,
} from "./format.js";

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

/** Throws an error that lists all of these names with one reason, if there are any. */
export function rejectAll(
  names: readonly string[],
  Class: new (issues: readonly Issue[]) => IssuesError,
  reason: Issue["reason"],
  detail?: string,
): void {
  if (names.length > 0) throw new Class(names.map((name) => ({ name, reason, detail })));
}
