// The one list of what is a secret (G6).
import { expect, test } from "@jest/globals";

import { secretNames } from "../../src/shared/secret-names.js";

const { isSecret, isSecretHeader } = secretNames();

const words = (text: string): string[] => text.split(" ");

/** The names of a list that do not have the expected answer. */
const wrong = (names: readonly string[], is: (name: string) => boolean, expected: boolean): string[] =>
  names.filter((name) => is(name) !== expected);

const SECRETS = [
  ...words("authorization cookie proxy-authorization token secret client_secret sharedsecret access_key_id password"),
  ...words("pass_word pass-phrase assertion bearer credentials jwt otp passwd pwd sig signature api_key secret_key"),
  ...words("subscription_key id_token private-token auth key page_token session session-id sid phpsessid secrets"),
  ...words(
    "password_confirmation password-repeat passphrase_again password_hash code_verifier totp csrf xsrf pin cvv cvc",
  ),
  ...words("recovery_code recovery_codes backup_code verification_code security_code mfa_code otp_code auth_code"),
];

test("known names, in each spelling", () => {
  const spellings = SECRETS.flatMap((name) => [
    name,
    name.toUpperCase(),
    name.replaceAll("_", "-"),
    name.replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase()),
    `${name}_2`,
    `${name}[]`,
    `user[${name}]`,
  ]);
  const numbered = /^(?:pass[_-](?:word|phrase)|sharedsecret|access_key_id|key)_2$/;
  expect(
    wrong(
      spellings.filter((name) => !numbered.test(name)),
      isSecret,
      true,
    ),
  ).toEqual([]);
  expect(
    wrong(
      words("my_password db.password X-Amz-Signature apikey accesstoken SAMLResponse new_password_confirm"),
      isSecret,
      true,
    ),
  ).toEqual([]);
});

test("a word within another is none", () => {
  const names = words(
    "tokens token_type secret_name compass bypass design adjwt sort_key authority cookies_ok id name " +
      "shipping pinned zip_code country_code code response confirmation password_policy pin_count",
  );
  expect(wrong([...names, ""], isSecret, false)).toEqual([]);
});

test("header fields by their last word, but for keys that identify", () => {
  expect(wrong(words("x-vault-token X-Auth-Key x-functions-key dd-application-key sid"), isSecretHeader, true)).toEqual(
    [],
  );
  expect(
    wrong(words("idempotency-key x-cache-key sec-websocket-key x-atlassian-token accept"), isSecretHeader, false),
  ).toEqual([]);
});
