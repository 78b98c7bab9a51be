import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../src/adapters/index.js";
import { explain } from "../src/explain/index.js";
import { Endpoint, EndpointError, RequestBuilder, type Buildable, type Unrouted } from "../src/index.js";
import { coded } from "./coded.js";
import { untyped } from "./untyped.js";

const github = new Endpoint();
const OPTION_NAMES = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"];

describe("RequestBuilder: a chain expresses the same request as options", () => {
  test("supports every option", () => {
    const request = { signal: new AbortController().signal };
    const chain = github
      .builder()
      .method("put")
      .url("/repos/{owner}/{repo}/x{?q}")
      .baseUrl("https://github.example/api/v3")
      .param("owner", "octocat")
      .params({ repo: "hello", q: 1, name: "x" })
      .header("X-One", 1)
      .headers({ "x-two": "2", "x-three": null })
      .preview("mercy")
      .previews(["symmetra"])
      .format("raw")
      .request(request);
    const options = {
      baseUrl: "https://github.example/api/v3",
      headers: { "x-one": "1", "x-two": "2" },
      mediaType: { previews: ["mercy", "symmetra"], format: "raw" },
      request,
    };
    const parameters = { owner: "octocat", repo: "hello", q: 1, name: "x" };
    expect(chain).toBeInstanceOf(RequestBuilder);
    expect(chain.build()).toStrictEqual(github.build("PUT /repos/{owner}/{repo}/x{?q}", parameters, options));
    expect(chain.merge()).toStrictEqual(github.merge("PUT /repos/{owner}/{repo}/x{?q}", parameters, options));
    expect(() => chain.data("text").build()).toThrow(expect.objectContaining({ names: ["name"] }));
    expect(github.parse(chain.merge())).toStrictEqual(chain.build());
    expect(chain.to((built) => ({ built }))).toStrictEqual({ built: chain.build() });
  });

  test("uses the defaults and the policy of its endpoint", () => {
    const endpoint = new Endpoint({ org: "octokit", headers: { "x-a": "1" } }).withPolicy({ arrays: "repeat" });
    expect(endpoint.route("/orgs/{org}/x").param("a", [1, 2]).build()).toStrictEqual(
      endpoint.build("/orgs/{org}/x", { a: [1, 2] }),
    );
    expect(endpoint.builder().url("/x").build().url).toBe("https://api.github.com/x?org=octokit");
    expect(new Endpoint({ url: "/x", method: "POST" }).builder().build()).toMatchObject({ method: "post" });
  });

  test("lets later steps override the method, the url or the whole route", () => {
    const chain = github.route("POST /x");
    expect(chain.url("/y").build()).toMatchObject({ method: "post", url: "https://api.github.com/y" });
    expect(chain.method("put").build()).toMatchObject({ method: "put", url: "https://api.github.com/x" });
    expect(chain.route("/z").build()).toMatchObject({ method: "get", url: "https://api.github.com/z" });
    expect(github.builder().url("/y").method("put").route("DELETE /x").build()).toMatchObject({ method: "delete" });
  });

  test("treats a route without a method as a GET, whatever an earlier route or a default set (Rules for build 2; B1)", () => {
    const posts = new Endpoint({ method: "POST" });
    expect(posts.route("/x").build().method).toBe("get");
    expect(posts.builder().route("/x").build().method).toBe("get");
    expect(github.route("POST /x").route("/y").build().method).toBe("get");
    expect(github.builder().method("put").route("HEAD /x").route("/y").build().method).toBe("get");
  });

  test("prefers method() to the GET that a route without a method implies, before or after it (B1)", () => {
    const after = github.route("/markdown").method("POST").param("text", "Hello");
    const start = github.builder().method("POST");
    const before = [
      start.route("/markdown"),
      start.param("text", "old").route("/markdown"),
      start.route("/other").route("/markdown"),
      github.route("HEAD /x").method("POST").route("/markdown"),
      github.route("/x").method("POST").method(undefined).route("/markdown"),
      github.builder().method("PUT").method("post").route("/markdown"),
      new Endpoint({ method: "PUT", url: "/x" }).builder().method("POST").route("/markdown"),
    ];
    expect(after.build()).toMatchObject({ method: "post", url: "https://api.github.com/markdown" });
    expect(after.build().body).toStrictEqual({ text: "Hello" });
    for (const one of before as readonly Buildable<unknown>[]) {
      const chain = (one as Unrouted).param("text", "Hello");
      expect(chain.build()).toStrictEqual(after.build());
      expect(chain.merge()).toStrictEqual(after.merge());
      expect(github.parse(chain.merge())).toStrictEqual(after.build());
      expect(explain(chain).request).toStrictEqual(after.build());
    }
  });

  test("lets a later route with a method override method() (B1)", () => {
    expect(github.builder().method("POST").route("GET /x").build().method).toBe("get");
    expect(github.builder().route("GET /x").method("POST").build().method).toBe("post");
  });
});

describe("later steps override earlier ones (A4)", () => {
  test("resets the format with an empty string and a header with null", () => {
    const { headers } = github.route("/x").format("raw").format("").header("x-a", "1").header("X-A", null).build();
    expect(headers).toStrictEqual(github.build("/x").headers);
  });

  test("ignores undefined (A5)", () => {
    const chain = github
      .route("POST /x")
      .baseUrl("https://a.example")
      .param("a", 1)
      .header("x-a", "1")
      .format("raw")
      .preview("mercy")
      .request({ a: 1 });
    const same = chain
      .method(undefined)
      .url(undefined)
      .baseUrl(undefined)
      .param("a", undefined)
      .params({ a: undefined })
      .params(undefined)
      .header("x-a", undefined)
      .headers({ "x-a": undefined })
      .headers(undefined)
      .format(undefined)
      .preview(undefined)
      .previews(undefined)
      .data(undefined)
      .request(undefined);
    expect(same.build()).toStrictEqual(chain.build());
    const data = github.route("POST /x").data("text");
    expect(data.data(undefined).build().body).toBe("text");
  });
});

test("param() always sets a parameter, beside the option of its name (B5)", () => {
  for (const name of OPTION_NAMES) {
    for (const value of ["https://evil.example/x", { accept: "x" }, null, ["DELETE"]]) {
      const chain = github.route("POST /x").headers({ "x-a": "1" }).request({ a: 1 });
      for (const built of [chain.param(name, value).build(), chain.params({ [name]: value }).build()])
        expect(built).toMatchObject({
          method: "post",
          url: "https://api.github.com/x",
          headers: { accept: "application/vnd.github.v3+json", "x-a": "1" },
          request: { a: 1 },
          body: { [name]: value },
        });
    }
    expect(github.route("GET /x").param(name, "v").build().url).toBe(`https://api.github.com/x?${name}=v`);
    expect(github.route(`POST /x/{${name}}`).param(name, "v").build().url).toBe("https://api.github.com/x/v");
  }
});

describe("a step copies its arguments when it is called", () => {
  test("copies params, headers and previews", () => {
    const [params, headers, previews] = [{ a: 1 }, { "x-a": "1" }, ["mercy"]];
    const chain = github.route("POST /x").params(params).headers(headers).previews(previews);
    const before = chain.build();
    params.a = 2;
    headers["x-a"] = "2";
    previews.push("symmetra");
    expect(chain.build()).toStrictEqual(before);
  });

  test("supports long chains", () => {
    let chain = github.route("POST /x");
    for (let index = 0; index < 20_000; index += 1) chain = chain.param(`p${index % 10}`, index);
    expect(chain.build().body).toHaveProperty("p9", 19_999);
  });
});

test("to() needs a function (F1)", () => {
  expect(() => github.route("GET /user").to(5 as never)).toThrow(coded("ERR_INVALID_OPTION", ["adapter"]));
});

test("new RequestBuilder(endpoint) is endpoint.builder(), and takes nothing else", () => {
  const create = (of: unknown): Unrouted => new (RequestBuilder as unknown as new (of: unknown) => Unrouted)(of);
  const api = new Endpoint({ a: 1 }).withPolicy({ arrays: "repeat" });
  expect(create(api).route("/x").param("b", [1, 2]).build()).toStrictEqual(api.build("/x", { b: [1, 2] }));
  for (const wrong of [undefined, {}, Endpoint, Object.create(api), api.builder(), api.DEFAULTS])
    expect(() => create(wrong)).toThrow(coded("ERR_INVALID_OPTION"));
});

describe("RequestBuilder: each step validates its arguments immediately", () => {
  const start = new Endpoint().route("POST /x/{a}");

  test.each<[name: string, step: () => unknown, code: string]>([
    ["route: empty", () => start.route(""), "ERR_INVALID_ROUTE"],
    ["route: a number", () => start.route(5 as never), "ERR_INVALID_ROUTE"],
    ["route: an unknown method", () => start.route("FOO /x"), "ERR_INVALID_METHOD"],
    ["route: an invalid template", () => start.route("GET /{x"), "ERR_INVALID_TEMPLATE"],
    ["method: an unknown method", () => start.method("FOO"), "ERR_INVALID_METHOD"],
    ["url: an invalid template", () => start.url("/{x"), "ERR_INVALID_TEMPLATE"],
    ["url: a number", () => start.url(5 as never), "ERR_INVALID_OPTION"],
    ["baseUrl: two slashes", () => start.baseUrl("//x"), "ERR_INVALID_BASE_URL"],
    ["param: a name that is a number", () => start.param(5 as never, 1 as never), "ERR_INVALID_OPTION"],
    ["params: a list", () => start.params([] as never), "ERR_INVALID_OPTION"],
    ["header: a name with a space", () => start.header("a b", "x"), "ERR_INVALID_HEADER"],
    ["header: a value with a line break", () => start.header("x-a", "x\r\ny"), "ERR_INVALID_HEADER"],
    ["headers: a Headers object", () => start.headers(new Headers() as never), "ERR_INVALID_OPTION"],
    ["headers: one invalid value", () => start.headers({ ok: "x", "x-a": NaN }), "ERR_INVALID_HEADER"],
    ["preview: an invalid name", () => start.preview("a b"), "ERR_INVALID_MEDIA_TYPE"],
    ["previews: a string", () => start.previews("mercy" as never), "ERR_INVALID_OPTION"],
    ["format: an invalid name", () => start.format("a b"), "ERR_INVALID_MEDIA_TYPE"],
    ["request: null", () => start.request(null as never), "ERR_INVALID_OPTION"],
  ])("rejects %s", (_, step, code) => {
    expect(step).toThrow(coded(code));
    expect(step).toThrow(EndpointError);
    expect(start.param("a", 1).build().url).toBe("https://api.github.com/x/1");
  });

  test("build() reports errors that only the complete request can have", () => {
    expect(() => new Endpoint().route(untyped("POST /x/{a}")).build()).toThrow(coded("ERR_MISSING_PARAMETER", ["a"]));
    expect(() =>
      new Endpoint()
        .route("/x")
        .data("text" as never)
        .build(),
    ).toThrow(expect.objectContaining({ names: ["data"] }));
    expect(() => new Endpoint().builder().build()).toThrow(coded("ERR_INVALID_ROUTE"));
    expect(() => start.param("a", NaN).build()).toThrow(expect.objectContaining({ names: ["a"] }));
  });
});

// They go into `request`, from where adapters take them.
describe("timeout() and signal() set options for the client", () => {
  const chain = github.route("/user");
  const { signal } = new AbortController();

  test("beside others", () => {
    expect(chain.timeout(500).build().request).toStrictEqual({ timeout: 500 });
    expect(chain.signal(signal).build().request).toStrictEqual({ signal });
    const { request } = chain.request({ redirect: "error" }).timeout(500).signal(signal).build();
    expect(request).toStrictEqual({ redirect: "error", timeout: 500, signal });
    expect((request as { signal: unknown }).signal).toBe(signal);
  });

  test("later values override earlier ones and those of defaults; undefined changes nothing (A4, A5)", () => {
    expect(chain.timeout(500).timeout(600).build().request).toStrictEqual({ timeout: 600 });
    expect(chain.request({ timeout: 500 }).timeout(undefined).signal(undefined).build().request).toStrictEqual({
      timeout: 500,
    });
    expect(chain.timeout(undefined).build()).not.toHaveProperty("request");
    const agent = new Endpoint({ request: { agent: 1, timeout: 1 } });
    expect(agent.route("/x").timeout(2).build().request).toStrictEqual({ agent: 1, timeout: 2 });
    expect(agent.route("/x").timeout(2).merge().request).toStrictEqual({ agent: 1, timeout: 2 });
  });

  test.each([0, -1, 0.5, NaN, Infinity, 2 ** 31, "500", null, {}])("a time-out of %p is an error", (milliseconds) => {
    expect(() => chain.timeout(milliseconds as number)).toThrow(coded("ERR_INVALID_OPTION"));
  });

  test("the longest time-out of a timer is none", () => {
    expect(chain.timeout(2 ** 31 - 1).build().request).toStrictEqual({ timeout: 2_147_483_647 });
  });

  test("a signal must be an AbortSignal", () => {
    for (const value of [null, {}, { aborted: false }, "x", 5, new AbortController()]) {
      expect(() => chain.signal(value as never)).toThrow(coded("ERR_INVALID_OPTION"));
    }
  });

  test("the time-out ends the signal of fetch", async () => {
    const [, init] = chain.timeout(1).to(toFetch);
    await new Promise((resolve) => {
      init.signal!.addEventListener("abort", resolve);
    });
    expect((init.signal!.reason as Error).name).toBe("TimeoutError");
  });
});
