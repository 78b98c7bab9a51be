import { closest, didYouMean } from "./did-you-mean.js";
import type { EndpointError, Fault, FaultContext, Issue, Raise, Reason } from "./endpoint-error.js";
import { errorOf } from "./error-of.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { formatRoute, kindOf, quote } from "./format.js";
import { segmentsOf } from "../kernel/segments.js";
import { CURES, SENTENCES } from "./sentences.js";

/** Throws the error of faults, with a sentence for each. */
export const raise: Raise = (code, faults, { text, call } = {}) => {
  const known = faults.map((fault) => issueOf(fault, text ?? ""));
  if (call) {
    const indexes = new Set(faults.map(({ expression }) => expression));
    const marked = call.route.expressions.filter((_, index) => indexes.has(index));
    const place = marked.length > 0 ? { text: formatRoute(call.route.url), marked } : undefined;
    throw errorOf(code, (code === "ERR_MISSING_PARAMETER" ? withHints(known, call) : known).map(inWords), place);
  }
  const position = faults[0]?.position;
  const marked = position === undefined ? undefined : [{ start: position, end: position + 1 }];
  throw errorOf(code, known.map(inWords), text === undefined ? undefined : { text: formatRoute(text), marked });
};

/** Returns the error of a single invalid option. */
export function invalidOption(name: string, reason: Reason, detail?: string, options?: ErrorOptions): EndpointError {
  return errorOf("ERR_INVALID_OPTION", [inWords({ name, reason, detail })], undefined, options);
}

/** Gives a fault its sentence, which follows the name. */
function inWords({ name, reason, detail = "", position }: Fault): Issue {
  const sentence = SENTENCES[reason as keyof typeof SENTENCES].replace("{}", () => detail);
  return { name, reason, detail: sentence, ...(position !== undefined && { position }) };
}

/** Says what kind of value is wrong, and what to write instead. */
function issueOf(fault: Fault, text: string): Fault {
  const { name, reason, position } = fault;
  const value = segmentsOf(fault.value)?.text ?? fault.value;
  if (typeof value === "string" && value.length > LONGEST_TEXT) return { name, reason: "length" };
  return { name, reason, detail: detailOf(fault, value, text), position };
}

function detailOf({ name, reason, detail, pair = name }: Fault, value: unknown, text: string): string | undefined {
  const at = pair === name ? "" : `, at ${quote(pair)}`;
  // The only text that no url and no header can have.
  const kind = typeof value === "string" && value !== "" ? "text with a lone surrogate" : kindOf(value);
  const cure = CURES.has(name) ? `; ${CURES.get(name)!}` : "";
  switch (reason) {
    case "credential":
      return /^\w+$/.test(name) ? name : `${quote(name)}: …`;
    case "misspelt":
      return MEANT.get(name.replace(/[-_]/g, "").toLowerCase());
    case "method":
      return detail! + didYouMean(text, detail!.split(", "));
    case "separate":
      return quote(formatRoute(detail!));
    case "text":
      return kind + (Array.isArray(value) ? '; write .join(", ")' : "");
    case "object":
      return kindOf(value) + cureOfEntries(name, value);
    case "objects":
      return cure || ', unless the policy is { objects: "brackets" }';
    case "item":
    case "value":
      return kind.replace(/^bytes$/, BYTES) + at + cure;
    default:
      return detail && detail + at;
  }
}

/** The options that names are meant to be, by their letters. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["baseurl", "baseUrl"],
  ["headers", "headers"],
  ["authorization", "headers: { authorization }"],
]);

/** What to write for bytes, in a query or a form. */
const BYTES = "bytes; send them as a Blob or a File with the encoder multipart, or as text";

/** What to write for a Map, a Headers or a URLSearchParams. */
function cureOfEntries(name: string, value: unknown): string {
  if (typeof value !== "object" || value === null || !(Symbol.iterator in value) || name === "request") return "";
  // Its names may repeat, as those of a URLSearchParams or a FormData. In some runtimes Headers have `getAll`, too.
  return "getAll" in value && !("getSetCookie" in value)
    ? `; write { name: ${name}.getAll("name") }`
    : `; write { name: value }, or Object.fromEntries(${name})`;
}

/** Adds a hint if a parameter without a placeholder is probably a misspelling of one that is missing. */
function withHints(issues: readonly Fault[], call: NonNullable<FaultContext["call"]>): readonly Fault[] {
  const { places } = call.route;
  const given = { ...call.state.defaults.parameters, ...call.parameters };
  const others = Object.keys(given).filter((name) => typeof places.get(name) !== "number");
  const names = issues.map(({ name }) => name);
  const meant = others.slice(0, 99).map((name) => closest(name, names));
  return issues.map(({ name, reason }) => {
    if (Object.hasOwn(given, name) && given[name] !== undefined) return { name, reason: "empty" };
    const index = meant.indexOf(name);
    const hint = index < 0 ? undefined : `; ${quote(others[index]!)} was passed, did you mean {${name}}?`;
    return { name, reason, detail: hint };
  });
}
