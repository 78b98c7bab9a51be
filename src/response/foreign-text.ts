import { attempt } from "../kernel/values.js";
import { secretNames } from "../shared/secret-names.js";
import { withDots } from "../shared/terminal-text.js";
import type { Prepared } from "../types/sent.js";

/** A shorter text is not hidden: it may be a part of any word. */
const SHORTEST = 4;

/**
 * The credentials of a request, as a service may repeat them: those of its headers, and those that the vendor has in its query. The
 * longest come first, so that no end of one is left.
 */
export function hiddenValues({
  request: { url, headers },
  credentials,
}: Pick<Prepared, "request" | "credentials">): readonly string[] {
  const { isSecretHeader } = secretNames(credentials);
  // A request that somebody wrote by hand may have no headers.
  const fields = Object.entries({ ...headers }).filter(([name]) => isSecretHeader(name));
  const names = new Set(credentials.map((name) => name.toLowerCase()));
  const pairs = (/\?([^#]*)/.exec(url)?.[1] ?? "").split("&").flatMap((pair) => {
    const [name, value = ""] = pair.split(/=([^]*)/, 2) as [string, string?];
    return names.has(decode(name).toLowerCase()) ? [value, decode(value)] : [];
  });
  const found = new Set([...fields.flatMap(([, value]) => fieldPartsOf(value)), ...pairs]);
  return [...found].filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

function decode(text: string): string {
  return attempt(() => decodeURIComponent(text.replaceAll("+", " "))) ?? text;
}

/** The value of a header field, the same without a scheme, those of cookies and of parameters, and what `Basic` encodes. */
function fieldPartsOf(field: string): string[] {
  const value = field.replace(/^[\w-]+ +/, "");
  const assigned = Array.from(value.matchAll(/=\s*"?([^;,"]*)/g), ([, one]) => one!);
  const latin1 = attempt(() => atob(value)) ?? "";
  const utf8 = new TextDecoder().decode(Uint8Array.from(latin1, (byte) => byte.charCodeAt(0)));
  // A name, a password.
  const basic = [latin1, utf8].flatMap((text) => text.split(/:([^]*)/, 2));
  return [field, value, ...assigned, ...basic];
}

/** The number of characters of a service's text that a message shows. */
export const LONGEST = 200;

/** Userinfo of a url, which a cut text may have in part. */
const USERINFO = /\/\/[^\s/?#@]*@/g;
const CUT_USERINFO = /\/\/[^\s/?#@]*(?:@|$)/g;

/** A text of a service for a message: one line, short, without userinfo and the credentials of the request, which it may repeat. */
export function foreignText(text: string, secrets: readonly string[]): string {
  let shown = "";
  let hiddenUntil = 0;
  const end = Math.min(text.length, LONGEST);
  for (let index = 0; index < end; index += 1) {
    const secret = secrets.find((value) => text.startsWith(value, index)) ?? "";
    if (index >= hiddenUntil) shown += secret ? "***" : text[index]!;
    hiddenUntil = Math.max(hiddenUntil, index + secret.length);
  }
  const isCut = Math.max(end, hiddenUntil) < text.length;
  const known = shown.replace(isCut ? CUT_USERINFO : USERINFO, (found) => `//***${found.endsWith("@") ? "@" : ""}`);
  const line = withDots(known.replace(/\s+/g, " ").trim());
  return isCut ? `${line}…` : line;
}
