import { Endpoint } from "fluent-endpoint";
import { form } from "fluent-endpoint/bodies";
import { sendWith } from "fluent-endpoint/response";

import { getToken } from "./client-credentials.js";
import { withToken } from "./with-token.js";

const { ACME_URL, ACME_LOGIN_URL, ACME_CLIENT_ID, ACME_CLIENT_SECRET } = process.env;

export const acme = Endpoint.for({ name: "acme", baseUrl: ACME_URL ?? "https://api.acme.example" });
const auth = Endpoint.for({
  name: "acme-login",
  baseUrl: ACME_LOGIN_URL ?? "https://login.acme.example",
  policy: { body: form },
});
export const send = sendWith(withToken(acme, () => getToken(auth, ACME_CLIENT_ID ?? "", ACME_CLIENT_SECRET ?? "")));
