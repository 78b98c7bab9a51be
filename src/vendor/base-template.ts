import { invalidOption } from "../errors/invalid-option.js";
import type { CompiledVendor, EndpointState } from "../kernel/call.js";
import type { BaseUrl } from "../kernel/settings.js";
import { authorityOf, isLabel, readBaseUrl } from "../kernel/url.js";
import { getOwn, isAbsent, percentEncode, textOf, type Values } from "../kernel/values.js";
import { bracedIn, replaceBraced } from "../shared/braces.js";

/** Equals no origin: an endpoint that lacks a variable has none. */
const NO_ORIGIN = "-";

const VARIABLE = /^[\w.-]+$/;

/**
 * Reads a base URL, which may have variables: labels of its host, its whole host, and path segments.
 *
 * @param path - what has it, in messages
 */
export function readBaseTemplate(value: unknown, path: string): BaseUrl {
  const filled =
    typeof value === "string" ? replaceBraced(value, (name) => (VARIABLE.test(name) ? "x" : undefined)) : value;
  const baseUrl = readBaseUrl(filled, path);
  return filled === value ? baseUrl : { text: value as string, prefix: "", origin: NO_ORIGIN };
}

/** The names of the variables of base URLs. */
export function variablesOf(templates: readonly BaseUrl[]): readonly string[] {
  return [...new Set(templates.flatMap(({ text }) => bracedIn(text).map(({ name }) => name)))];
}

/** The base URLs of a vendor and of its rules, filled with the values of the defaults. */
export function fillBaseUrls(
  { baseUrls, variables }: CompiledVendor,
  parameters: Values | undefined,
): Pick<EndpointState, "lacking" | "baseUrls"> {
  const lacking = variables.filter((name) => isAbsent(getOwn(parameters, name)));
  if (variables.length === 0 || lacking.length > 0) return { lacking, baseUrls };
  const fill = (template: BaseUrl): BaseUrl => fillTemplate(template, parameters);
  const ofVendor = fill(baseUrls.ofVendor);
  const ofRules = new Map([...baseUrls.ofRules].map(([text, one]) => [text, fill(one)]));
  return { lacking, baseUrls: { ofVendor, ofRules } };
}

/** Whether a variable may be the whole host, or its last labels: there is no literal domain on its right. */
export function hasFreeHost({ text }: BaseUrl): boolean {
  const authority = authorityOf(text);
  return authority.includes("{") && !/\}(?:\.[a-z\d-]+)+\.[a-z][a-z\d-]*(?::\d+)?$/i.test(authority);
}

function fillTemplate(template: BaseUrl, values: Values | undefined): BaseUrl {
  if (template.origin !== NO_ORIGIN) return template;
  const { length } = authorityOf(template.text);
  const isFree = hasFreeHost(template);
  const filled = replaceBraced(template.text, (name, position) => {
    const text = textOf(getOwn(values, name)) ?? "";
    const isOfHost = position < length;
    // Whether a free host is one, and has a port, is checked with the whole url.
    const isHost = isFree ? /^[^\s/?#@\\%{}]+$/.test(text) : isLabel(text);
    const isFine = isOfHost ? isHost : text !== "" && !/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
    if (!isFine) {
      const place = isOfHost ? (isFree ? "a host" : "a label of a host") : "a path segment";
      throw invalidOption(name, `must be ${place}: it is a variable of baseUrl`);
    }
    return isOfHost ? text : percentEncode(text);
  });
  return readBaseUrl(filled);
}
