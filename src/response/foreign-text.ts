import { bodyKindOf } from "../bodies/kind.js";
import { withDots } from "../shared/terminal-text.js";
import { attempt } from "../kernel/values.js";
import { FORM, JSON_TEXT, Secrets } from "../shared/secrets.js";
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
  // A request that somebody wrote by hand may have no headers.
  for (const [name, value] of Object.entries({ ...headers })) secrets.header(name, value);
  const parts = found.flatMap(partsOf);
  secrets.url(url);
  secrets.form(attempt(() => (bodyKindOf(body) === "data" ? JSON.stringify(body) : String(body))) ?? "");
  const forms = new Set([...found, ...parts].flatMap(formsOf));
  return [...forms].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/** The value of a header field without any scheme, those of cookies and of parameters, and what `Basic` encodes. */
function partsOf(field: string): string[] {
  const value = field.replace(/^[\w-]+ +/, "");
  const assigned = Array.from(value.matchAll(/=\s*"?([^;,"]*)/g), ([, one]) => one!);
  const latin1 = attempt(() => atob(value)) ?? "";
  const utf8 = new TextDecoder().decode(Uint8Array.from(latin1, (byte) => byte.charCodeAt(0)));
  // A name, a password.
  const basic = [latin1, utf8].flatMap((text) => text.split(/:([^]*)/, 2));
  return [value, ...assigned, ...basic];
}

/** A value as it was sent, decoded, and encoded in each of the ways that requests have. */
function formsOf(value: string): string[] {
  const decoded = [FORM, JSON_TEXT].map(({ decode }) => attempt(() => decode(value)) ?? value);
  return [value, ...decoded].flatMap((form) => {
    const encoded = attempt(() => encodeURIComponent(form)) ?? form;
    return [form, encoded, encoded.replaceAll("%20", "+"), JSON_TEXT.encode(form)];
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
    const secret = secrets.find((value) => text.startsWith(value, index)) ?? "";
    if (index >= hiddenUntil) shown += secret ? "***" : text[index]!;
    hiddenUntil = Math.max(hiddenUntil, index + secret.length);
  }
  const line = withDots(shown.slice(0, LONGEST).replace(/\s+/g, " ").trim());
  return shown.length > LONGEST || index < text.length ? `${line}…` : line;
}
