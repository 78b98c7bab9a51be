import { closest } from "../errors/did-you-mean.js";
import type { EndpointError, EndpointErrorCode, Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { quote } from "../errors/quote.js";
import { getOwn, isList, isPlainObject, setOwn } from "../kernel/values.js";
import type { Definitions } from "../shared/json-schema.js";
import type { ToolArgument, ToolDefinition, ToolKind } from "../types/tools.js";
import { foreignMembers, type ToolLaw } from "./tool-law.js";
import { forbidsNull, readValue } from "./tool-value.js";

/** A tool, as a model and an endpoint see it. */
export interface ToolCall {
  readonly tool: ToolDefinition;
  /** What a model sets. */
  readonly own: readonly ToolArgument[];
  readonly definitions: Definitions;
}

/** How many issues an error has: a model may send thousands of names. */
const MOST_ISSUES = 20;

/**
 * Returns the arguments of a call: all of which the tool has, none of which the defaults of the endpoint fill, each of the kind that the
 * request has there (X2).
 *
 * @param law - that of the endpoint of this call
 */
export function readToolArguments(args: unknown, call: ToolCall, law: ToolLaw): Readonly<Record<string, unknown>> {
  if (!isPlainObject(args ?? {})) throw refused([{ name: "arguments", reason: "form", detail: "must be an object" }]);
  const { own, definitions } = call;
  const known = new Map(own.map((one) => [one.name, one]));
  const values = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(args ?? {})) {
    const one = known.get(name);
    if (!one) unknown.push(name);
    else if (value !== undefined && !(value === null && forbidsNull(one.schema, definitions)))
      setOwn(values, name, readValue(value, one.schema, definitions));
  }
  if (unknown.length > 0) throw refused(unknownIssues(unknown, own));
  const given = own.filter(({ name }) => Object.hasOwn(values, name));
  refuse(given.filter((one) => law.fills(one)).map(({ name }) => [name, "is already set: leave it out"]));
  refuse(given.flatMap((one) => kindIssue(one, getOwn(values, one.name))));
  refuse(given.flatMap((one) => memberIssues(call, one, getOwn(values, one.name), law)));
  checkRequired(call, values, law);
  return values;
}

function refused(issues: readonly Issue[], code: EndpointErrorCode = "ERR_INVALID_PARAMETER"): EndpointError {
  return errorOf(code, issues.slice(0, MOST_ISSUES));
}

function refuse(issues: readonly (readonly [name: string, detail: string])[]): void {
  if (issues.length > 0) throw refused(issues.map(([name, detail]) => ({ name, reason: "form", detail })));
}

/** The names that a model has probably misspelt come first; what the tool takes is said once. */
function unknownIssues(names: readonly string[], own: readonly ToolArgument[]): Issue[] {
  const known = own.map(({ name }) => name);
  const starts = new Set(known.map(startOf));
  const [likely, others] = [true, false].map((isLikely) =>
    names.filter((name) => starts.has(startOf(name)) === isLikely),
  );
  // More would take long, and nobody misspells a hundred names.
  const near = [...likely!, ...others!].slice(0, 100).map((name) => ({ name, meant: closest(name, known) }));
  const first = [
    ...near.filter(({ meant }) => meant !== undefined),
    ...near.filter(({ meant }) => meant === undefined),
  ];
  return first.slice(0, MOST_ISSUES).map(({ name, meant }, index): Issue => {
    const cure = argumentCureOf(name, meant, own, index === 0);
    return { name: name.slice(0, LONGEST_SHOWN), reason: "unknown", detail: `is unknown${cure && `; ${cure}`}` };
  });
}

const LONGEST_SHOWN = 99;

/** Who misspells a name seldom starts with another letter. */
function startOf(name: string): string {
  return name.slice(0, 1).toLowerCase();
}

/** What a model shall write instead of an unknown argument. */
function argumentCureOf(
  name: string,
  meant: string | undefined,
  own: readonly ToolArgument[],
  isFirst: boolean,
): string {
  const body = own.find((one) => one.in === "body");
  if (body?.names?.includes(name)) return `it belongs in ${quote(body.name)}`;
  if (own.length === 0) return isFirst ? "this tool takes no arguments" : "";
  const shown = own.filter((one) => one.name !== meant).map((one) => quote(one.name));
  const ordered = meant === undefined ? shown : [quote(meant), ...shown];
  const more = ordered.length > MOST_ISSUES ? ` and ${ordered.length - MOST_ISSUES} more` : "";
  if (isFirst) return `this tool takes ${ordered.slice(0, MOST_ISSUES).join(", ")}${more}`;
  return meant === undefined ? "" : `did you mean ${quote(meant)}?`;
}

const KINDS: Readonly<Record<ToolKind, string>> = {
  scalar: "text, a number or a boolean",
  list: "a list",
  object: "an object",
};

/** What comes after a scalar is no kind of its own: the build says what a url cannot have. */
function kindIssue({ name, kinds }: ToolArgument, value: unknown): [name: string, detail: string][] {
  if (!kinds || value === null) return [];
  const kind: ToolKind = isList(value) ? "list" : typeof value === "object" ? "object" : "scalar";
  if (kinds.includes(kind)) return [];
  return [[name, `must be ${kinds.map((one) => KINDS[one]).join(" or ")}`]];
}

function memberIssues({ tool }: ToolCall, one: ToolArgument, value: unknown, law: ToolLaw): [string, string][] {
  return foreignMembers({ tool, one, value }, law).map((member) => {
    const problem = one.in === "body" ? "which names another method" : "which is the name of something else";
    return [one.name, `must not have the member ${quote(member)}, ${problem}`];
  });
}

/** Whether an argument is needed. A member is if there is a body. */
export function isNeeded({ in: place, isRequired = false }: ToolArgument, hasBody = false): boolean {
  return isRequired && (place !== "member" || hasBody);
}

/** Members of an optional body are needed if one of them is given. */
function checkRequired({ tool, own }: ToolCall, values: object, law: ToolLaw): void {
  const hasMember = own.some((one) => one.in === "member" && Object.hasOwn(values, one.name));
  const hasBody = hasMember || tool.isBodyRequired;
  const missing = tool.arguments.filter(
    (one) => isNeeded(one, hasBody) && !Object.hasOwn(values, one.name) && law.leaves(one),
  );
  if (missing.length === 0) return;
  const issues = missing.map((one): Issue => {
    const detail = own.includes(one) ? "is required" : "is required: a default of the endpoint must set it";
    return { name: one.name, reason: "missing", detail };
  });
  throw refused(issues, "ERR_MISSING_PARAMETER");
}
