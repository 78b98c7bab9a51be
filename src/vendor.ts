import { optionError, ownNames } from "./own-names.js";
import { mergePolicy, type Policy } from "./policy.js";
import { isPlainObject } from "./shared/value-kind.js";

/** Whether a verb carries a body, or sends its parameters in the query. */
export interface VerbRule {
  /** `true`: remaining parameters form the body; `false`: they go to the query (decision B4). */
  readonly body: boolean;
}

/**
 * What sets one REST API apart from another: data, not code.
 *
 * ```ts
 * const GITLAB: Vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
 * class GitLab extends Endpoint {
 *   static override readonly vendor = GITLAB;
 * }
 * new GitLab().build("GET /projects/{id}", { id: "group/app" }).url; // => "https://gitlab.com/api/v4/projects/group%2Fapp"
 * ```
 *
 * @see decision A2
 */
export interface Vendor {
  /** The name in `user-agent` and in vendor media types: letters, digits and `-`, such as `github`. */
  readonly name: string;
  /** The public address of the API: an http(s) URL without userinfo, query or fragment. */
  readonly baseUrl: string;
  /**
   * The version in the vendor's media types, such as `v3` in `application/vnd.github.v3+json`; `""` where they name
   * none. Left out where the API has no media types of its own: a format or a preview is an error then.
   */
  readonly mediaTypeVersion?: string;
  /** The default `accept` header. By default the vendor's own media type, or `application/json` without one. */
  readonly accept?: string;
  /** The vendor's verbs beside GET HEAD POST PUT PATCH DELETE OPTIONS, in upper case. */
  readonly methods?: Readonly<Record<string, VerbRule>>;
  /** How this API wants parameters to be sent, where that is not the default. */
  readonly policy?: Partial<Policy>;
}

/** GitHub's REST API: the default vendor (decision A1). */
export const GITHUB: Vendor = /* @__PURE__ */ Object.freeze({
  name: "github",
  baseUrl: "https://api.github.com",
  mediaTypeVersion: "v3",
});

/**
 * A copy of a vendor, without prototypes: what changes in the vendor later is not seen (decisions A3, B6).
 *
 * @throws InvalidOptionError where it cannot name itself in headers, or its methods are no rules
 */
export function readVendor(vendor: Vendor): Vendor {
  ownNames(vendor, "vendor");
  const own = { __proto__: null, ...vendor } as { -readonly [Field in keyof Vendor]: Vendor[Field] };
  const { name, mediaTypeVersion = "", methods, policy } = own;
  if (!name || ![name, mediaTypeVersion].every((part: unknown) => typeof part === "string" && /^[\w-]*$/.test(part))) {
    throw optionError("vendor", 'it takes a name such as "github" and a mediaTypeVersion such as "v3"');
  }
  if (methods !== undefined) own.methods = readMethods(methods);
  if (policy !== undefined) own.policy = mergePolicy({}, policy);
  return Object.freeze(own);
}

function readMethods(methods: Readonly<Record<string, VerbRule>>): Readonly<Record<string, VerbRule>> {
  const rules = ownNames(methods, "vendor.methods").map((name) => {
    const rule = methods[name];
    const { body } = { __proto__: null, ...(isPlainObject(rule) && rule) } as Partial<VerbRule>;
    if (!/^[A-Z-]+$/.test(name) || typeof body !== "boolean")
      throw optionError("vendor.methods", "use { PURGE: { body: false } }");
    return [name, Object.freeze({ body })] as const;
  });
  return Object.freeze(Object.fromEntries(rules));
}
