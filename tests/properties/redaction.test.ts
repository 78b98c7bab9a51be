// What is redacted shows no secret as deep as real requests go, and keeps its shape (G6, G13, H4).
import { inspect } from "node:util";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { redact, toCurl, toHar, toHttp, toQueryKey } from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { check } from "./check.js";
import { hostileText } from "./generators/texts.js";

/** Each case is tried in a dozen places of every output. */
const SHARE = 0.2;

/** It is nowhere else, and no part of it is a word of a message. */
const SECRET = "hunter2hunter2";

/** Text that means something in one of the structures. */
const marks = fc
  .array(
    fc.constantFrom(
      ...['"', "%22", '\\"', "\\u0022", "@", "%40", "//", "https://", ":", "{", "}", "[", "]", "&", "=", "%26", "%3D"],
      ...["%", "%25", "\\", "#", "?", " ", "+", ",", '"token":', "%22token%22:", "a=b", "--x", "\r\n", "'", "<", ">"],
    ),
    { maxLength: 4 },
  )
  .map((texts) => texts.join(""));
const noise = fc.oneof(marks, hostileText).map((text) => text.slice(0, 40).toWellFormed());

const secret = fc.tuple(noise, noise).map(([before, after]) => `${before}${SECRET}${after}`.toWellFormed());
const secretName = fc.constantFrom(
  ...["access_token", "accessToken", "client_secret", "password", "$password", "api_key", "user[password]", "jwt"],
);

/** A text that contains a secret, and the texts that its reader finds in it. */
interface Nested {
  readonly text: string;
  /** Reads the parts of a text of this kind; throws if it has lost its shape. */
  readonly read: (text: string) => string[];
  readonly inner: Nested | undefined;
}

const json = (write: (text: string) => unknown, read: (data: never) => string[]) => (text: string) => ({
  text: JSON.stringify(write(text)),
  read: (written: string) => read(JSON.parse(written) as never),
});

const query = (pairs: [string, string][]): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");

/** Returns the values of the pairs, which must have these names. */
function valuesOf(text: string, names: readonly string[]): string[] {
  const pairs = text.split("&").map((pair) => pair.split("=") as [string, string]);
  expect(pairs.map(([name]) => decodeURIComponent(name))).toStrictEqual(names);
  return pairs.map(([, value]) => decodeURIComponent(value));
}

const BASE = "https://a.example/p?";
/** The ways to write a text within another one, beside two other texts. */
const wrappers = (one: string, other: string): ((text: string) => Pick<Nested, "text" | "read">)[] => [
  json(
    (text) => ({ note: one, payload: text, more: [other] }),
    (data: { note: string; payload: string; more: string[] }) => {
      expect(Object.keys(data)).toStrictEqual(["note", "payload", "more"]);
      expect(data.more).toHaveLength(1);
      return [data.payload];
    },
  ),
  json(
    (text) => [one, [text], 5, null],
    (data: [string, string[], number, null]) => {
      expect(data.slice(2)).toStrictEqual([5, null]);
      return data[1];
    },
  ),
  (text) => ({
    text: BASE + query([["note", one], ["payload", text], ["more", other]]), // prettier-ignore
    read: (url) => {
      expect(url.startsWith(BASE)).toBe(true);
      return [valuesOf(url.slice(BASE.length), ["note", "payload", "more"])[1]!];
    },
  }),
  (text) => ({
    text: query([["payload", text], ["note", other]]), // prettier-ignore
    read: (form) => [valuesOf(form, ["payload", "note"])[0]!],
  }),
  (text) => ({
    text: String(new URLSearchParams({ note: one, payload: text })),
    read: (form) => [valuesOf(form.replaceAll("+", " "), ["note", "payload"])[1]!],
  }),
];

const escapeAt = (text: string): string => encodeURIComponent(text).replaceAll("%40", "@");

/** The places of a secret. */
const core: fc.Arbitrary<Nested> = fc
  .tuple(fc.nat(7), secretName, secret, noise, noise)
  .map(([kind, name, value, one, other]) => {
    const inQuery = query([["note", one], [name, value], ["more", other]]); // prettier-ignore
    const texts: Pick<Nested, "text" | "read">[] = [
      { text: BASE + inQuery, read: (url) => valuesOf(url.slice(BASE.length), ["note", name, "more"]).slice(3) },
      { text: inQuery, read: (form) => valuesOf(form, ["note", name, "more"]).slice(3) },
      {
        text: `https://u:${encodeURIComponent(value)}@h.example/${encodeURIComponent(one)}`,
        read: (url) => {
          expect(url).toMatch(/^https:\/\/[^/@]*@h\.example\//);
          return [];
        },
      },
      // A password that is not encoded ends at the last "@".
      { text: `https://u:${escapeAt(value)}@h.example/`, read: () => [] },
      json(
        () => ({ note: one, [name]: value, more: other }),
        (data) => {
          expect(Object.keys(data)).toStrictEqual(["note", name, "more"]);
          return [];
        },
      )(""),
      json(
        () => ({ note: one, [name]: [value, [5, value]] }),
        (data) => {
          expect((data[name] as unknown[])[1]).toHaveLength(2);
          return [];
        },
      )(""),
      json(
        () => [{ [name]: 5 }, { [name]: value, note: one }],
        (data: unknown[]) => {
          expect(data).toHaveLength(2);
          return [];
        },
      )(""),
      // JSON that was cut off.
      {
        text: JSON.stringify({ note: one, [name]: value })
          .slice(0, -3)
          .toWellFormed(),
        read: () => [],
      },
    ];
    return { ...texts[kind]!, inner: undefined };
  });

/** Adds up to five levels around a secret. */
const nested: fc.Arbitrary<Nested> = fc
  .tuple(core, fc.array(fc.tuple(fc.nat(4), noise, noise), { maxLength: 5 }))
  .map(([inside, levels]) =>
    levels.reduce<Nested>(
      (inner, [kind, one, other]) => ({ ...wrappers(one, other)[kind]!(inner.text), inner }),
      inside,
    ),
  );

/** Reads a text at each of its levels. */
function expectShape(text: string, { read, inner }: Nested): void {
  const [next] = read(text);
  if (inner) expectShape(next!, inner);
}

/** All that a program can see of a result or of an error. */
function shown(run: () => unknown): string {
  try {
    const result = run();
    return typeof result === "string" ? result : [inspect(result, { depth: 20 }), JSON.stringify(result)].join("\n");
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return [inspect(error, { depth: 20, showHidden: true }), error.message, error.stack].join("\n");
  }
}

const URL_OF_X = "https://api.example.com/x";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=bound" };

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const multipart = (name: string, value: string): string =>
  `--bound\r\ncontent-disposition: form-data; name="note"\r\n\r\n"%22\r\n--bound\r\n` +
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--bound--\r\n`;

/** The requests with a text in each place. */
const requestsWith = (text: string, note: string): RequestOptions[] => [
  { method: "get", url: `${URL_OF_X}?${query([["note", note], ["payload", text]])}#${query([["payload", text]])}`, headers: {} }, // prettier-ignore
  { method: "get", url: `${URL_OF_X}/${encodeURIComponent(text)}/y`, headers: {} },
  { method: "get", url: URL_OF_X, headers: { referer: `${BASE}${query([["note", note], ["payload", text]])}` } }, // prettier-ignore
  { method: "get", url: URL_OF_X, headers: { link: `<${BASE}${query([["payload", text]])}>; rel="next"` } }, // prettier-ignore
  { method: "post", url: URL_OF_X, headers: {}, body: { note, payload: text, more: [text, { a: text }] } },
  { method: "post", url: URL_OF_X, headers: {}, body: text },
  { method: "post", url: URL_OF_X, headers: {}, body: new TextEncoder().encode(text) },
  { method: "post", url: URL_OF_X, headers: FORM, body: { note, payload: text } },
  { method: "post", url: URL_OF_X, headers: {}, body: new URLSearchParams({ note, payload: text }) },
  { method: "post", url: URL_OF_X, headers: {}, body: formData({ note, payload: text }) },
  { method: "post", url: URL_OF_X, headers: MULTIPART, body: multipart("payload", text) },
];

const OUTPUTS: Readonly<Record<string, (request: RequestOptions) => unknown>> = {
  redact: (request) => redact(request),
  "toCurl, sh": (request) => toCurl(request),
  "toCurl, cmd": (request) => toCurl(request, { shell: "cmd" }),
  "toCurl, powershell": (request) => toCurl(request, { shell: "powershell" }),
  toHar,
  toHttp: (request) => toHttp(request),
};

describe("no secret comes out of a url, a form or JSON, and of one more of these within a value (G13)", () => {
  test.each(Object.entries(OUTPUTS))("of %s", (_, format) => {
    check(
      fc.property(core, noise, ({ text }, note) => {
        for (const request of requestsWith(text, note)) expect(shown(() => format(request))).not.toContain(SECRET);
      }),
      SHARE,
    );
  });

  test("of explain(), of chains and of errors (H4, H6)", () => {
    const api = new Endpoint({ baseUrl: "https://api.example.com" });
    check(
      fc.property(core, noise, fc.constantFrom("GET", "POST"), ({ text }, note, method) => {
        const calls: [route: string, options: EndpointOptions][] = [
          [`${method} /x`, { note, payload: text }],
          [`${method} /x/{payload}`, { payload: text }],
          [`${method} /x{?payload,note}`, { payload: text, note }],
          [`${method} /x`, { headers: { referer: `${BASE}${query([["payload", text]])}` } }], // prettier-ignore
          [`${method} /x{+payload}`, { payload: text }],
          [`${method} /x/{missing}`, { payload: text }],
        ];
        for (const [route, options] of calls) {
          expect(shown(() => String(explain(api, route, options)))).not.toContain(SECRET);
          expect(shown(() => explain(api, route, options))).not.toContain(SECRET);
          expect(shown(() => api.route(route).params(options))).not.toContain(SECRET);
          expect(shown(() => void api.build(route, options))).not.toContain(SECRET);
        }
      }),
      SHARE,
    );
  });

  test("in a part of multipart/form-data", () => {
    check(
      fc.property(secretName, secret, (name, value) => {
        fc.pre(!value.includes("--bound"));
        const request = { method: "post", url: URL_OF_X, headers: MULTIPART, body: multipart(name, value) };
        for (const format of Object.values(OUTPUTS)) expect(shown(() => format(request))).not.toContain(SECRET);
      }),
      SHARE,
    );
  });
});

test("redaction does not search deeper (G13)", () => {
  const inUrl = (text: string): string => `${BASE}a=${encodeURIComponent(text)}`;
  const request = (url: string): RequestOptions => ({ method: "get", url, headers: {} });
  expect(redact(request(inUrl(inUrl("?jwt=s")))).url).toBe(inUrl(inUrl("?jwt=s")));
  expect(redact(request(inUrl("?jwt=s"))).url).toBe(`${BASE}a=%3Fjwt%3D$A_JWT`);
});

describe("what is redacted keeps its shape (G6)", () => {
  test("at every level", () => {
    check(
      fc.property(nested, noise, (value, note) => {
        const body = { note, payload: value.text };
        const redacted = redact({ method: "post", url: URL_OF_X, headers: {}, body }).body as typeof body;
        expect(Object.keys(redacted)).toStrictEqual(["note", "payload"]);
        expectShape(redacted.payload, value);
        const form = redact({ method: "post", url: URL_OF_X, headers: FORM, body: query(Object.entries(body)) });
        expectShape(valuesOf(form.body as string, ["note", "payload"])[1]!, value);
        const { url } = redact({ method: "get", url: `${URL_OF_X}?${query(Object.entries(body))}`, headers: {} });
        expectShape(valuesOf(url.slice(URL_OF_X.length + 1), ["note", "payload"])[1]!, value);
        expectShape(redact({ method: "post", url: URL_OF_X, headers: {}, body: value.text }).body as string, value);
      }),
      SHARE,
    );
  });

  test("of any JSON: its members, and the kinds of their values", () => {
    const member = fc.oneof(secretName, marks);
    const { data } = fc.letrec<{ data: unknown }>((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(noise, fc.integer(), fc.constant(null), fc.boolean()),
        fc.array(tie("data"), { maxLength: 3 }),
        fc.dictionary(member, tie("data"), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    const shapeOf = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shapeOf);
      if (typeof value !== "object" || value === null) return typeof value === "number" ? "string" : typeof value;
      return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]);
    };
    check(
      fc.property(data, (body) => {
        const redacted = redact({ method: "post", url: URL_OF_X, headers: {}, body: [body] });
        expect(shapeOf(redacted.body)).toStrictEqual(shapeOf(JSON.parse(JSON.stringify([body]))));
        expect(() => toQueryKey({ method: "post", url: URL_OF_X, headers: {}, body: [body] })).not.toThrow();
      }),
      SHARE,
    );
  });
});
