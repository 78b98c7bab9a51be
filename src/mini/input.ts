import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import { segmentsOf } from "../shared/path-segments.js";
import { MISSING_AUTHORIZATION } from "../shared/missing-credential.js";
import type { Call, Values } from "../types/mini-call.js";

/** A call without any of these. Each is an own property, so that nothing is read from Object.prototype. */
export const NOTHING: Call = { parameters: {}, query: {}, headers: {}, data: undefined, request: undefined };

/** The class of all errors. Codes and names are those of `fluent-endpoint`; a program with both compares `code`. */
export class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  readonly code: EndpointErrorCode;
  /** The names of the wrong parameters, headers or options; never a value. */
  readonly names: readonly string[];

  /** @internal */
  constructor(code: EndpointErrorCode, names: readonly string[], detail = "") {
    const shown = JSON.stringify(names)
      .slice(0, 999)
      .replace(/[^ -~]/g, "·");
    super(`${code} ${shown}: ${detail}see fluent-endpoint/docs/errors.md`);
    this.code = code;
    this.names = names;
  }
}

/** Throws an error, unless the list of names is empty. */
export const fail = (kind: string, names?: readonly string[], detail?: string): void => {
  if (names?.length !== 0) throw new EndpointError(`ERR_${kind}` as EndpointErrorCode, [...new Set(names)], detail);
};
export const refuse = (isWrong: boolean, option: string): void => {
  if (isWrong) fail("INVALID_OPTION", [option]);
};

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

export const isScalar = (value: unknown): boolean =>
  Number.isFinite(value) || "string boolean bigint".includes(typeof value);

/** Returns the text of a single value (C4); `undefined` for others, lone surrogates and long texts (F5). */
export function textOf(given: unknown): string | undefined {
  const value = segmentsOf(given)?.text ?? given;
  try {
    // Not the method of the value, which may be any code.
    const text = isScalar(value) ? String(value) : Date.prototype.toISOString.call(value as Date);
    return text.length <= LONGEST_TEXT && !/[\ud800-\udfff]/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Copies own properties, so that nothing is read from Object.prototype (B6). V8 is slow with objects without a prototype. */
const EMPTY = /* @__PURE__ */ Object.create(null) as object;
export const own = (values: object): Values => ({ __proto__: EMPTY, ...values });
/** Copies the own properties whose value is another one. */
export function without(refused: unknown, values: object): Values {
  const copy = { ...values } as Record<string, unknown>;
  for (const name in copy) if (copy[name] === refused) Reflect.deleteProperty(copy, name);
  return copy;
}

/** Copies a plain object: its own properties (B6) but those that are `undefined`, which are not given (A5). */
export function readValues(object: unknown, option: string): Values {
  refuse(kindOf(object) !== PLAIN, option);
  return own(without(undefined, object as object));
}

const AUTHORIZATION = /^(?:proxy-)?authorization$/i;

export function readHeaders(headers: unknown): Values {
  const invalid: string[] = [];
  const empty: string[] = [];
  const fields = Object.entries(readValues(headers, "headers")).map(([name, value]) => {
    const text = kindOf(value) ? "\n" : (textOf(value ?? "") ?? "\n");
    // Checked before the conversion to lower case: that of U+212A, the Kelvin sign, is "k".
    if (!TOKEN.test(textOf(name) ?? "") || !FIELD_VALUE.test(text)) invalid.push(name);
    if (AUTHORIZATION.test(name) && MISSING_AUTHORIZATION.test(text)) empty.push(name);
    return [name.toLowerCase(), value === null ? value : text];
  });
  fail("INVALID_HEADER", invalid);
  fail("INVALID_HEADER", empty.slice(0, 1));
  return Object.fromEntries(fields) as Values;
}

/** Reads the `request` option: any object but a list. */
export function readRequest(request: unknown): object | undefined {
  refuse(request !== undefined && kindOf(request) < PLAIN, "request");
  return request as object | undefined;
}

/** Reads options and parameters in one object. Refuses options of `fluent-endpoint`, and misspelt ones, without marks (F3). */
export function readCall(options: unknown, refused = /^baseurl$/i, marks: RegExp | string = ""): Call {
  const { headers = {}, data, request, ...parameters } = readValues(options, "options");
  const call = { ...NOTHING, parameters, headers: readHeaders(headers), data, request: readRequest(request) };
  const isRefused = (name: string) => /^(?:method|url|mediaType)$/.test(name) || refused.test(name.replace(marks, ""));
  fail("INVALID_OPTION", Object.keys(parameters).filter(isRefused));
  return call;
}

/** Merges a call over another one, by name (A4). */
export function merge(base: Call, over: Call): Call {
  return {
    parameters: own({ ...base.parameters, ...over.parameters }),
    query: { ...base.query, ...over.query },
    headers: own({ ...base.headers, ...over.headers }),
    data: over.data === undefined ? base.data : over.data,
    request: base.request && over.request ? { ...base.request, ...over.request } : (over.request ?? base.request),
  };
}
