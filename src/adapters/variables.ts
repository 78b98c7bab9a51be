import { invalidOption } from "../errors/invalid-option.js";
import { readNames } from "../shared/name-list.js";
import { lastKey } from "../shared/secret-names.js";
import { Secrets } from "../shared/secrets.js";
import { withoutPrototype } from "./request.js";

/** The options that show or hide credentials. */
export interface SecretsOptions {
  /** `"hide"` (the default) writes the name of an environment variable, such as `$GITHUB_TOKEN`; `"show"` what is sent. */
  readonly secrets?: "hide" | "show" | undefined;
  /** Names of headers, parameters and properties that are credentials of your API, besides those that are generally known. */
  readonly credentials?: readonly string[] | undefined;
}

/**
 * Returns what writes the name of an environment variable, such as `GITHUB_TOKEN`, in place of each secret. Different values of one
 * name have different variables.
 *
 * @param url - whose host is the prefix
 * @param write - returns what stands for a secret; `quote` is the quotation mark that a text needs in place of a JSON number
 * @throws {EndpointError} `ERR_INVALID_OPTION` when an option has another value.
 */
export function secretsFor(
  url: string,
  options: SecretsOptions | undefined,
  write: (variable: string, quote: string) => string,
): Secrets {
  const { secrets = "hide", credentials } = withoutPrototype(options) as Partial<Record<string, unknown>>;
  if (secrets !== "hide" && secrets !== "show") throw invalidOption("secrets", 'must be "hide" or "show"');
  const names = readNames("credentials", credentials);
  const prefix = prefixOf(url);
  const known = new Map<string, Map<string, string>>();
  return new Secrets(names, (name, value, quote = "") => {
    if (secrets === "show") return value;
    const base = `${prefix}_${/^authorization$/i.test(name) ? "TOKEN" : toIdentifier(lastKey(name))}`;
    const variables = known.get(base) ?? new Map<string, string>();
    known.set(base, variables);
    const variable = variables.get(value) ?? (variables.size > 0 ? `${base}_${variables.size + 1}` : base);
    variables.set(value, variable);
    return write(variable, quote);
  });
}

/** Derives the prefix of the variables from the host: `GITHUB` for https://api.github.com. */
function prefixOf(url: string): string {
  // A path belongs to a page.
  const labels = (/^https?:\/\/([^/?#:]*)/i.exec(url)?.[1] ?? "").split(".");
  // The name is the second to last label, or the third to last in a domain such as example.co.uk.
  const hasTwoPartSuffix = /^(?:com?|net|org|gov|ac|edu)$/i.test(labels.at(-2) ?? "") && labels.length > 2;
  const label = labels[labels.length - (hasTwoPartSuffix ? 3 : 2)] ?? "";
  return /^[a-z]/i.test(label) ? toIdentifier(label) : "API";
}

function toIdentifier(name: string): string {
  return name.toUpperCase().replace(/\W/g, "_");
}
