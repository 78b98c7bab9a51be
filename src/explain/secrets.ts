import { formatRoute } from "../errors/format.js";
import { mayBeSecret, mayBeSecretHeader } from "../shared/secret-names.js";
import { findSecrets } from "../shared/secret-text.js";
import { percentEncode } from "../template/percent-encoding.js";
import { isTexts, normalizeValue } from "../template/values.js";
import type { Trace } from "./trace.js";

/** Replaces a secret. */
export const REDACTED = "***";

/** With more secrets, the url is shown as its template. */
const MANY = 99;

/** Text without userinfo, and without the values of secrets in urls, queries, forms and JSON. */
export function redact(text: string): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end } of findSecrets(text, mayBeSecret)) {
    pieces.push(text.slice(position, start));
    position = end;
  }
  return [...pieces, text.slice(position)].join(REDACTED);
}

/** The value of a header field without secrets; the scheme of a credential stays (RFC 9110, section 11.1). */
export function redactHeader(name: string, value: string): string {
  const [scheme = ""] = /^(?:basic|bearer|digest|negotiate|token) /i.exec(value) ?? [];
  return scheme || mayBeSecretHeader(name) ? scheme + REDACTED : redact(value);
}

/** What a secret parameter became in the url, without its value. */
export function redactExpansion(name: string, expansion: string): string {
  const field = `${percentEncode(name)}=`;
  return (expansion.startsWith(field) ? field : "") + REDACTED;
}

/** The names of the parameters in the url that hold secrets. */
export function secretNames({ parameters, query }: Trace): ReadonlySet<string> {
  const names = [parameters, query].flatMap(({ contributions, placements }) =>
    [...contributions.keys()].filter(
      (name) =>
        placements.get(name)?.some(({ text }) => text !== undefined) &&
        (holdsSecret(name, contributions.get(name)!.at(-1)!.value) ||
          placements.get(name)!.some(({ text = "" }) => redact(text) !== text)),
    ),
  );
  return new Set(names);
}

function holdsSecret(name: string, value: unknown): boolean {
  if (mayBeSecret(name)) return true;
  const normalized = normalizeValue(name, value, []);
  const isTelling = (text: string): boolean => redact(text) !== text;
  if (normalized === undefined) return false;
  if (typeof normalized === "string") return isTelling(normalized);
  if (isTexts(normalized)) return normalized.some(isTelling);
  return Object.entries(normalized).some(([key, text]) => mayBeSecret(key) || isTelling(text));
}

/** The finished url without the values of secret parameters (D6). */
export function redactUrl(url: string, { plan, parameters, query }: Trace, secrets: ReadonlySet<string>): string {
  const placements = [...secrets].flatMap((name) => [
    ...(parameters.placements.get(name) ?? []),
    ...(query.placements.get(name) ?? []),
  ]);
  const inUrl = placements.filter(({ text }) => text);
  if (inUrl.length > MANY) return formatRoute(plan!.url.text);
  // A longer text may contain a shorter one.
  const longestFirst = inUrl.toSorted((one, other) => other.text!.length - one.text!.length);
  return redact(
    longestFirst.reduce((shown, { name, text }) => shown.split(text!).join(redactExpansion(name, text!)), url),
  );
}
