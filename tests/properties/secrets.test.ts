// Secrets that were put in come out of nothing that people read or pass on, whoever put them where (D6, G6, H4).
import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toAxios, toCurl, toFetch, toHar, toHttp } from "../../src/adapters/index.js";
import { run } from "../../cli/src/run.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { check, ENOUGH } from "./check.js";
import { hostileText } from "./generators/texts.js";

/** It is nowhere else, and no part of it is a word of a message. */
const SECRET = "hunter2hunter2";

/** A secret with anything around it. */
const secret = fc
  .tuple(hostileText, hostileText)
  .map(([before, after]) => `${before.slice(0, 20)}${SECRET}${after.slice(0, 20)}`);

/** Names of parameters and members that hold secrets beyond doubt. Paths are shown as they are (G6). */
const SECRET_NAMES = [
  ...["access_token", "accessToken", "private-token", "client_secret", "password", "api_key", "x-api-key", "sig"],
  ...["refresh_token", "X-Amz-Signature", "db_password", "webhookSecret", "jwt"],
];
const SECRET_FIELDS = [
  ...["authorization", "Authorization", "cookie", "proxy-authorization", "private-token", "X-Api-Key", "x-github-otp"],
];
const secretName = fc.constantFrom(...SECRET_NAMES);

/** The options of a call, with a secret in each place that the library knows. */
const call: fc.Arbitrary<{ readonly route: string; readonly options: EndpointOptions; readonly isDefault: boolean }> =
  fc
    .record({
      method: fc.constantFrom("GET", "POST"),
      rest: fc.constantFrom("/x", "/x{?a}", "/x/{a}", "https://other.example/x", "/x{", "/x/{missing}", "/x?b=1"),
      parameters: fc.dictionary(secretName, secret, { maxKeys: 3, noNullPrototype: true }),
      headers: fc.dictionary(fc.constantFrom(...SECRET_FIELDS), secret, { maxKeys: 3, noNullPrototype: true }),
      scheme: fc.constantFrom("", "token ", "Bearer ", "Basic "),
      other: fc.record(
        { a: hostileText, headers: fc.constantFrom({}, { "x-a": "1", "bad name": "1" }) },
        { requiredKeys: [] },
      ),
      isDefault: fc.boolean(),
    })
    .map(({ method, rest, parameters, headers, scheme, other, isDefault }) => ({
      route: `${method} ${rest}`,
      options: {
        ...parameters,
        ...other,
        headers: {
          ...other.headers,
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, scheme + value])),
        },
      },
      isDefault,
    }));

/** What a program can see of a value without asking for a member of it. */
const shown = (value: unknown): string =>
  [inspect(value, { depth: 20 }), String(value), JSON.stringify(value)].join("\n");

/** What a program can see of an error, and of its causes. */
const shownError = (error: unknown): string => {
  if (!(error instanceof EndpointError)) throw error;
  return [
    inspect(error, { depth: 20, showHidden: true }),
    error.message,
    error.stack,
    JSON.stringify(error),
    String(error.cause),
  ].join("\n");
};

/** The result; of an error, all that is visible of it. */
function attempt(build: () => unknown, results: string[]): void {
  try {
    const result = build();
    if (typeof result === "string") results.push(result);
  } catch (error) {
    results.push(shownError(error));
  }
}

/** A chain with a step for each option. */
function chainOf(api: Endpoint, route: string, { headers = {}, ...parameters }: EndpointOptions): object {
  return api.builder().headers(headers).params(parameters).query(parameters).data(parameters).route(route);
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Everything that is meant to be read or passed on. */
function outputsOf(request: RequestOptions): string[] {
  const results: string[] = [];
  for (const shell of ["sh", "cmd", "powershell"] as const) attempt(() => toCurl(request, { shell }), results);
  attempt(() => toHttp(request), results);
  attempt(() => JSON.stringify(toHar(request)), results);
  // These contain the secrets, but their errors must not.
  attempt(() => [toFetch(request), toAxios(request)], results);
  return results;
}

/** The name of a header field or a parameter of the command; a repeated header is an error. */
const nameOf = (args: readonly string[]): string =>
  args
    .at(-1)!
    .replace(/[=:][^]*/, "")
    .toLowerCase();

describe("no secret comes out of", () => {
  test("errors, explanations, curl, HAR and HTTP messages", () => {
    let built = 0;
    check(
      fc.property(call, hostileText, ({ route, options, isDefault }, text) => {
        const note = `${text}"%22`.toWellFormed();
        const results: string[] = [];
        attempt(() => {
          const api = isDefault ? new Endpoint(options) : new Endpoint();
          const given = isDefault ? {} : options;
          attempt(() => shown(explain(api, route, given)), results);
          results.push(shown(api), shown(api.toFunction()));
          attempt(() => shown(chainOf(api, route, given)), results);
          const request = api.build(route, given);
          built += 1;
          results.push(...outputsOf(request));
          const members = Object.fromEntries(Object.entries(options).filter(([name]) => name !== "headers"));
          // The items of a list are secrets like its name.
          const lists = Object.entries(members).map(([name, value]) => [name, [value, [value, 1]]]);
          for (const body of [{ members, list: [members] }, Object.fromEntries(lists) as object]) {
            results.push(...outputsOf({ ...request, method: "post", body }));
            results.push(...outputsOf({ ...request, method: "post", body: JSON.stringify(body, undefined, 1) }));
          }
          // JSON as a text of JSON and of a form, and a url, beside a text that may have any marks of these.
          const json = [JSON.stringify(members), JSON.stringify({ list: [members] })];
          for (const payload of [
            ...json,
            `https://a.example/?${new URLSearchParams({ note, ...members }).toString()}`,
          ]) {
            const body = { note, payload, more: note };
            for (const type of [{}, FORM]) {
              results.push(
                ...outputsOf({ ...request, method: "post", body, headers: { ...request.headers, ...type } }),
              );
            }
          }
          results.push(
            ...outputsOf({ ...request, method: "post", body: members, headers: { ...request.headers, ...FORM } }),
          );
          return undefined;
        }, results);
        for (const text of results) expect(text).not.toContain(SECRET);
      }),
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });

  test("the command, in any output", () => {
    const output = fc.constantFrom("json", "curl", "http", "har", "explain");
    const shell = fc.constantFrom("sh", "cmd", "powershell");
    const header = fc
      .tuple(fc.constantFrom(...SECRET_FIELDS), secret)
      .map(([name, value]) => ["-H", `${name}: ${value}`]);
    const parameter = fc.tuple(secretName, secret).map(([name, value]) => [`${name}=${value}`]);
    const route = fc.constantFrom("GET /x", "POST /x", "GET /x?a=1{&jwt}", "POST /x{?sig}", "GET https://a.example/x");
    check(
      fc.property(
        route,
        output,
        shell,
        fc.uniqueArray(fc.oneof(header, parameter), { maxLength: 4, selector: nameOf }),
        (one, format, kind, args) => {
          const results: string[] = [];
          const stream = { write: (text: string) => results.push(text) };
          run([one, ...args.flat(), "-o", format, "--shell", kind], {
            readFile: () => Buffer.alloc(0),
            stdout: stream,
            stderr: stream,
            noColor: true,
          });
          for (const text of results) expect(text).not.toContain(SECRET);
        },
      ),
    );
  });
});

test("userinfo that seems to continue in the next pair does not reveal its secret (G6)", () => {
  const url = "https://api.github.com/x?access_token=http%3A%2F%2F&jwt=user%40hunter2hunter2";
  for (const text of outputsOf({ method: "get", url, headers: {} })) expect(text).not.toContain(SECRET);
});
