import { Endpoint } from "../endpoint.js";
import { tooLong } from "../errors/issue-of.js";
import { bracedIn, replaceBraced } from "../shared/braces.js";
import { attempt } from "../kernel/values.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { withoutTrailingSlashes } from "../kernel/url.js";
import { invalidDocument, type DocumentNode } from "./document.js";

/** A url with variables as parameters. */
export interface ServerTemplate {
  readonly template: string;
  /** The default values of the variables that have one. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Whether a variable stays: with its default, or required because its default is no value for it (I6). */
type Fate = "kept" | "required" | "fixed";

/** A label of a host (RFC 1123, section 2.1). */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** A segment of a path that needs no escapes. */
const SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

/** Labels, and a port. */
function isHost(text: string): boolean {
  return text
    .replace(/:\d+$/, "")
    .split(".")
    .every((label) => LABEL.test(label));
}

/**
 * Returns the url of a server as a template. A variable keeps its place, unless it cannot be a parameter or has a
 * default of several labels or segments: then it is replaced by its default. Returns `undefined` for a url without variables,
 * a relative url, and one that is valid for no values.
 *
 * @param takenNames - the names that operations use for something else
 * @param hasFixedHost - whether the variables of the host are replaced by their defaults
 */
export function readServerTemplate(
  server: DocumentNode | undefined,
  takenNames: () => ReadonlySet<string>,
  hasFixedHost = false,
): ServerTemplate | undefined {
  const address = withScheme(server);
  if (!/^https?:\/\/.*\{/i.test(address)) return undefined;
  const taken = takenNames();
  const pathStart = pathStartOf(address);
  // Labels of a domain have no dots, but a host that has no other labels may be filled by any.
  for (const isWhole of [true, false]) {
    const variables: [name: string, value: string | undefined][] = [];
    const template = fill(address, server, (name, position) => {
      const value = variableDefault(server, name);
      const context = { isTaken: taken.has(name), isWhole, hasFixedHost, pathStart };
      const fate = fateOf(address, name, position, value, context);
      if (fate === "fixed") return value;
      variables.push([name, fate === "kept" ? value : undefined]);
      return undefined;
    });
    if (!template.includes("{")) return undefined;
    const defaults = variables.filter((entry): entry is [string, string] => entry[1] !== undefined);
    const found = { template: trimTemplate(template), variables: Object.fromEntries(defaults) };
    const values = variables.map(([name, value]) => [name, value ?? "x1"] as const);
    if (values.length > 0 && accepts(found.template, values)) return found;
  }
  return undefined;
}

/** The address of a server, with the default value of a scheme that is a variable. One without a scheme is of https (I6). */
function withScheme(server: DocumentNode | undefined): string {
  const address = overHttps(server?.text("url") ?? "");
  return replaceBraced(address, (name, index) =>
    index === 0 && address.startsWith("://", name.length + 2) ? variableDefault(server, name) : undefined,
  );
}

/** An address that starts with its host, `//api.example.com`, over https: credentials go there. */
export function overHttps(address: string): string {
  return address.startsWith("//") ? `https:${address}` : address;
}

/** The name of a variable of the host that is fixed, but has no default that a host can have. */
export function findUnusableVariable(
  server: DocumentNode | undefined,
  isFixed: (name: string) => boolean,
): string | undefined {
  const address = withScheme(server);
  if (!/^https?:\/\/[^/]*\{/i.test(address)) return undefined;
  const pathStart = pathStartOf(address);
  return bracedIn(address).find(
    ({ name, index }) =>
      index < pathStart && isFixed(name) && !isHost(variableDefault(server, name)?.replace(/^\/.*/, "x") ?? ""),
  )?.name;
}

/** A url without the port of its scheme, which parsers drop, and without slashes at its end. */
export function trimTemplate(template: string): string {
  const text = withoutTrailingSlashes(template);
  const start = pathStartOf(text);
  const port = /^https:/i.test(text) ? ":443" : ":80";
  return text.slice(0, start).endsWith(port) ? text.slice(0, start - port.length) + text.slice(start) : text;
}

/** The position of the path; the length of an address without one. */
function pathStartOf(address: string): number {
  const start = address.indexOf("/", address.indexOf("//") + 2);
  return start < 0 ? address.length : start;
}

/** Whether a template can have a variable of this name. */
export function isVariableName(name: string): boolean {
  return /^\w+$/.test(name);
}

interface Context {
  readonly isTaken: boolean;
  /** Whether a value may be several labels of the host. */
  readonly isWhole: boolean;
  readonly hasFixedHost: boolean;
  readonly pathStart: number;
}

function fateOf(
  address: string,
  name: string,
  position: number,
  value: string | undefined,
  { isTaken, isWhole, hasFixedHost, pathStart }: Context,
): Fate {
  const isOfHost = position < pathStart && !value?.startsWith("/");
  // A base URL has no variable as its port.
  const isPort = isOfHost && address[position - 1] === ":";
  if (!isVariableName(name) || isTaken || isPort || (isOfHost && hasFixedHost)) return "fixed";
  if (value === undefined) return "required";
  if (isOfHost) return LABEL.test(value) ? "kept" : !isHost(value) ? "required" : isWhole ? "kept" : "fixed";
  if (SEGMENT.test(value)) return "kept";
  const isLast = /^\/*$/.test(address.slice(position + name.length + 2));
  const segments = value.replace(/^\/|\/$/g, "").split("/");
  const isFixed = value === "" ? isLast : segments.every((segment) => SEGMENT.test(segment));
  return isFixed ? "fixed" : "required";
}

/** Whether values may choose the whole host of a template, so that no operation can have another one. */
export function hasFreeHost({ template }: ServerTemplate): boolean {
  const pathStart = pathStartOf(template);
  const names = bracedIn(template).map(({ name, index }) => [name, index > pathStart ? "x1" : "x1.example"] as const);
  return names.some(([, value]) => value === "x1.example") && accepts(template, names);
}

function accepts(template: string, values: readonly (readonly [string, string])[]): boolean {
  const api = attempt(() => Endpoint.for({ name: "x", baseUrl: template }).withDefaults(Object.fromEntries(values)));
  return api !== undefined;
}

/** Replaces the variables of a server by their default values; one without stays. */
export function fillVariables(template: string, server: DocumentNode | undefined): string {
  return fill(template, server, (name) => variableDefault(server, name));
}

/** The default value of a variable. */
export function variableDefault(server: DocumentNode | undefined, name: string): string | undefined {
  const value = server?.get("variables")?.get(name)?.data("default");
  return typeof value === "string" ? value : undefined;
}

/**
 * Replaces variables by their values; one without a value stays.
 *
 * @param valueOf - gets also the position of the variable
 * @throws {EndpointError} `ERR_INVALID_DOCUMENT` when the url would be too long: a variable may repeat.
 */
export function fill(
  template: string,
  server: DocumentNode | undefined,
  valueOf: (name: string, position: number) => string | undefined,
): string {
  let { length } = template;
  return replaceBraced(template, (name, position) => {
    const text = valueOf(name, position);
    if (text !== undefined) length += text.length - name.length - 2;
    if (server && length > LONGEST_TEXT) throw invalidDocument(server.pointer, `a url ${tooLong("url").detail}`);
    return text;
  });
}
