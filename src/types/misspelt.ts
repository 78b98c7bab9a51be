import type { Without } from "./typo.js";

/** Names the option that a misspelt name probably means. */
export interface MisspeltOption<Meant> {
  readonly "did you mean": Meant;
}

/** The common misspellings of `baseUrl`, in calls and defaults. The run-time check knows all. */
// Editors strike out what is deprecated, and offer it last.
// One by one: a type of the names that a call gives would not accept generic parameters.
export interface MisspeltBaseUrl {
  /** @deprecated Not an option: write `baseUrl`. */
  readonly baseURL?: MisspeltOption<"baseUrl">;
  /** @deprecated Not an option: write `baseUrl`. */
  readonly baseurl?: MisspeltOption<"baseUrl">;
}

/** More of them in defaults whose names are not inferred. */
export interface CommonMisspellings {
  /** @deprecated Not an option: write `baseUrl`. */
  readonly base_url?: MisspeltOption<"baseUrl">;
  /** @deprecated Not an option: write `headers`. */
  readonly Headers?: MisspeltOption<"headers">;
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly authorization?: MisspeltOption<"headers: { authorization }">;
}

/** Parameters that would be sent in each url, where people mean a credential. */
export interface CredentialParameters {
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly auth?: MeantCredential | undefined;
  /** @deprecated Not an option: write `headers: { authorization }`. */
  readonly token?: MeantCredential | undefined;
}

type MeantCredential = MisspeltOption<"headers: { authorization }, or name it in credentials of the vendor">;

/**
 * The names above as members that no object literal can have. Editors do not offer a name that one part of a union
 * protects, so a union with this type rejects these names without offering them.
 */
declare class ProtectedNames {
  protected readonly baseURL: never;
  protected readonly baseurl: never;
  protected readonly base_url: never;
  protected readonly Headers: never;
  protected readonly authorization: never;
  protected readonly auth: never;
  protected readonly token: never;
}

/** No value has this type. */
// An interface, because editors leave out a class with protected members.
export interface NotOffered extends ProtectedNames {
  readonly baseUrl?: unknown;
}

/** Rejects misspelt names of options in defaults, which would send credentials to another host. */
export type RefuseMisspeltDefaults<Name extends PropertyKey> = {
  readonly [Misspelt in Name as MeantBy<Misspelt> extends never ? never : Misspelt]?: MisspeltOption<MeantBy<Misspelt>>;
};

/** By their letters in lower case. */
interface Meant {
  readonly baseurl: "baseUrl";
  readonly headers: "headers";
  readonly authorization: "headers: { authorization }";
}

type MeantBy<Name> = Name extends "baseUrl" | "headers"
  ? never
  : Without<Without<Lowercase<Name & string>, "-">, "_"> extends infer Letters extends keyof Meant
    ? Meant[Letters]
    : never;
