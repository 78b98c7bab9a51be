// H11: a chain as the options of an infinite query. examples/frameworks/react tests it with TanStack Query itself.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { toQueryKey } from "../../src/adapters/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { sendWith, type StandardSchema } from "../../src/response/index.js";
import { toInfiniteQuery, type InfiniteQuery } from "../../src/tanstack-query/index.js";
import { caught } from "../response/caught.js";
import { listen } from "../response/server.js";
import { thrownBy } from "../thrown-by.js";

/** The `link` header of each url, and what the server got. */
let links: Readonly<Record<string, string>> = {};
let received: { readonly url: string | undefined; readonly headers: Readonly<Record<string, unknown>> }[] = [];
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(({ url, headers }, response) => {
    received.push({ url, headers });
    const link = links[url!];
    response.writeHead(200, { "content-type": "application/json", ...(link && { link: `<${link}>; rel="next"` }) });
    response.end(JSON.stringify([url]));
  });
});
afterAll(() => {
  server.stop();
});
beforeEach(() => {
  received = [];
  links = { "/orders?size=2": "/orders?size=2&page=2", "/orders?size=2&page=2": `${server.origin}/orders?page=3` };
});

const send = sendWith(fetch);
const acme = (): Endpoint =>
  Endpoint.for({ baseUrl: server.origin, headers: { authorization: "Bearer secret" } }).withDefaults({
    size: 2,
  });
const signal = new AbortController().signal;

/** Loads all pages, as TanStack Query does. */
async function pagesOf({ queryFn, initialPageParam, getNextPageParam }: InfiniteQuery<unknown>): Promise<unknown[]> {
  const pages: unknown[] = [];
  let pageParam: string | object | null | undefined = initialPageParam;
  while (pageParam !== undefined) {
    const last = await queryFn({ signal, pageParam });
    pages.push(last.page);
    pageParam = getNextPageParam(last);
  }
  return pages;
}

test("follows the links from page to page, with the headers of the chain and no default parameters (H7)", async () => {
  const orders = acme().route("GET /orders").header("x-a", 1).returns<string[]>();
  const query = toInfiniteQuery(orders, send, { scope: "mona" });

  expect(query.queryKey).toStrictEqual([...toQueryKey(orders.build(), { scope: "mona" }), "pages"]);
  expect(await pagesOf(query)).toEqual([["/orders?size=2"], ["/orders?size=2&page=2"], ["/orders?page=3"]]);
  const headers = expect.objectContaining({ authorization: "Bearer secret", "x-a": "1" });
  expect(received).toEqual(received.map((each) => ({ ...each, headers })));
});

test("keeps the options of the chain for later pages: media type, base url, options for the client", async () => {
  const requests: RequestOptions[] = [];
  const sent = sendWith(async (url, init) => {
    requests.push({ url, ...init });
    return Promise.resolve(new Response("[]", { headers: { link: '</x?page=2>; rel="next"' } }));
  });
  const github = new Endpoint({ headers: { authorization: "secret" } });
  const chain = github.route("GET /x").baseUrl("https://ghe.example/api").format("raw").request({ cache: "no-store" });
  const { queryFn } = toInfiniteQuery(chain, sent, { scope: 1 });
  await queryFn({ signal, pageParam: null });
  await queryFn({ signal, pageParam: "https://ghe.example/api/x?page=2" });

  const [first, second] = requests;
  expect(second).toEqual({ ...first, url: "https://ghe.example/api/x?page=2" });
  expect(first).toMatchObject({ cache: "no-store", headers: { accept: "application/vnd.github.v3.raw" } });
});

test("checks each page with the schema of the chain (G14)", async () => {
  const first: StandardSchema<string[]> = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) =>
        String(value).includes("page") ? { issues: [{ message: "no" }] } : { value: value as string[] },
    },
  };
  const { queryFn } = toInfiniteQuery(acme().route("GET /orders").returns(first), send, { scope: 1 });
  const { page, next } = await queryFn({ signal, pageParam: null });
  expect(page).toEqual(["/orders?size=2"]);
  expect(await caught(queryFn({ signal, pageParam: next! }))).toMatchObject({ code: "ERR_INVALID_RESPONSE" });
});

test("calls finalize() for each page (A7)", async () => {
  class Signed extends Endpoint {
    static override readonly vendor = { baseUrl: server.origin };
    protected override finalize(request: RequestOptions): RequestOptions {
      return { ...request, headers: { ...request.headers, "x-signed": request.url } };
    }
  }
  await pagesOf(toInfiniteQuery(new Signed({ size: 2 }).route("GET /orders"), send, { scope: 1 }));
  expect(received.map(({ url, headers }) => headers["x-signed"] === `${server.origin}${url}`)).toEqual([
    true,
    true,
    true,
  ]);
});

test("waits with the skipToken of TanStack Query", () => {
  const skipToken = Symbol("skipToken");
  expect(toInfiniteQuery(skipToken, send, { scope: 1 })).toMatchObject({ queryKey: ["waiting"], queryFn: skipToken });
});

describe("throws", () => {
  const call = toInfiniteQuery as unknown as (...args: unknown[]) => unknown;

  test.each([
    ["a request", () => acme().build("GET /x")],
    ["nothing", () => undefined],
  ])("for %s in place of a chain", (_, chain) => {
    expect(thrownBy(() => call(chain(), send, { scope: 1 }))).toMatchObject({ code: "ERR_INVALID_OPTION" });
  });

  test.each([[undefined], [fetch]])("for %p, which returns no response beside the body", (other) => {
    expect(thrownBy(() => call(acme().route("GET /x"), other, { scope: 1 }))).toMatchObject({
      code: "ERR_INVALID_OPTION",
    });
  });
});
