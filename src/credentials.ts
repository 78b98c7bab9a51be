/** The header fields that hold credentials: what is shown to people never shows their values (decisions D5, D6). */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];
