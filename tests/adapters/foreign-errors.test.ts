// Whatever an adapter is given, only an InvalidRequestError escapes, and it shows no value (G1).
import { inspect } from "node:util";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { InvalidRequestError } from "../../src/adapters/index.js";
import { EndpointError, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { ODD_VALUES, throwSentinel } from "../properties/generators/odd-values.js";
import { CLIENTS } from "./clients.js";
import { ADAPTERS } from "./every-adapter.js";
import { startRecorder } from "./recorder.js";

const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Without lists of four billion items, which take minutes to encode. */
const ODD = ODD_VALUES.filter((value) => !(Array.isArray(value) && value.length > 1e6));

/** Everything visible in an error: message, stack and all properties, also hidden ones and causes. */
function shown(error: unknown): string {
  return [(error as Error).message, (error as Error).stack, inspect(error, { depth: 9, showHidden: true })].join();
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

function detached(): ArrayBuffer {
  const buffer = new ArrayBuffer(8);
  structuredClone(buffer, { transfer: [buffer] });
  return buffer;
}

function detachedView(): Uint8Array {
  const view = new Uint8Array(8);
  structuredClone(view.buffer, { transfer: [view.buffer] });
  return view;
}

class BrokenBlob extends Blob {
  override stream = throwSentinel;
  override slice = throwSentinel;
}
class BrokenForm extends FormData {
  override entries = throwSentinel;
  override [Symbol.iterator] = throwSentinel;
}
class BrokenParams extends URLSearchParams {
  override toString = throwSentinel;
}

describe.each(Object.entries(ADAPTERS))("%s", (name, adapt) => {
  test.each<[kind: string, create: () => unknown]>([
    ["a detached ArrayBuffer", detached],
    ["a detached view", detachedView],
    ["an object whose toJSON throws", () => ({ a: { toJSON: throwSentinel } })],
    ["an object whose getter throws", () => Object.defineProperty({}, "a", { get: throwSentinel, enumerable: true })],
    ["a BrokenParams", () => new BrokenParams("a=1")],
  ])("rejects %s as the body", (_, create) => {
    for (const headers of [{}, FORM]) {
      expect(errorOf(() => adapt({ ...POST, headers, body: create() }))).toBeInstanceOf(InvalidRequestError);
    }
  });

  test.each<[kind: string, create: () => unknown]>([
    ["a BrokenBlob", () => new BrokenBlob(["1"])],
    ["a BrokenForm", () => new BrokenForm()],
  ])("throws no foreign error for %s", (_, create) => {
    expect(errorOf(() => adapt({ ...POST, body: create() })) ?? new InvalidRequestError("", "")).toBeInstanceOf(
      InvalidRequestError,
    );
  });

  test("rejects a request that cannot be read", () => {
    const request = Object.defineProperty({}, "signal", { get: throwSentinel, enumerable: true });
    const error = errorOf(() => adapt({ ...POST, request }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({ path: "request" });
  });

  test("lets only its own errors escape, whatever it is given", () => {
    const place = fc.constantFrom(
      "method",
      "url",
      "headers",
      "body",
      "request",
      "headers.x",
      "body.x",
      "all",
      "options",
    );
    check(
      fc.property(fc.nat(ODD.length - 1), place, fc.boolean(), (index, where, isForm) => {
        const odd = ODD[index];
        const request: Record<string, unknown> = { ...POST, headers: isForm ? { ...FORM } : {}, body: { a: 1 } };
        const [member, inner] = where.split(".") as [string, string | undefined];
        if (inner) request[member] = { ...(request[member] as object), [inner]: odd };
        else request[member] = odd;
        const given = where === "all" ? odd : request;
        const error = errorOf(() =>
          adapt(given as RequestOptions, where === "options" ? { stringify: odd } : undefined),
        );
        if (error !== undefined) expect(error).toBeInstanceOf(EndpointError);
      }),
    );
  });

  // The url parsers of the platform quote what they reject.
  test.each([
    "https://xn--a/?token=s3cret",
    "https://a.example:99999/?token=s3cret",
    "https://a<b/?token=s3cret",
    "https://a>b.example/?token=s3cret",
    "https://a^b/?token=s3cret",
    "https://a|b/?token=s3cret",
    "https://1.2.3.4.5/?token=s3cret",
    "https://1.2.3.256/?token=s3cret",
    "https://0x1ffffffff/?token=s3cret",
    "https://a.0x/?token=s3cret",
    "https://[1::2::3]/?token=s3cret",
    "https://[]/?token=s3cret",
    "https://%00.example/?token=s3cret",
    "https://a.xn--/?token=s3cret",
    "https://.../?token=s3cret",
  ])("accepts a url only if the platform's parser does, and never quotes it: %s", (url) => {
    const error = errorOf(() => adapt({ ...POST, url }));
    expect(error === undefined).toBe(URL.canParse(url));
    if (error === undefined) return;
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({ path: "url" });
    expect(shown(error)).not.toContain("s3cret");
  });

  test("accepts the same urls as the platform's parser", () => {
    const label = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from("abcxn-019.~_!'()*,;=%<>^|`{}[]:@A")), maxLength: 8 }),
      fc.constantFrom("a", "xn--", "xn--nxasmq6b", "0x7f", "127", "localhost", "256", "09"),
    );
    const port = fc.constantFrom("", ":", ":0", ":80", ":443", ":65535", ":65536", ":99999", ":080", ":000000080");
    const rest = fc.constantFrom("", "/", "/a?b=c", "?d", "#e", "/%zz");
    check(
      fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), port, rest, (labels, end, path) => {
        const url = `https://${labels.join(".")}${end}${path}`;
        const error = errorOf(() => adapt({ ...POST, url }));
        if (error === undefined) expect(URL.canParse(url)).toBe(true);
        else expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "url" });
      }),
    );
  });

  test("does not quote a value that a platform error quotes", () => {
    const bodies = [
      { toJSON: () => new URL("s3cret") },
      { toJSON: () => JSON.parse("s3cret") as unknown },
      { toJSON: () => decodeURIComponent("%s3cret") },
      { toJSON: () => new Headers({ "s3cret s": "1" }) },
      { toJSON: () => [structuredClone({ s3cret: () => 1 })] },
      (() => {
        class s3cret {
          self = this;
        }
        return new s3cret();
      })(),
    ];
    for (const body of bodies) {
      const error = errorOf(() => adapt({ ...POST, body }));
      expect(error).toBeInstanceOf(InvalidRequestError);
      // The stack names the functions of this file.
      expect(inspect({ ...(error as object), cause: (error as Error).cause })).not.toContain("s3cret");
      expect((error as Error).message).not.toContain("s3cret");
    }
  });

  test("keeps an error of the caller's code as the cause", () => {
    const cause = new (class Own extends Error {})("from the caller");
    const error = errorOf(
      () =>
      adapt({ ...POST, body: {} }, { stringify: () => { throw cause; } }), // prettier-ignore
    );
    expect((error as Error).cause).toBe(cause);
  });

  test("does not read what only Object.prototype has", () => {
    // The platform's constructor reads its arguments itself.
    if (name === "toRequest") return;
    const requests = [
      { ...POST, body: { a: [1] }, request: {} },
      { ...POST, body: new Blob(["a"]) },
      { ...POST, body: new URLSearchParams("a=1") },
      { method: "get", url: "https://a.example/?b", headers: { authorization: "token a" }, body: undefined },
    ].filter(({ body }) => !(body instanceof Blob) || /Fetch|Axios|Got|Node|Undici/.test(name));
    const results = (): unknown[] => requests.map((request) => adapt(request));
    const format = (value: unknown): string => inspect(value, { depth: 9, sorted: true });
    const expected = format(results());
    const names = [
      "pipe",
      "getReader",
      "rule",
      "reason",
      "url",
      "method",
      "headers",
      "body",
      "stream",
      "slice",
      "cause",
    ];
    const symbols = [Symbol.toStringTag, Symbol.asyncIterator, Symbol.iterator];
    for (const value of ["FormData", () => "evil"]) {
      for (const key of [...names, ...symbols])
        Object.defineProperty(Object.prototype, key, { value, configurable: true, enumerable: false, writable: true });
      let actual;
      try {
        actual = results();
      } finally {
        for (const key of [...names, ...symbols]) Reflect.deleteProperty(Object.prototype, key);
      }
      expect(format(actual)).toBe(expected);
    }
  });
});

// axios takes these names of headers for its own: defaults by method, methods of its class, dangerous names.
describe("sends headers with the names of a client's own members", () => {
  const names = [
    ..."common delete get head options patch post put query link unlink purge".split(" "),
    ..."set has clear concat normalize from accessor tojson tostring foreach keys constructor prototype".split(" "),
    ..."append entries values raw length size valueof hasownproperty".split(" "),
  ];

  test.each(Object.entries(CLIENTS))("%s", async (_, send) => {
    const recorder = await startRecorder();
    const headers = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
    try {
      for (const method of ["get", "post"]) {
        recorder.arrived.length = 0;
        const body = method === "post" ? { body: { a: 1 } } : {};
        await send({ method, url: recorder.origin, headers, ...body });
        expect(recorder.arrived[0]!.headers).toMatchObject(headers);
        expect(recorder.arrived[0]!.headers).not.toHaveProperty("0");
        expect(String(recorder.arrived[0]!.body)).toBe(method === "post" ? '{"a":1}' : "");
      }
    } finally {
      recorder.stop();
    }
  });
});
