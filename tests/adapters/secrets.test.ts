// Readable output contains no credentials unless `secrets` asks for them (decisions D6, G6).
import { describe, expect, test } from "@jest/globals";

import { toCurl, type SecretsOptions } from "../../src/adapters/index.js";
import fc from "fast-check";

import { explain } from "../../src/explain/index.js";
import { endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";

const POST: RequestOptions = { method: "post", url: "https://api.github.com/", headers: {} };
const FORM = "application/x-www-form-urlencoded";

const ADAPTERS: Readonly<Record<string, (request: RequestOptions, options?: SecretsOptions) => string>> = {
  "toCurl, sh": (request, options) => toCurl(request, options),
};

function formData(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}

describe.each(Object.entries(ADAPTERS))("%s", (_, format) => {
  test.each<[variable: string, fields: object]>([
    ["GITHUB_TOKEN", { headers: { authorization: "token s3cret" } }],
    ["GITHUB_TOKEN", { headers: { Authorization: "s3cret" } }],
    ["GITHUB_TOKEN", { headers: { authorization: "Digest username=s3cret, nonce=s3cret" } }],
    ["GITHUB_TOKEN", { headers: { authorization: "My s3cret" } }],
    ["GITHUB_PROXY_AUTHORIZATION", { headers: { "proxy-authorization": "Basic s3cret" } }],
    ["GITHUB_COOKIE", { headers: { cookie: "a=s3cret; b=s3cret" } }],
    ["GITHUB_PRIVATE_TOKEN", { headers: { "Private-Token": "s3cret" } }],
    ["GITHUB_X_API_KEY", { headers: { "x-api-key": "s3cret" } }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?a=b&access_token=s3cret&c#d" }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?access%5Ftoken=s3cret" }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?%zz=1&access_token=s3cret" }],
    ["GITHUB_ACCESSTOKEN", { url: "https://api.github.com/?accessToken=s3cret" }],
    ["GITHUB_TOKEN", { url: "https://api.github.com/?auth%5Btoken%5D=s3cret" }],
    ["GITHUB_TOKEN", { url: "https://api.github.com/?auth[token]=s3cret?s3cret=s3cret" }],
    ["GITHUB_SIG", { url: "https://api.github.com/&b?sig=s3cret" }],
    ["GITHUB_X_AMZ_SIGNATURE", { url: "https://api.github.com/?X-Amz-Signature=s3cret" }],
    ["GITHUB_DB_PASSWORD", { url: "https://api.github.com/?db_password=s3cret" }],
    ["GITHUB_X_GITHUB_OTP", { headers: { "X-GitHub-OTP": "s3cret" } }],
    ["GITHUB_WEBHOOKSECRET", { body: { webhookSecret: "s3cret", secret_name: "shown" } }],
    ["GITHUB_PASSWORD", { body: { password: 's3cret"s3cret\\' } }],
    ["GITHUB_PASSWORD", { body: { a: [{ b: { password: "s3cret" } }] } }],
    ["GITHUB_CLIENT_SECRET", { body: { client_id: 1, client_secret: "s3cret", c: 2 } }],
    ["GITHUB_SECRET", { body: ' [ "a" , { "secret" : "s3cret" } ] ' }],
    ["GITHUB_SECRET", { body: String.raw`{"\u0073ecret":"s3cret"` }],
    ["GITHUB_SECRET", { body: String.raw`{"secret":"s3cret` }],
    ["GITHUB_PASSWORD", { body: '{"password":53c7e7}'.replace("53c7e7", "1234567") }],
    ["GITHUB_PASSWORD", { body: new TextEncoder().encode('{"password":"s3cret"}') }],
    ["GITHUB_CLIENT_SECRET", { body: new URLSearchParams({ a: "b", client_secret: "s3cret" }) }],
    ["GITHUB_CLIENT_SECRET", { body: { client_secret: "s3cret" }, headers: { "content-type": FORM } }],
    ["GITHUB_CLIENT_SECRET", { body: "client_secret=s3cret+%2f&a", headers: { "content-type": FORM } }],
    ["GITHUB_PASSWORD", { body: formData("password", "s3cret") }],
    // Header fields by their last word.
    ...[
      "x-vault-token",
      "x-gitlab-token",
      "x-figma-token",
      "personal-access-token",
      "x-session-id",
      "x-functions-key",
      "x-forwarded-authorization",
      "dd-application-key",
      "x-registry-auth",
      "x-hasura-admin-secret",
      "X-Auth-Key",
    ].map((name): [string, object] => [
      `GITHUB_${name.toUpperCase().replaceAll("-", "_")}`,
      { headers: { [name]: "s3cret" } },
    ]),
    // Names are decoded, and have no brackets.
    ["GITHUB_PASSWORD", { body: "password[]=s3cret", headers: { "content-type": FORM } }],
    ["GITHUB_PASSWORD", { body: "user%5Bpassword%5D%5B%5D=s3cret&b=c", headers: { "content-type": FORM } }],
    ["GITHUB_PASSWORD", { body: "password[0]=s3cret", headers: { "content-type": FORM } }],
    ["GITHUB_TOKEN", { url: "https://api.github.com/?toke%6E=s3cret" }],
    ["GITHUB_TOKEN", { url: "https://api.github.com/?toke%256E=s3cret" }],
    ["GITHUB_SECRET", { body: '{"s\\u0065cret" : "s3cret"}' }],
    ["GITHUB_PASSWORD", { body: { password: ["s3cret", "s3cret"] } }],
    ["GITHUB_PERSONAL_ACCESS_TOKEN", { body: { personal_access_token: "s3cret" } }],
    // Urls inside of values.
    ["GITHUB_ACCESS_TOKEN", { headers: { referer: "https://a.example/?b=c&access_token=s3cret" } }],
    ["GITHUB_ACCESS_TOKEN", { headers: { link: '<https://a.example/?access_token=s3cret>; rel="next"' } }],
    ["GITHUB_USERINFO", { headers: { referer: "https://me:s3cret@a.example/" } }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?next=https%3A%2F%2Fa%2F%3Faccess_token%3Ds3cret%26b&c" }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?n=%2F%3Faccess_token%3Ds3cret" }],
    ["GITHUB_ACCESS_TOKEN", { url: "https://api.github.com/?next=/a?access_token=s3cret" }],
    ["GITHUB_USERINFO", { url: "https://api.github.com/?next=https%3A%2F%2Fme%3As3cret%40a.example" }],
    ["GITHUB_ACCESS_TOKEN", { body: { hook: { url: "https://a.example/?access_token=s3cret" } } }],
    ["GITHUB_ACCESS_TOKEN", { body: '{"url":"https:\\/\\/a?b=c\\u0026access_token=s3cret"}' }],
    ["GITHUB_USERINFO", { body: '{"url":"https:\\/\\/me:s3cret@a"}' }],
    ["GITHUB_ACCESS_TOKEN", { body: formData("url", "https://a.example/?access_token=s3cret") }],
    // Names that are often harmless.
    ["GITHUB_AUTH", { url: "https://api.github.com/?auth=s3cret" }],
    ["GITHUB_KEY", { url: "https://api.github.com/?key=s3cret" }],
    ["GITHUB_PAGE_TOKEN", { url: "https://api.github.com/?page_token=s3cret" }],
    ["GITHUB_SESSION", { body: { a: [{ session: "s3cret" }] } }],
    ["GITHUB_SID", { headers: { sid: "s3cret" } }],
    ["GITHUB_ACCESS_TOKEN", { body: "see https://a.example/?access_token=s3cret for more" }],
    // A type that only begins like that of a form.
    ["GITHUB_TOKEN", { body: '{"token":"s3cret"}', headers: { "content-type": `${FORM}-v2` } }],
    ["GITHUB_TOKEN", { body: '{"token":"s3cret"}', headers: { "content-type": FORM } }],
  ])("hides %s (G6): %p", (variable, fields) => {
    const hidden = format({ ...POST, ...fields });

    expect(hidden).not.toMatch(/s3cret|1234567/);
    expect(hidden).toMatch(new RegExp(String.raw`[$%:{]${variable}\b`));
    expect(format({ ...POST, ...fields }, { secrets: "hide" })).toBe(hidden);
    expect(format({ ...POST, ...fields }, { secrets: "show" })).toMatch(/s3cret|1234567/);
    expect(format({ ...POST, ...fields }, { secrets: "show" })).not.toContain(variable);
  });

  test('{ secrets: "certain" } shows values whose names are often harmless (G6)', () => {
    const request = {
      ...POST,
      url: "https://api.github.com/token/secret?page_token=shown1&key=shown2&tokens=shown3&access_token=",
      headers: {
        accept: "shown4",
        "x-token-kind": "shown5",
        "idempotency-key": "shown0",
        "x-cache-key": "shown0",
        "surrogate-key": "shown0",
        "sec-websocket-key": "shown0",
        "x-atlassian-token": "shown0",
      },
      body: {
        tokens: ["shown6"],
        secret: null,
        password: { a: "shown7" },
        text: 'a "tokens":"shown8"',
        key: "shown9",
      },
    };
    const shown = format(request, { secrets: "certain" });

    for (let number = 1; number <= 9; number += 1) expect(shown).toContain(`shown${number}`);
    expect(shown.match(/shown0/g)).toHaveLength(5);
    expect(shown).not.toContain("GITHUB");
    const hidden = format(request);
    for (const number of [1, 2, 9]) expect(hidden).not.toContain(`shown${number}`);
    for (const number of [3, 4, 5, 6, 7, 8]) expect(hidden).toContain(`shown${number}`);
    expect(hidden.match(/shown0/g)).toHaveLength(5);
  });

  test("omits the fragment, which is not sent (G6)", () => {
    const url = "https://api.github.com/?a=b#access_token=s3cret";
    expect(format({ ...POST, url })).not.toContain("s3cret");
  });

  test("uses the variables of the caller, also for other names (G6)", () => {
    const request = {
      ...POST,
      url: "https://api.github.com/?license=s3cret",
      headers: { authorization: "token s3cret", "X-License": "s3cret", cookie: "s3cret" },
      body: { license: "s3cret" },
    };
    const shown = format(request, { secrets: { authorization: "MINE", "x-license": "THEIRS", License: "OURS" } });

    expect(shown).not.toContain("s3cret");
    for (const name of ["MINE", "THEIRS", "OURS", "GITHUB_COOKIE"]) expect(shown).toContain(name);
  });

  test("uses one variable for each value (G6)", () => {
    const shown = format({
      ...POST,
      headers: { authorization: "token one" },
      body: [{ token: "two" }, { token: "one" }, { token: "three" }, { token: "two" }],
    });

    expect(shown.match(/GITHUB_TOKEN(?:_\d)?/g)).toEqual([
      "GITHUB_TOKEN",
      "GITHUB_TOKEN_2",
      "GITHUB_TOKEN",
      "GITHUB_TOKEN_3",
      "GITHUB_TOKEN_2",
    ]);
  });
});

describe("names variables after the host (G6)", () => {
  test.each([
    ["https://api.github.com/", "GITHUB"],
    ["https://uploads.github.com/", "GITHUB"],
    ["HTTPS://GitLab.Com:8443?a", "GITLAB"],
    ["https://api.example.co.uk/", "EXAMPLE"],
    ["https://my-company.com.au/", "MY_COMPANY"],
    ["https://com.au/", "COM"],
    ["https://api.telecom.de/", "TELECOM"],
    ["https://api.company.de/", "COMPANY"],
    ["http://localhost:3000/", "API"],
    ["http://127.0.0.1/", "API"],
    ["http://[::1]/", "API"],
    ["https://1password.com/", "API"],
  ])("%s: %s", (url, owner) => {
    expect(toCurl({ ...POST, url, headers: { authorization: "token a" } })).toContain(`token $${owner}_TOKEN"`);
  });
});

test("commands refer to variables (G6)", () => {
  const request = { ...POST, headers: { accept: "a", "user-agent": "b", authorization: "Bearer s3cret" } };

  expect(toCurl({ ...request, method: "get" })).toContain(`-H "authorization: Bearer $GITHUB_TOKEN"`);
  expect(toCurl({ ...POST, body: { secret: "s3cret", a: "$b" } })).toContain(
    `--data-raw '{"secret":"'"\${GITHUB_SECRET}"'","a":"$b"}'`,
  );
  expect(toCurl({ ...POST, body: "token=s3cret" })).toContain(`--data-raw "token=$GITHUB_TOKEN"`);
  expect(toCurl({ ...POST, body: `{"secret":"s3cret%"}\0` })).toContain(
    `printf '{"secret":"%s"}\\000' "$GITHUB_SECRET" | curl`,
  );
});

describe("one list of names for adapters and explanations (G6, H4)", () => {
  const word = fc.constantFrom(
    ...[
      "x",
      "a",
      "access",
      "api",
      "auth",
      "token",
      "secret",
      "key",
      "id",
      "session",
      "password",
      "cookie",
      "page",
      "my",
    ],
    ...[
      "authorization",
      "cache",
      "idempotency",
      "otp",
      "signature",
      "jwt",
      "vault",
      "gitlab",
      "client",
      "pass",
      "word",
    ],
  );
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom("-", "_", "", "."))
    .map(([words, separator]) => words.join(separator));

  test("an explanation hides what an adapter hides, in header fields, in the query and in JSON", () => {
    check(
      fc.property(name, (key) => {
        const fields: [string, object][] = [
          [toCurl({ ...POST, headers: { [key]: "s3cret" } }), { headers: { [key]: "s3cret" } }],
          [toCurl({ ...POST, url: `${POST.url}?${key}=s3cret` }), { [key]: "s3cret" }],
        ];
        for (const [adapted, options] of fields) {
          const explained = explain(endpoint, "GET /x", options);
          if (!adapted.includes("s3cret")) expect(String(explained)).not.toContain("s3cret");
        }
      }),
    );
  });

  test("the spelling of a name does not matter", () => {
    check(
      fc.property(name, (key) => {
        const isHidden = (query: string): boolean =>
          !toCurl({ ...POST, url: `${POST.url}?${query}` }).includes("s3cret");
        const expected = isHidden(`${key}=s3cret`);
        const encoded = Array.from(key, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
        for (const spelling of [key.toUpperCase(), `a[${key}]`, `${key}[]`, `${key}[0]`, `${key}%5B%5D`, encoded])
          expect([spelling, isHidden(`${spelling}=s3cret`)]).toEqual([spelling, expected]);
        expect(toCurl({ ...POST, body: { [key]: "s3cret" } }).includes("s3cret")).toBe(!expected);
      }),
    );
  });
});
