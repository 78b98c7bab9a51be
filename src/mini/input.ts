import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";

/** What callers pass, read once: own properties only (B6). Anything else is an EndpointError. */
export interface Call {
  readonly parameters: Values;
  readonly query: Values;
  /** By name in lower case; `null` removes a header. */
  readonly headers: Record<string, unknown>;
  /** The body, unchanged; `undefined` if there is none. */
  readonly data: unknown;
  /** Options for the HTTP client, unchanged. */
  readonly request: object | undefined;
}

export type Values = Readonly<Record<string, unknown>>;

/** A call without any of these. Each is an own property, so that nothing is read from Object.prototype. */
export const NOTHING: Call = { parameters: {}, query: {}, headers: {}, data: undefined, request: undefined };

/**
 * The class of all errors of `fluent-endpoint/mini`. Its codes and names are those of `fluent-endpoint`, but its class is
 * another one: a program with both compares `code`.
 */
export class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  readonly code: EndpointErrorCode;
  /** The names of the wrong parameters, headers or options; never a value. */
  readonly names: readonly string[];

  /** @internal */
  constructor(code: EndpointErrorCode, names: readonly string[]) {
    super(`${code} ${JSON.stringify(names).slice(0, 999)}: see fluent-endpoint/docs/errors.md`);
    this.code = code;
    this.names = names;
  }
}

/** Throws an error, unless the list of names is empty. */
export function fail(kind: string, names?: readonly string[]): void {
  if (names?.length !== 0) throw new EndpointError(`ERR_${kind}` as EndpointErrorCode, [...new Set(names)]);
}

/** Throws an error about an option if it is wrong. */
export function refuse(isWrong: boolean, option: string): void {
  if (isWrong) fail("INVALID_OPTION", [option]);
}

/** The kinds of objects. All other values are 0, revoked proxies included. */
export const LIST = 1;
export const PLAIN = 2;
export const CLASS = 3;

export function kindOf(value: unknown): number {
  if (typeof value !== "object" || !value) return 0;
  try {
    if (Array.isArray(value)) return LIST;
    // A plain object has the Object.prototype of any realm, or none.
    return Object.getPrototypeOf(Object.getPrototypeOf(value) ?? value) ? CLASS : PLAIN;
  } catch {
    return 0;
  }
}

/** Returns the text of a single value (C4); `undefined` for values without one, and for text that is too long (F5). */
export function textOf(value: unknown): string | undefined {
  try {
    const isScalar = Number.isFinite(value) || "string boolean bigint".includes(typeof value);
    // Not the method of the value, which may be any code.
    const text = isScalar ? String(value) : Date.prototype.toISOString.call(value as Date);
    return text.length <= 2 ** 20 && text.isWellFormed() ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Copies a plain object without the properties that are `undefined`: those are not given (A5). */
export function readValues(object: unknown, option: string): Values {
  refuse(kindOf(object) !== PLAIN, option);
  const copy = { ...(object as Record<string, unknown>) };
  for (const name in copy) if (copy[name] === undefined) Reflect.deleteProperty(copy, name);
  return copy;
}

/** A credential whose value was missing: `Bearer ${undefined}` (D4). */
const EMPTY_CREDENTIAL =
  /^(?:proxy-)?authorization:[ \t]*(?:(?:[^ \t]+[ \t]+)?(?:undefined|null|NaN|\[object \w+\])[ \t]*|[^ \t]+[ \t]+)$/i;

/** Reads headers (D4). */
export function readHeaders(headers: unknown): Record<string, unknown> {
  const invalid: string[] = [];
  const empty: string[] = [];
  const fields = Object.entries(readValues(headers, "headers")).map(([name, value]) => {
    const text = kindOf(value) ? "\n" : (textOf(value ?? "") ?? "\n");
    // Checked before the conversion to lower case: that of U+212A, the Kelvin sign, is "k".
    if (!TOKEN.test(textOf(name) ?? "") || !FIELD_VALUE.test(text)) invalid.push(name);
    if (EMPTY_CREDENTIAL.test(`${name}:${text}`)) empty.push(name);
    return [name.toLowerCase(), value === null ? value : text];
  });
  fail("INVALID_HEADER", invalid.length > 0 ? invalid : empty.slice(0, 1));
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** Reads the `request` option: any object but a list. */
export function readRequest(request: unknown): object | undefined {
  refuse(request !== undefined && kindOf(request) < PLAIN, "request");
  return request as object | undefined;
}

/**
 * Reads options and parameters in one object.
 *
 * @param refused - names that must not be parameters, because they would be options of `fluent-endpoint` (F3)
 * @param marks - the characters of names that do not count
 */
export function readCall(options: unknown, refused: RegExp, marks: RegExp | string = ""): Call {
  const given: Values = { headers: undefined, data: undefined, request: undefined, ...readValues(options, "options") };
  const { headers, data, request, ...parameters } = given;
  const names = Object.keys(parameters).filter((name) => refused.test(name.replace(marks, "")));
  const fields = headers === undefined ? {} : readHeaders(headers);
  const call = { ...NOTHING, parameters, headers: fields, data, request: readRequest(request) };
  fail("INVALID_OPTION", names);
  return call;
}

/** Merges a call over another one, by name (A4). */
export function merge(base: Call, over: Call): Call {
  return {
    parameters: { ...base.parameters, ...over.parameters },
    query: { ...base.query, ...over.query },
    headers: { ...base.headers, ...over.headers },
    data: over.data === undefined ? base.data : over.data,
    request: base.request && over.request ? { ...base.request, ...over.request } : (over.request ?? base.request),
  };
}
