import { MISSING_AUTHORIZATION, MISSING_CREDENTIAL } from "../shared/missing-credential.js";

/** Whether a header field is meant to have a credential and has none (D4). Credentials of vendors may have no scheme. */
export function lacksCredential(name: string, value: string, credentials: readonly string[]): boolean {
  if (name === "authorization" || name === "proxy-authorization") return MISSING_AUTHORIZATION.test(value);
  return credentials.includes(name) && MISSING_CREDENTIAL.test(value);
}
