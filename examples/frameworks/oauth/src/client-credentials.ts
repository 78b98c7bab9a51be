import type { AnyEndpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** Gets a token with the credentials of this program. The policy of the endpoint must be `{ body: form }`. */
export async function getToken(auth: AnyEndpoint, clientId: string, clientSecret: string): Promise<string> {
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(":");
  const headers = { authorization: `Basic ${btoa(credentials)}` };
  const request = auth.build("POST /token", { grant_type: "client_credentials", scope: "orders:read" }, { headers });
  const response = await fetch(...toFetch(request));
  if (!response.ok) throw new Error(`The authorization server responded with ${response.status}`);
  const { access_token }: { access_token: string } = await response.json();
  return access_token;
}
