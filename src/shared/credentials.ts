/** The standard headers for credentials, including cookies (decision D5); secret-names.ts has all names of secrets. */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];
