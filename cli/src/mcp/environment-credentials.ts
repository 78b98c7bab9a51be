import type { DocumentVendor } from "../library.js";
import { type Part, resolved } from "../vendor/part.js";
import { UsageError } from "../usage-error.js";

/** A credential of the API, and the variable of the environment that has its value. */
export interface Credential {
  /** Such as `ACME_TOKEN`. */
  readonly variable: string;
  /** What becomes of the value, for people: `authorization: Bearer …`. */
  readonly use: string;
}

/** Where a value goes: the name of a header field with the text, or of a query parameter. */
type Place =
  | { readonly header: string; readonly text: (value: string) => string }
  | { readonly query: string }
  | { readonly cookie: string };

interface Scheme extends Credential {
  readonly place: Place;
  /** Another variable that makes one credential with this one. */
  readonly password?: string;
}

/**
 * Variables that other programs have, and the one of this server. A document chooses its title and its servers: it must not have the
 * tokens of other services sent to it.
 */
const OF_OTHERS =
  /^(?:(?:AWS|AZURE|ARM|CI|FLUENT_ENDPOINT|GCP|GOOGLE|SSH)_.*|(?:DOCKER|GH|GITHUB|GITLAB|HF|NPM|SLACK_BOT|VAULT)_(?:TOKEN|PASSWORD)|NODE_AUTH_TOKEN|(?:ANTHROPIC|GEMINI|OPENAI)_API_KEY)$/;

/** The credentials of a document, by the variables that have them. */
export class DocumentCredentials {
  /** The variables that the document names, and that are not read, because they belong to others. */
  readonly refused: readonly string[];
  readonly #schemes: readonly Scheme[];

  /**
   * @param made - the vendor, whose name begins the names of variables
   * @param isChosen - whether the user has chosen the name or the origin
   */
  constructor(document: object, { vendor }: DocumentVendor, isChosen: boolean) {
    const prefix = variableOf(vendor.name);
    const root = document as Part;
    const schemes = resolved(root, resolved(root, root["components"])?.["securitySchemes"]) ?? {};
    const found = Object.values(schemes).flatMap((scheme) => schemesOf(resolved(root, scheme) ?? {}, prefix));
    const own = found.length > 0 ? found : [bearer(prefix)];
    const sent = own.filter(({ place }) => !("query" in place) || place.query in (vendor.query ?? {}));
    const schemesByName = withoutEqualNames(sent);
    const isRefused = ({ variable }: Scheme): boolean =>
      OF_OTHERS.test(variable) && (!isChosen || variable.startsWith("FLUENT_ENDPOINT_"));
    this.#schemes = schemesByName.filter((scheme) => !isRefused(scheme));
    this.refused = schemesByName.filter(isRefused).map(({ variable }) => variable);
  }

  /** All of them, each variable once. */
  get all(): readonly Credential[] {
    return this.#schemes.flatMap(({ variable, use, password }) => [
      { variable, use },
      ...(password === undefined ? [] : [{ variable: password, use }]),
    ]);
  }

  /** Returns the names of all variables, if none of them has a value. */
  missingFrom(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
    const names = this.all.map(({ variable }) => variable);
    return names.some((name) => environment[name]) ? [] : names;
  }

  /**
   * Returns the defaults of an endpoint that sends them.
   *
   * @param environment - an empty value is none
   */
  defaultsFrom(environment: Readonly<Record<string, string | undefined>>): Defaults {
    const headers: Record<string, string> = {};
    const query: Record<string, string> = {};
    const cookies: string[] = [];
    for (const { variable, place, password } of this.#schemes) {
      const given = environment[variable];
      if (!given) continue;
      const value = password === undefined ? given : basic(given, environment[password] ?? "");
      if (/[^\t\x20-\x7e]/.test(value))
        throw new UsageError(`${variable} must have printable characters of ASCII alone, and no line break`);
      if ("query" in place) query[place.query] = value;
      else if ("cookie" in place) cookies.push(`${place.cookie}=${value}`);
      else headers[place.header] ??= place.text(value);
    }
    if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
    return { ...query, headers };
  }
}

export type Defaults = Readonly<Record<string, unknown>> & { readonly headers: Readonly<Record<string, string>> };

/** The credentials of a security scheme of OpenAPI 3. */
function schemesOf(scheme: Part, prefix: string): readonly Scheme[] {
  const { type, name, in: place } = scheme;
  if (type === "oauth2" || type === "openIdConnect") return [bearer(prefix)];
  if (type === "http") return [ofHttp(String(scheme["scheme"]).toLowerCase(), prefix)];
  if (type !== "apiKey" || typeof name !== "string" || name === "") return [];
  const variable = `${prefix}_${variableOf(name)}`;
  if (place === "query") return [{ variable, use: `query parameter ${name}`, place: { query: name } }];
  if (place === "cookie") return [{ variable, use: `cookie ${name}`, place: { cookie: name } }];
  return [{ variable, use: `header ${name}`, place: { header: name.toLowerCase(), text: (value) => value } }];
}

function bearer(prefix: string): Scheme {
  const text = (value: string): string => (/^bearer /i.test(value) ? value : `Bearer ${value}`);
  return {
    variable: `${prefix}_TOKEN`,
    use: "header authorization: Bearer …",
    place: { header: "authorization", text },
  };
}

function ofHttp(scheme: string, prefix: string): Scheme {
  if (scheme === "bearer") return bearer(prefix);
  const header = "authorization";
  if (scheme !== "basic")
    return { variable: `${prefix}_AUTHORIZATION`, use: `header ${header}`, place: { header, text: (value) => value } };
  return {
    variable: `${prefix}_USERNAME`,
    password: `${prefix}_PASSWORD`,
    use: "header authorization: Basic …",
    place: { header, text: (value) => `Basic ${value}` },
  };
}

function basic(user: string, password: string): string {
  return Buffer.from(`${user}:${password}`).toString("base64");
}

/** A name as that of a variable: `X-API-Key` is `X_API_KEY`. */
function variableOf(name: string): string {
  const words = name.split(/[^A-Za-z\d]+/).filter(Boolean);
  return words.join("_").toUpperCase();
}

/** Of schemes that are sent alike, one; of two places with one variable, the later ones have a name of their own. */
function withoutEqualNames(schemes: readonly Scheme[]): readonly Scheme[] {
  const own = new Map<string, Scheme>();
  for (const scheme of schemes) {
    const known = own.get(scheme.variable);
    if (known?.use === scheme.use) continue;
    const [kind = ""] = Object.keys(scheme.place);
    const variable = known ? `${scheme.variable}_${kind.toUpperCase()}` : scheme.variable;
    own.set(variable, { ...scheme, variable });
  }
  return [...own.values()];
}
