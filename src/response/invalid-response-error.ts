import { EndpointError } from "../errors/endpoint-error.js";
import { quote } from "../errors/format.js";
import { routeOf } from "../shared/request-mark.js";
import type { RequestOptions } from "../types/options.js";
import type { SchemaIssue } from "../types/standard-schema.js";
import { describeRequest, foreignText } from "./describe-request.js";
import { findSyntaxError } from "../shared/json-syntax.js";

/** The number of issues in a message. */
const MOST_SHOWN = 9;

/**
 * Thrown when the body of a response is not the JSON that its media type promises, or not what the schema of `.returns(schema)`
 * expects. The message says where.
 */
export class InvalidResponseError extends EndpointError {
  declare readonly status: number;
  /** The route, such as `GET /repos/{owner}/{repo}`, if the endpoint has the policy `{ route: "keep" }`. */
  declare readonly route: string | undefined;
  /** A stable identifier of the reason, for programs. */
  declare readonly reason: "json" | "schema";
  /** The index of the first character that is not JSON; `undefined` for a schema. */
  declare readonly position: number | undefined;
  /** What the schema found; empty for JSON. */
  declare readonly issues: readonly SchemaIssue[];

  private constructor(request: RequestOptions, status: number, problem: string, fields: object) {
    const message = `The response to ${describeRequest(request)} (${status}) ${problem}`;
    super(message, { status, route: routeOf(request), position: undefined, issues: [], ...fields });
  }

  /** @internal */
  static ofJson(request: RequestOptions, status: number, text: string): InvalidResponseError {
    const position = findSyntaxError(text);
    const lines = text.slice(0, position).split("\n");
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    const found = position < text.length ? quote(String.fromCodePoint(text.codePointAt(position)!)) : "the end";
    const problem = `is not valid JSON: unexpected ${found} at ${place}`;
    return new InvalidResponseError(request, status, problem, { reason: "json", position });
  }

  /** @internal */
  static ofSchema(request: RequestOptions, status: number, issues: readonly SchemaIssue[]): InvalidResponseError {
    const lines = issues
      .slice(0, MOST_SHOWN)
      .map(({ path, message }) => `\n  ${pathOf(path)}: ${foreignText(message, request)}`);
    const more = issues.length > MOST_SHOWN ? `\n  and ${issues.length - MOST_SHOWN} more` : "";
    const problem = `is not what the schema expects:${lines.join("")}${more}`;
    return new InvalidResponseError(request, status, problem, { reason: "schema", issues });
  }

  get code(): "ERR_INVALID_RESPONSE" {
    return "ERR_INVALID_RESPONSE";
  }
}

function pathOf(path: SchemaIssue["path"] = []): string {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  return quote(["body", ...keys].join("."));
}
