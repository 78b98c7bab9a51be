/**
 * The standard headers for credentials, including cookies (decision D5). All names of secrets are in secret-names.ts.
 */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];
