import { InvalidHeaderError } from "../errors/invalid-header-error.js";
import { rejectAll } from "../errors/issue.js";
import { MISSING_AUTHORIZATION, MISSING_CREDENTIAL } from "../shared/missing-credential.js";

/** Whether an `authorization` header has no credential (D4). */
export function hasNoCredential(authorization: string | null): boolean {
  return authorization !== null && MISSING_AUTHORIZATION.test(authorization);
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
  const missing = credentials.filter((name) => MISSING_CREDENTIAL.test(headers.get(name) ?? ""));
  rejectAll(missing, InvalidHeaderError, "credential");
}
