// The one list of what is a secret (D6, G6, H4).
import { describe, expect, test } from "@jest/globals";
import {
  decode,
  isSecret,
  isSecretHeader,
  lastKey,
  mayBeSecret,
  mayBeSecretHeader,
} from "../../src/shared/secret-names.js";

/** The names of a list that do not have the expected answer. */
const wrong = (names: readonly string[], is: (name: string) => boolean, expected: boolean): string[] =>
  names.filter((name) => is(name) !== expected);

/** Names that are secrets wherever they stand, as whole names. */
const NAMES = [
  ...["authorization", "cookie", "proxy-authorization"],
  ...["token", "secret", "client_secret", "shared_secret", "x-token", "x_secret", "amz-token", "goog-secret"],
  ...["access_key_id", "secret-key-id", "x-amz-access-key-id", "client_assertion", "clientassertion"],
  ...["password", "pass_word", "pass-phrase", "passphrase", "x-goog-token"],
];

/** Words that make a secret of each name that ends in them. */
const WORDS = [
  ...["assertion", "bearer", "credential", "credentials", "jwt", "otp", "pass", "passphrase", "password", "passwd"],
  ...["pwd", "secret", "sig", "signature"],
  ...["access", "account", "api", "app", "auth", "encryption", "master", "private", "secret", "signing"].map(
    (word) => `${word}_key`,
  ),
  "subscription_key",
  ...["access", "api", "app", "auth", "bearer", "bot", "csrf", "deploy", "id", "job", "auth", "oauth", "personal"].map(
    (word) => `${word}_token`,
  ),
  ...["private", "refresh", "registration", "runner", "security", "service", "session", "user", "webhook", "xsrf"].map(
    (word) => `${word}_token`,
  ),
];

describe("names of secrets (G6)", () => {
  const spellings = (name: string): string[] => [
    name,
    name.toUpperCase(),
    name.replaceAll("_", "-"),
    name.replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase()),
    name[0]!.toUpperCase() + name.slice(1),
    `${name}[]`,
    `user[${name}]`,
  ];

  test("known names, in each spelling", () => {
    expect(wrong(NAMES.flatMap(spellings), isSecret, true)).toStrictEqual([]);
    expect(wrong(["clientsecret", "sharedSecret"], isSecret, true)).toStrictEqual([]);
  });

  test("known names are whole names: others contain them by chance", () => {
    const names = [
      "tokens",
      "mytoken",
      "access_key_ids",
      "x-a-token",
      "x-amztoken",
      "token_type",
      "x--token",
      "client__secrets",
    ];
    expect(wrong(names, isSecret, false)).toStrictEqual([]);
    expect(wrong(["access-key-identity", "xaccess-key-id", "authorizations", "cookies"], isSecret, false)).toEqual([]);
  });

  test("an unmistakable last word, in each spelling and with a number", () => {
    for (const affix of [(word: string) => word, (word: string) => `my_${word}`, (word: string) => `${word}_2`]) {
      expect(wrong(WORDS.map(affix).flatMap(spellings), isSecret, true)).toStrictEqual([]);
    }
    const joined = ["apikey", "accesskey", "authkey", "api key", "accesstoken", "db.password", "2password", "idtoken"];
    expect(wrong(joined, isSecret, true)).toStrictEqual([]);
  });

  test("a word within others is none", () => {
    expect(
      wrong(
        WORDS.map((word) => `${word}_name`),
        isSecret,
        false,
      ),
    ).toStrictEqual([]);
    expect(
      wrong(
        WORDS.map((word) => `${word}x`),
        isSecret,
        false,
      ),
    ).toStrictEqual([]);
    expect(wrong(["compass", "bypass", "adjwt", "design", "psig", "xapi_key", "rapid_token"], isSecret, false)).toEqual(
      [],
    );
    expect(
      wrong(["api--key", "api__token", "sort_key", "page_token", "key", "id", "name", ""], isSecret, false),
    ).toEqual([]);
  });
});

describe("header fields (G6)", () => {
  test("what is a secret anywhere is one as a field", () => {
    expect(wrong([...NAMES, ...WORDS], isSecretHeader, true)).toStrictEqual([]);
  });

  test("any name with a last word of secrets", () => {
    const words = ["auth", "authorization", "cookie", "key", "secret", "session", "session-id", "sessionid", "token"];
    expect(
      wrong(
        words.flatMap((word) => [word, `x-vendor-${word}`]),
        isSecretHeader,
        true,
      ),
    ).toStrictEqual([]);
    expect(
      wrong(
        words.map((word) => `x-${word}-kind`),
        isSecretHeader,
        false,
      ),
    ).toStrictEqual([]);
    expect(
      wrong(["x-monkey", "x-keys", "x-tokens", "oauth-x", "accept", "x-session--id"], isSecretHeader, false),
    ).toEqual([]);
  });

  test("but for keys that open nothing", () => {
    const words = [
      "cache",
      "dedup",
      "deduplication",
      "group",
      "idempotency",
      "message",
      "partition",
      "public",
      "routing",
    ];
    const keys = [...words, "row", "sort", "surrogate", "websocket"].map((word) => `${word}-key`);
    expect(
      wrong(
        keys.flatMap((key) => [key, `X-${key}`]),
        isSecretHeader,
        false,
      ),
    ).toStrictEqual([]);
    expect(wrong(["x-atlassian-token", "X-Atlassian-Token"], isSecretHeader, false)).toStrictEqual([]);
    const others = ["my-x-atlassian-token", "x-atlassian-token-2-token", "x-mycache-key", "cache-key-token"];
    expect(wrong(others, isSecretHeader, true)).toStrictEqual([]);
  });
});

describe("what may be a secret is hidden in explanations (H4)", () => {
  const ambiguous = [
    ...[
      "auth",
      "authorization",
      "cookie",
      "cookies",
      "my_cookie",
      "secrets",
      "session",
      "session_id",
      "my_session",
      "sessionid",
      "sessid",
    ],
    ...["jsessionid", "phpsessid", "psessionid", "sid", "page_token", "pagetoken", "next_page_token", "key", "key2"],
  ];

  test("names with a last word that is often harmless", () => {
    expect(wrong(ambiguous, mayBeSecret, true)).toStrictEqual([]);
    expect(wrong(ambiguous, mayBeSecretHeader, true)).toStrictEqual([]);
    expect(
      wrong(
        ambiguous.filter((name) => !/^(?:authorization|cookie)$/.test(name)),
        isSecret,
        false,
      ),
    ).toEqual([]);
  });

  test("all that is surely one", () => {
    expect(wrong([...NAMES, ...WORDS], mayBeSecret, true)).toStrictEqual([]);
    expect(wrong(["x-vault-token", "x-functions-key"], mayBeSecretHeader, true)).toStrictEqual([]);
  });

  test("no others", () => {
    const names = ["author", "tokens", "keys", "sort_key", "monkey", "sides", "sid_name", "obsession", "key_id", "a"];
    expect(wrong(names, mayBeSecret, false)).toStrictEqual([]);
    expect(wrong([...names, "cache-key", "x-atlassian-token"], mayBeSecretHeader, false)).toStrictEqual([]);
  });
});

test.each([
  ["token", "token"],
  ["a.b-c_1", "a.b-c_1"],
  ["user[token]", "token"],
  ["user[token][]", "token"],
  ["user[token][0]", "token"],
  ["user[0][token]", "token"],
  ["user%5Btoke%6E%5D", "token"],
  ["user%255Btoken%255D", "token"],
  [String.raw`toke\u006e`, "token"],
  [" token ", "token"],
  ["a b", "a b"],
  ["", ""],
  ["[]", ""],
  ["7", ""],
])("the last key of %j is %j (G6)", (name, key) => {
  expect(lastKey(name)).toBe(key);
});

test.each([
  ["plain", "plain"],
  ["%41%zz%4", "A%zz%4"],
  ["%2541", "A"],
  ["%25252541", "A"],
  ["%2525252541", "A"],
  ["%252525252541", "%41"],
  [String.raw`\u0041\u00e4\n\"\\`, 'Aän"\\'],
  [String.raw`\U0041\x`, "Ax"],
  ["%5Cu0041", "A"],
  ["100%", "100%"],
])("decodes %j to %j, five times at most", (text, decoded) => {
  expect(decode(text)).toBe(decoded);
});
