import { raise } from "../errors/raise.js";
import type { Fault } from "../errors/endpoint-error.js";
import type { Api, AttachedVendor, Call } from "../kernel/call.js";
import { isOfDefaults } from "../kernel/options.js";
import type { BaseUrl } from "../kernel/settings.js";
import { authorityOf, isLabel, readBaseUrl } from "../kernel/url.js";
import { getOwn, isAbsent, percentEncode, textOf, type Values } from "../kernel/values.js";

/** Equals no origin: an endpoint that lacks a variable has none. */
const NO_ORIGIN = "-";

const VARIABLE = /\{([\w.-]+)\}/g;

/** Reads a base URL, which may have variables: labels of its host, its whole host, and path segments. */
export function readTemplate(value: unknown): BaseUrl {
  if (typeof value !== "string" || !value.includes("{")) return readBaseUrl(value, raise);
  readBaseUrl(value.replace(VARIABLE, "x"), raise);
  return { text: value, prefix: "", origin: NO_ORIGIN };
}

/** The names of the variables of base URLs. */
export function variablesOf(templates: readonly BaseUrl[]): readonly string[] {
  return [...new Set(templates.flatMap(({ text }) => [...text.matchAll(VARIABLE)].map(([, name]) => name!)))];
}

/** The base URLs of a vendor and of its rules, filled with the values of the defaults. */
export function fillBaseUrls(
  { baseUrls, variables }: AttachedVendor,
  parameters: Values | undefined,
): Pick<Api, "lacking" | "baseUrls"> {
  const lacking = variables.filter((name) => isAbsent(getOwn(parameters, name)));
  if (variables.length === 0 || lacking.length > 0) return { lacking, baseUrls };
  const fill = (template: BaseUrl): BaseUrl => fillTemplate(template, parameters);
  const ofVendor = fill(baseUrls.ofVendor);
  const ofRules = new Map([...baseUrls.ofRules].map(([text, one]) => [text, fill(one)]));
  return { lacking, baseUrls: { ofVendor, ofRules } };
}

/** An endpoint that lacks a variable of its base URL builds nothing. */
export function rejectLacking({ lacking }: Pick<Api, "lacking">): void {
  const faults = lacking.map((name): Fault => ({ name, reason: "variable" }));
  if (faults.length > 0) raise("ERR_INVALID_OPTION", faults);
}

/** The variables of the base URL have values, and no call sets them. */
export function checkVariables({ api, given, own }: Call): void {
  rejectLacking(api);
  const isSet = (name: string): boolean => {
    const value = getOwn(given, name);
    return (value !== undefined && !isOfDefaults(api, name, value)) || getOwn(own.query, name) !== undefined;
  };
  const faults = api.vendor.variables.filter(isSet).map((name): Fault => ({ name, reason: "variable" }));
  if (faults.length > 0) raise("ERR_INVALID_OPTION", faults);
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
  const filled = template.text.replace(VARIABLE, (_, name: string, position: number) => {
    const text = textOf(getOwn(values, name)) ?? "";
    const isOfHost = position < length;
    // Whether a free host is one, and has a port, is checked with the whole url.
    const isHost = isFree ? /^[^\s/?#@\\%{}]+$/.test(text) : isLabel(text);
    const isFine = isOfHost ? isHost : text !== "" && !/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
    if (!isFine) {
      const detail = `${isOfHost ? (isFree ? "a host" : "a label of a host") : "a path segment"}: it is a variable of baseUrl`;
      raise("ERR_INVALID_OPTION", [{ name, reason: "form", detail }]);
    }
    return isOfHost ? text : percentEncode(text);
  });
  return readBaseUrl(filled, raise);
}
