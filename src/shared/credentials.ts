/**
 * The standard headers for credentials, including cookies (decision D5). All names of secrets are in secret-names.ts.
 */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

/**
 * The key of the vendor's credential names in request options, in lower case, for adapters that hide them. Copies such
 * as `{ ...request, headers }` keep it. It is a registered symbol, so that every copy of the library can read it. Only
 * requests of vendors that declare credentials have it.
 */
export const VENDOR_CREDENTIALS: unique symbol = /* @__PURE__ */ Symbol.for("fluent-endpoint.credentials") as never;
