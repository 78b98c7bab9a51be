import { withDots } from "../shared/terminal-text.js";
import { attempt, isList, isPlainObject } from "../kernel/values.js";
import { secretNames } from "../shared/secret-names.js";
import type { SentRequest } from "./response-error.js";

/** A shorter text is not hidden: it may be a part of any word. */
const SHORTEST = 4;

/** The credentials of a request, as a server may repeat them: with and without the scheme, decoded or encoded. The longest come first. */
export function hiddenValues({ request, credentials }: SentRequest): readonly string[] {
  const { url, headers, body } = request;
  const { isSecret, isSecretHeader } = secretNames(credentials);

  /** The secrets of JSON, or of the pairs of a url or a form; and of a url or JSON in a value, once. */
  const ofText = (text: string, isWithin = false): readonly string[] => {
    const data = /^\s*[[{]/.test(text) ? attempt(() => JSON.parse(text) as unknown) : undefined;
    if (data !== undefined) return ofData(data);
    const path = /^(?:[a-z][\w+.-]*:|\/)[^?#]*/i.exec(text)?.[0] ?? "";
    const pairs = path.replace(/[/;]/g, "&") + text.slice(path.length);
    return Array.from(pairs.matchAll(/(?:^|[?&#])([^?&#=]*)=([^&#]*)/g)).flatMap(([, name, value]) => {
      if (isSecret(decodeForm(name!))) return [value!];
      return isWithin ? [] : ofText(decodeForm(value!), true);
    });
  };
  const ofData = (data: unknown): readonly string[] => {
    const found: string[] = [];
    // A loop, because the depth of a text has no limit. A name also hides the items of its list.
    const all: [value: unknown, isHidden: boolean][] = [[data, false]];
    for (const [value, isHidden] of all) {
      if (isList(value)) for (const item of value) all.push([item, isHidden]);
      else if (isPlainObject(value)) for (const name in value) all.push([value[name], isSecret(name)]);
      else if (isHidden && /^(?:string|number)$/.test(typeof value)) found.push(String(value));
      else if (typeof value === "string") found.push(...ofText(value, true));
    }
    return found;
  };
  const ofHeaders = Object.entries(headers).flatMap(([name, value]) => (isSecretHeader(name) ? partsOf(value) : []));
  const text = typeof body === "string" ? body : (attempt(() => JSON.stringify(body)) ?? "");
  const forms = new Set([...ofHeaders, ...ofText(url), ...ofText(text)].flatMap(formsOf));
  return [...forms].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/** A field, its value without the scheme, those of cookies and of parameters, and what `Basic` encodes. */
function partsOf(field: string): string[] {
  const value = field.replace(/^[\w-]+ +/, "");
  const assigned = value.split(/[;,]/).filter((part) => part.includes("="));
  const values = assigned.map((part) => part.slice(part.indexOf("=") + 1).trim());
  const [, name = "", password = ""] = /^([^:]*):([^]*)$/.exec(attempt(() => atob(value)) ?? "") ?? [];
  const basic = [name, password].map((part) => attempt(() => decodeUtf8(part)) ?? part);
  return [field, value, ...values.map((one) => one.replace(/^"([^]*)"$/, "$1")), ...basic];
}

function decodeUtf8(bytes: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

function decodeForm(text: string): string {
  return attempt(() => decodeURIComponent(text.replaceAll("+", " "))) ?? text;
}

/** A value as it was sent, decoded, and encoded in each of the ways that requests have. */
function formsOf(value: string): string[] {
  return [value, decodeForm(value)].flatMap((form) => {
    const encoded = attempt(() => encodeURIComponent(form)) ?? form;
    return [form, encoded, encoded.replaceAll("%20", "+"), JSON.stringify(form).slice(1, -1)];
  });
}

/** The number of characters of a server's text that a message shows, and how far it is read for that. */
const LONGEST = 200;
const FARTHEST = 100 * LONGEST;

/** A text of a server for a message: one line, short, and without the credentials of the request, which it may repeat. */
export function foreignText(text: string, secrets: readonly string[]): string {
  let shown = "";
  let hiddenUntil = 0;
  let index = 0;
  for (; index < Math.min(text.length, FARTHEST) && shown.length <= LONGEST; index += 1) {
    const secret = secrets.find((value) => text.startsWith(value, index));
    if (secret !== undefined && index >= hiddenUntil) shown += "***";
    hiddenUntil = Math.max(hiddenUntil, index + (secret?.length ?? 0));
    if (index >= hiddenUntil) shown += text[index]!;
  }
  const line = withDots(shown.slice(0, LONGEST).replace(/\s+/g, " ").trim());
  return shown.length > LONGEST || index < text.length ? `${line}…` : line;
}
