import { formatRoute } from "../errors/format.js";
import { percentEncode } from "../kernel/values.js";
import { isTexts, normalizeValue } from "../template/values.js";
import { REDACTED, type SecretNames } from "./secret-names.js";
import type { Trace } from "./trace.js";

/** With more secrets, the url is shown as its template. */
const MOST_REDACTED_TEXTS = 99;

/** What a secret parameter became in the url, without its value. */
export function redactExpansion(name: string, expansion: string): string {
  const field = `${percentEncode(name)}=`;
  return (expansion.startsWith(field) ? field : "") + REDACTED;
}

/** The names of the parameters in the url that hold secrets. */
export function findSecretParameters({ parameters, query, secretNames }: Trace): ReadonlySet<string> {
  const names = [parameters, query].flatMap(({ contributions, placements }) =>
    [...contributions.keys()].filter(
      (name) =>
        placements.get(name)?.some(({ text }) => text !== undefined) &&
        (holdsSecret(name, contributions.get(name)!.at(-1)!.value, secretNames) ||
          placements.get(name)!.some(({ text = "" }) => secretNames.redact(text) !== text)),
    ),
  );
  return new Set(names);
}

function holdsSecret(name: string, value: unknown, secretNames: SecretNames): boolean {
  if (secretNames.mayBeSecret(name)) return true;
  const normalized = normalizeValue(name, value, []);
  const isTelling = (text: string): boolean => secretNames.redact(text) !== text;
  if (normalized === undefined) return false;
  if (typeof normalized === "string") return isTelling(normalized);
  if (isTexts(normalized)) return normalized.some(isTelling);
  return Object.entries(normalized).some(([key, text]) => secretNames.mayBeSecret(key) || isTelling(text));
}

/** The finished url without the values of secret parameters (D6). */
export function redactUrl(
  url: string,
  { route, parameters, query, secretNames }: Trace,
  secrets: ReadonlySet<string>,
): string {
  const placements = [...secrets].flatMap((name) => [
    ...(parameters.placements.get(name) ?? []),
    ...(query.placements.get(name) ?? []),
  ]);
  const inUrl = placements.filter(({ text }) => text);
  if (inUrl.length > MOST_REDACTED_TEXTS) return formatRoute(route!.url);
  // A longer text may contain a shorter one.
  const longestFirst = inUrl.toSorted((one, other) => other.text!.length - one.text!.length);
  return secretNames.redact(
    longestFirst.reduce((shown, { name, text }) => shown.split(text!).join(redactExpansion(name, text!)), url),
  );
}
