import type { RequestOptions, Vendor } from "fluent-endpoint";
import { toQueryKey } from "fluent-endpoint/adapters";

/** The key of a request, which contains the user, but no credentials. */
export function keyOf(chain: { build(): RequestOptions }, { credentials }: Vendor, user: string): readonly unknown[] {
  try {
    return toQueryKey(chain.build(), { scope: user, credentials });
  } catch (error) {
    // The component renders: the query fails with the same error, because it builds the request within its promise.
    return ["invalid", String(error)];
  }
}
