/** The standard headers for credentials, including cookies (decision D5); secret-names.ts has all names of secrets. */
export const CREDENTIAL_HEADERS: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

/**
 * The key under which request options name the credentials of their vendor, in lower case, for adapters that hide these.
 * It survives what hooks and callers do with requests, `{ ...request, headers }`; it is registered, so that every copy of
 * the library reads it; and only requests of vendors that declare credentials have it.
 */
export const VENDOR_CREDENTIALS: unique symbol = /* @__PURE__ */ Symbol.for("fluent-endpoint.credentials") as never;
