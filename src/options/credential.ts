import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { rejectAll } from "../errors/issue.js";

// What a template literal makes of a missing token: `Bearer undefined`, `[object Promise]`.
const MISSING = "(?:[^ \\t]+[ \\t]+)?(?:undefined|null|NaN|\\[object \\w+\\])[ \\t]*";

const NO_CREDENTIAL = /* @__PURE__ */ new RegExp(`^[ \\t]*${MISSING}$`);

/** Also matches a scheme with a blank and nothing after it (RFC 9110, section 11.4). */
const NO_AUTHORIZATION = /* @__PURE__ */ new RegExp(`^[ \\t]*(?:${MISSING}|[^ \\t]+[ \\t]+)$`);

/** Whether an `authorization` header has no credential (D4). */
export function hasNoCredential(authorization: string | null): boolean {
  // The last character is a fast pre-check: endpoints may be created for each request.
  return authorization !== null && /[dlN\] \t]$/.test(authorization.slice(-1)) && NO_AUTHORIZATION.test(authorization);
}

/**
 * Checks the credentials of a vendor, which may have no scheme.
 *
 * @throws {InvalidHeaderError} When they were made of values that are missing (D4).
 */
export function rejectMissingCredentials(
  headers: { get(name: string): string | null | undefined },
  credentials: readonly string[],
): void {
  const missing = credentials.filter((name) => NO_CREDENTIAL.test(headers.get(name) ?? ""));
  rejectAll(missing, InvalidHeaderError, "credential");
}
