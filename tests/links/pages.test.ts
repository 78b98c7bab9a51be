// Both kinds of paging: links of headers, and cursors of bodies (C14, H7).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type FinalizeContext, type RequestOptions } from "../../src/index.js";
import { nextLink, pages } from "../../src/links/index.js";
import { sendWith, type StandardSchema } from "../../src/response/index.js";
import { caught } from "../response/caught.js";
import { coded } from "../coded.js";

interface Reply {
  readonly body?: unknown;
  readonly link?: string;
  /** The url that answered, after redirects. */
  readonly url?: string;
}

/** A fetch of these replies, and the urls that it was called with. */
function replying(...replies: readonly Reply[]) {
  const urls: string[] = [];
  const send = sendWith(async (sent) => {
    const { body = [], link, url } = replies[urls.length]!;
    urls.push(sent);
    const headers = { "content-type": "application/json", ...(link && { link: `<${link}>; rel="next"` }) };
    const response = new Response(JSON.stringify(body), { headers });
    return Promise.resolve(url === undefined ? response : Object.defineProperty(response, "url", { value: url }));
  });
  return { send, urls };
}

const acme = Endpoint.for({ baseUrl: "https://acme.example" });
interface Orders {
  readonly items: readonly number[];
  readonly cursor?: string;
}
const next = ({ cursor }: Orders): object | "" | undefined => cursor && { cursor };

describe("a cursor in the body", () => {
  const replies = [{ body: { items: [1], cursor: "b" } }, { body: { items: [2], cursor: "" } }];

  const start = () => acme.route("GET /orders").param("size", 1).returns<Orders>();

  test("a chain", async () => {
    const { send, urls } = replying(...replies);
    const items: number[] = [];
    for await (const page of pages(start(), send, { next })) items.push(...page.items);
    expect(items).toEqual([1, 2]);
    expect(urls).toEqual(["https://acme.example/orders?size=1", "https://acme.example/orders?size=1&cursor=b"]);
  });

  test("what is no object of parameters is an error", async () => {
    const { send } = replying(...replies);
    const reading = pages(acme.route("GET /orders").returns<Orders>(), send, { next: (() => 5) as never });
    expect(await caught(reading.next())).toMatchObject({ code: "ERR_INVALID_OPTION" });
  });
});

describe("later pages of a chain", () => {
  const link = '<https://ghe.example/api/x?page=2>; rel="next"';

  test("keep its media type, base url, headers and options for the client, and no parameters (H7)", async () => {
    const requests: object[] = [];
    const send = sendWith(async (url, init: object) => {
      requests.push({ url, ...init });
      return Promise.resolve(new Response("[]", { headers: requests.length < 2 ? { link } : {} }));
    });
    const github = new Endpoint({ headers: { authorization: "secret" }, size: 2 });
    const chain = github.route("GET /x").baseUrl("https://ghe.example/api").header("x-a", 1).format("raw");
    for await (const page of pages(chain.request({ cache: "no-store" }), send)) expect(page).toBe("[]");

    const [first, second] = requests;
    expect(second).toEqual({ ...first, url: "https://ghe.example/api/x?page=2" });
    const headers = { accept: "application/vnd.github.v3.raw", "x-a": "1" };
    expect(first).toMatchObject({ url: "https://ghe.example/api/x?size=2", cache: "no-store", headers });
  });

  test("are checked by its schema (G14)", async () => {
    const { send } = replying({ body: [1], link: "/x?page=2" }, { body: [2] });
    const first: StandardSchema<number[]> = {
      "~standard": {
        version: 1,
        vendor: "test",
        validate: (value) => (String(value) === "1" ? { value: [1] } : { issues: [{ message: "no" }] }),
      },
    };
    const reading = pages(acme.route("GET /x").returns(first), send);
    expect(await reading.next()).toEqual({ done: false, value: [1] });
    expect(await caught(reading.next())).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
  });

  test("pass finalize() (A7)", async () => {
    const seen: (string | undefined)[] = [];
    class Signed extends Endpoint {
      static override readonly vendor = { baseUrl: "https://acme.example" };
      protected override finalize(request: RequestOptions, { route }: FinalizeContext): RequestOptions {
        seen.push(`${request.url} of ${route}`);
        return request;
      }
    }
    const { send } = replying({ link: "/x?page=2" }, {});
    for await (const _ of pages(new Signed().route("GET /x"), send)) void _;
    expect(seen).toEqual(["https://acme.example/x of GET /x", "https://acme.example/x?page=2 of undefined"]);
  });
});

describe("links", () => {
  const all = async (base: string, ...replies: readonly Reply[]): Promise<string[]> => {
    const { send, urls } = replying(...replies);
    for await (const _ of pages(Endpoint.for({ baseUrl: base }).route("GET /orders"), send)) void _;
    return urls;
  };

  test("are followed, each when its page is asked for", async () => {
    const { send, urls } = replying({ link: "/orders?page=2" }, {});
    const reading = pages(acme.route("GET /orders"), send);
    expect(urls).toEqual([]);
    await reading.next();
    expect(urls).toEqual(["https://acme.example/orders"]);
    await reading.next();
    expect(urls).toEqual(["https://acme.example/orders", "https://acme.example/orders?page=2"]);
    expect(await reading.next()).toEqual({ done: true, value: undefined });
  });

  test("are relative to the url that answered", async () => {
    const moved = { link: "?page=2", url: "https://acme.example/v2/orders" };
    expect(await all("https://acme.example", moved, {})).toEqual([
      "https://acme.example/orders",
      "https://acme.example/v2/orders?page=2",
    ]);
  });

  test("of a host that a redirect led to are not those of the page, and are refused (C14)", async () => {
    const moved = { link: "/orders?page=2", url: "https://evil.example/orders" };
    expect(await caught(all("/api", moved))).toMatchObject({ code: "ERR_UNSAFE_ORIGIN" });
    expect(await caught(all("https://acme.example", moved))).toMatchObject({ code: "ERR_UNSAFE_ORIGIN" });
  });

  test.each(["/api/orders?page=2", "?page=2", "https://app.example/api/orders?page=2"])(
    "in a page: %s (C14)",
    async (link) => {
      const url = "https://app.example/api/orders";
      expect(await all("/api", { link, url }, {})).toEqual(["/api/orders", "/api/orders?page=2"]);
    },
  );

  test("nextLink() takes the path of a page as its base", () => {
    const link = (target: string) => nextLink({ link: `<${target}>; rel="next"` }, "/api/orders?a=1");
    expect(link("?page=2")).toBe("/api/orders?page=2");
    expect(link("/x")).toBe("/x");
    expect(link("https://acme.example/x")).toBe("https://acme.example/x");
  });
});

test.each([
  ["a request", acme.build("GET /x"), sendWith(fetch), undefined],
  ["a fetch", acme.route("GET /x"), fetch, undefined],
  ["next that is no function", acme.route("GET /x"), sendWith(fetch), 5],
])("refuses %s", (_, chain, send, reader) => {
  expect(() => pages(chain as never, send as never, { next: reader as never })).toThrow(coded("ERR_INVALID_OPTION"));
});

describe("pages end (G18)", () => {
  /** A fetch that would answer for ever, and the number of its calls. */
  const endless = (body: (count: number) => unknown, link?: (count: number) => string) => {
    const calls = { count: 0 };
    const send = sendWith(async () => {
      calls.count += 1;
      if (calls.count > 99) throw new Error("asks without end");
      const headers = {
        "content-type": "application/json",
        ...(link && { link: `<${link(calls.count)}>; rel="next"` }),
      };
      return new Response(JSON.stringify(body(calls.count)), { headers });
    });
    return { send, calls };
  };
  interface Body {
    next: string | null;
  }
  const orders = acme.route("GET /orders").returns<Body>();
  const read = async (pagesOf: AsyncIterable<unknown>): Promise<number> => {
    let count = 0;
    for await (const page of pagesOf) count += Number(page !== undefined);
    return count;
  };

  test.each<[kind: string, next: unknown, cursor: (next: string) => object | string | null]>([
    ["null in parameters", null, (cursor) => ({ cursor })],
    ["an empty text in parameters, as Slack's", "", (cursor) => ({ cursor })],
    ["no member", undefined, (cursor) => ({ cursor })],
    ["several that are none", null, (cursor) => ({ cursor, after: "", page: undefined })],
    ["no parameters", "", () => ({})],
    ["null", null, () => null],
  ])("by %s", async (_, value, cursor) => {
    const { send, calls } = endless(() => ({ next: value }));
    expect(await read(pages(orders, send, { next: (body) => cursor(body.next!) as object }))).toBe(1);
    expect(calls.count).toBe(1);
  });

  test.each<[kind: string, calls: number, chain: typeof orders, next: (body: Body) => object]>([
    ["the same cursor", 2, orders, () => ({ cursor: "a" })],
    ["the cursor of the first page", 1, orders.param("cursor", "a"), () => ({ cursor: "a" })],
    ["a cursor that the server ignores", 1, orders.param("limit", 5), () => ({ limit: 5, cursor: null })],
    ["numbers and dates", 2, orders, () => ({ page: 2n, since: new Date(0) })],
    [
      "a cursor of a POST",
      1,
      acme.route("POST /search").param("cursor", "a").returns<Body>() as never,
      () => ({ cursor: "a" }),
    ],
    ["a cycle", 4, orders, ({ next }) => ({ cursor: next })],
  ])("by %s: an error that names it", async (_, most, chain, next) => {
    const { send, calls } = endless((count) => ({ next: ["a", "b", "c"][count % 3] }));
    const error = await caught(read(pages(chain, send, { next })));
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE", names: Object.keys(next({ next: "a" })) });
    expect(calls.count).toBe(most);
  });

  test.each<[kind: string, calls: number, link: (count: number) => string]>([
    ["its own page", 1, () => "/orders"],
    ["its own page, with another fragment", 1, (count) => `/orders#${count}`],
    ["the page before", 2, (count) => `/orders${count % 2 ? "?page=2" : ""}`],
    ["a cycle of three", 4, (count) => `/orders?page=${count % 3}`],
  ])("by a link to %s", async (_, most, link) => {
    const { send, calls } = endless(() => [], link);
    const error = await caught(read(pages(acme.route("GET /orders"), send)));
    expect(error).toMatchObject({ code: "ERR_INVALID_RESPONSE", names: ["link"] });
    expect(error.message).not.toContain("acme.example");
    expect(calls.count).toBe(most);
  });

  test("a body that cannot be compared, and that has no cursor, goes on", async () => {
    const { send, calls } = endless((count) => ({ next: count < 3 ? `c${count}` : null }));
    const chain = acme.route("POST /search{?cursor}").data(new FormData()).returns<Body>();
    expect(await read(pages(chain, send, { next: ({ next }) => ({ cursor: next }) }))).toBe(3);
    expect(calls.count).toBe(3);
  });
});

test("an error of the second page has the route, and shows no credential of the vendor (G14)", async () => {
  const keyed = Endpoint.for({ baseUrl: "https://acme.example", credentials: ["license"] });
  const answers = [
    new Response("[]", {
      headers: { "content-type": "application/json", link: '</orders?license=l1cense>; rel="next"' },
    }),
    new Response("no l1cense", { status: 403 }),
  ];
  const reading = pages(
    keyed.route("GET /orders"),
    sendWith(async () => answers.shift()!),
  );
  await reading.next();
  const error = await caught(reading.next());
  expect(error).toMatchObject({ route: "GET /orders", message: "GET /orders failed with status 403: no ***" });
});

test("the stream of a page that is left fails, so that no connection waits for it (G16)", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const start = (as: "stream" | "text") => {
    const send = sendWith(async (_, { signal }: { signal?: AbortSignal }) => {
      signals.push(signal);
      return new Response("a", { headers: { link: `</orders?page=${signals.length}>; rel="next"` } });
    });
    return pages(acme.route("GET /orders").returns(undefined, { as }), send);
  };
  for (const leave of ["next", "return"] as const) {
    signals.length = 0;
    const reading = start("stream");
    await reading.next();
    expect(signals[0]).toMatchObject({ aborted: false });
    await reading[leave]();
    expect(signals[0]).toMatchObject({ aborted: true, reason: { message: expect.stringContaining("left") } });
    await reading.return();
  }
  const { signal } = new AbortController();
  const own = pages(acme.route("GET /orders").signal(signal).returns(undefined, { as: "stream" }), {
    withResponse: sendWith(async (_, init: { signal: AbortSignal }) => {
      signals.push(init.signal);
      return new Response("a");
    }).withResponse,
  });
  signals.length = 0;
  for await (const page of own) expect([page, signals[0]?.aborted]).toEqual([expect.any(ReadableStream), false]);
  expect(signals[0]?.aborted).toBe(true);
  expect(signal.aborted).toBe(false);

  signals.length = 0;
  const texts = start("text");
  await texts.next();
  expect(signals).toEqual([undefined]);
});
