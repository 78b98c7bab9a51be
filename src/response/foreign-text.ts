import { withDots } from "../errors/terminal-text.js";
import { attempt, getOwn } from "../kernel/values.js";
import { isForm } from "../shared/headers.js";
import { Secrets } from "../shared/secrets.js";
import type { SentRequest } from "./response-error.js";

/** A shorter text is not hidden: it may be a part of any word. */
const SHORTEST = 4;

/** The credentials of a request, as a server may repeat them: with and without the scheme, decoded or encoded. The longest come first. */
export function hiddenValues({ request, credentials }: SentRequest): readonly string[] {
  const { url, headers, body } = request;
  const found: string[] = [];
  const secrets = new Secrets(credentials, (_, value) => {
    found.push(value);
    return value;
  });
  secrets.url(url);
  for (const [name, value] of Object.entries(headers)) {
    const { length } = found;
    secrets.header(name, value);
    if (found.length > length) found.push(value, ...partsOf(found.at(-1)!));
  }
  const text = typeof body === "string" ? body : (attempt(() => JSON.stringify(body)) ?? "");
  secrets.body(text, isForm((getOwn(headers, "content-type") as string | undefined) ?? "") ? "form" : "text");
  const forms = new Set(found.flatMap(formsOf));
  return [...forms].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/** The values of cookies and of parameters, and what `Basic` encodes. */
function partsOf(value: string): string[] {
  const assigned = value.split(/[;,]/).filter((part) => part.includes("="));
  const values = assigned.map((part) => part.slice(part.indexOf("=") + 1).trim());
  const [, name = "", password = ""] = /^([^:]*):([^]*)$/.exec(attempt(() => atob(value)) ?? "") ?? [];
  const basic = [name, password].map((part) => attempt(() => decodeUtf8(part)) ?? part);
  return [...values, ...values.map((part) => part.replace(/^"([^]*)"$/, "$1")), ...basic];
}

function decodeUtf8(bytes: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** A value as it was sent, decoded, and encoded in each of the ways that requests have. */
function formsOf(value: string): string[] {
  const decoded = [
    attempt(() => decodeURIComponent(value.replaceAll("+", " "))),
    attempt(() => JSON.parse(`"${value}"`) as string),
  ];
  return [value, ...decoded].flatMap((form) => [
    form ?? value,
    attempt(() => encodeURIComponent(form!)) ?? value,
    attempt(() => encodeURIComponent(form!).replaceAll("%20", "+")) ?? value,
    JSON.stringify(form ?? value).slice(1, -1),
  ]);
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
