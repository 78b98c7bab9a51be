// Decisions C7 and D5: which origin a request goes to, and which credentials with it.
import { json, parsed } from "./expected.mjs";
import { API } from "./faces.mjs";

const UNSAFE = "ERR_UNSAFE_ORIGIN";
const TEMPLATE = "ERR_INVALID_TEMPLATE";
const BASE_URL = "ERR_INVALID_BASE_URL";
const TRUSTING = { policy: { trustedOrigins: [API, "https://uploads.github.com"] } };

const SECRETS = { authorization: "token a", cookie: "b=c", "proxy-authorization": "Basic d" };
const SECRET = { defaults: { headers: { ...SECRETS, "x-a": "1" } } };
const SEALED = { ...SECRET, ...TRUSTING };
const ACME = { name: "acme", baseUrl: "https://api.acme.example", credentials: ["x-key"] };
const OF_ACME = { vendor: ACME, defaults: { headers: { ...SECRETS, "x-key": "k", "x-a": "1" } } };
const TOKEN = { authorization: "token b" };
const PAGE = { vendor: { name: "page", baseUrl: "/" } };
const KEYED = { name: "keyed", baseUrl: "https://api.acme.example", credentials: ["key"] };

/** @type {readonly import("./faces.mjs").Section[]} */
export const origins = [
  {
    title: "C7: a full url, and a base url",
    rows: [
      ["GET ftp://a.example/x", {}, TEMPLATE],
      ["GET https://a:b@c.example/x", {}, TEMPLATE],
      ["/x", { baseUrl: "https://a.example/b/" }, "https://a.example/b/x"],
      ...["a.example", "ftp://a.example", "https://a:b@c.example", "https://a.example/?b", "https://a.example/#b", "https://a.example/.."].flatMap(
        (baseUrl) =>
          /** @type {import("./faces.mjs").Row[]} */ ([
            ["/x", { baseUrl }, BASE_URL],
            ["/x", {}, BASE_URL, { defaults: { baseUrl } }],
          ]),
      ),
      ["https://a.example:99999/x", {}, TEMPLATE],
      ["https://[::1/x", {}, TEMPLATE],
      ["https://{t}@a.example", { t: 1 }, TEMPLATE],
      ["mailto:a", {}, TEMPLATE],
      ["https://bücher.example/x", {}, "https://xn--bcher-kva.example/x"],
      ["http://bücher.example/x?u=https://bücher.example", {}, "http://xn--bcher-kva.example/x?u=https://b%C3%BCcher.example"],
      ["/x?u=https://bücher.example", {}, "/x?u=https://b%C3%BCcher.example"],
      ["https://bü\uff0ecom.example/x", {}, TEMPLATE],
      ["https://com\uff0ebü.example/x", {}, TEMPLATE],
      ["a/b:c", {}, "/a/b:c"],
      ["/x", {}, "http://localhost:8080/api/x", { defaults: { baseUrl: "http://localhost:8080/api/" } }],
      ["a{?b}", { b: 1, baseUrl: "https://example.com/api/v3" }, "https://example.com/api/v3/a?b=1"],
      ["?q=1", { baseUrl: "https://example.com/api" }, "https://example.com/api/?q=1"],
      ["/", { baseUrl: "HTTPS://Example.com/a%20b" }, "HTTPS://Example.com/a%20b/"],
      ["HTTPS://Example.COM:443/A%2fb?x#y", {}, "HTTPS://Example.COM:443/A%2fb?x#y"],
      ["https://example.com#y", {}, "https://example.com#y"],
      ["https:/example.com", {}, TEMPLATE],
      ["https:example.com", {}, TEMPLATE],
      ["javascript:alert(1)", {}, TEMPLATE],
      ["https://@example.com/a", {}, TEMPLATE],
      ["https:///a", {}, TEMPLATE],
      ["/x", {}, "https://[::1]/x", { defaults: { baseUrl: "https://[::1]" } }],
    ],
  },
  {
    title: "C7: a value may not choose the origin",
    rows: [
      ["{+x}", { x: "@evil.example" }, "/@evil.example"],
      ["{x}", { x: ".evil.example" }, "/.evil.example"],
      ["GET {/x}", { x: "a" }, "/a"],
      ["GET {/x}", {}, "/"],
      ["{+a}?u={+b}", { a: "/x", b: "https://evil.example" }, "/x?u=https://evil.example"],
      ["GET https://{t}.example.com/x", { t: "acme-1" }, "https://acme-1.example.com/x"],
      ["https://{a}.{b}.example.com:8443/x", { a: "eu", b: "ACME" }, "https://eu.ACME.example.com:8443/x"],
      ...["evil.net/", "evil.com#", "a.b", "a@b", "a:b", "a_b", "é", "%2e", "\\"].map(
        (t) => /** @type {import("./faces.mjs").Row} */ (["https://{t}.example.com/x", { t }, [UNSAFE, "t"]]),
      ),
      ["https://{t}.example.com/x", { t: "" }, ["ERR_MISSING_PARAMETER", "t"]],
      ["https://api.{region}.example.com/", { region: "eu-west-1" }, "https://api.eu-west-1.example.com/"],
      ["http://{t}.eu.example.com/x", { t: "a" }, "http://a.eu.example.com/x"],
      ["https://{t}.example.com{b}/x", { t: "a", b: "evil" }, [UNSAFE, "t", "b"]],
      ["https://{t}.x{y}.example.com/", { t: "a", y: "b" }, [UNSAFE, "t", "y"]],
      ["https://x{y}.{t}.example.com/", { t: "a", y: "b" }, [UNSAFE, "t", "y"]],
      ["https://a.example{x}{/z}/{w}", { x: "b", z: "c", w: "d" }, [UNSAFE, "x"]],
      // Of the values behind the host, those that continue it are named.
      ["https://a.example{/x}{y}{z}", { y: ".evil", z: ".example" }, [UNSAFE, "y", "z"]],
      ["https://a.example{/x}{+y}{z}", { y: ".evil.example/b", z: "c" }, [UNSAFE, "y"]],
      ["https://a.example{/x}{y}{+z}", { y: ".evil.example", z: "/c" }, [UNSAFE, "y"]],
      ["https://a.example{/x}{y}/b{z}", { y: ".evil.example", z: "c" }, [UNSAFE, "y"]],
      ["https://a.example{/x}{.y}", { x: "b", y: "c" }, "https://a.example/b.c"],
      ["https://a.example{/x}{.y}/z", { x: "b", y: "c" }, "https://a.example/b.c/z"],
      ["https://{t}.example.com/{+x}{?y}", { t: 7, x: "b/c", y: 1 }, "https://7.example.com/b/c?y=1"],
      ["https://{t}.0.0.0x7f/", { t: "127" }, UNSAFE],
      ["https://api{?x}.github.com", { x: 1 }, UNSAFE],
      ["https://api.example.com{/x}{y}", { y: ".evil.example" }, UNSAFE],
      ["https://{+host}/x", { host: "api.github.com@evil.example" }, [UNSAFE, "host"]],
      ["https://{host}/x", { host: "api.github.com" }, "/x"],
      ["https://{host}", { host: "api.github.com" }, API],
      ["https://api.github.com:{port}/x", { port: 8443 }, [UNSAFE, "port"]],
      ["{+scheme}://api.github.com/x", { scheme: "http" }, [UNSAFE, "scheme"]],
      ["{+base}/{x}", { base: "https://evil.example", x: 1 }, [UNSAFE, "base"]],
      ["{+base}/x", { base: API }, "/x"],
      ["{+base}/{x}", { base: `${API}/a`, x: ".." }, ["ERR_UNSAFE_PATH", "x"]],
      ["{+base}/{x}", { base: `${API}/a//b`, x: 1 }, ["ERR_UNSAFE_PATH", "base"]],
      ["{+x}", { x: `${API}/a//b?c=../d#e` }, "/a//b?c=../d#e"],
      ["{+x}", { x: `${API}/a\tb` }, ["ERR_UNSAFE_PATH", "x"]],
      ["{+x}", { x: `${API}/a\\b` }, ["ERR_UNSAFE_PATH", "x"]],
      ["{+x}{&y}", { x: `${API}/a\\b`, y: 1 }, ["ERR_UNSAFE_PATH", "x"]],
      ["{+x}{&y}", { x: `${API}/a`, y: "b\\c" }, "/a?y=b%5Cc"],
      ["{+x}", { x: "https:\\\\evil.example" }, UNSAFE],
      ["{+x}", { x: "javascript:alert(1)" }, UNSAFE],
      ["https://{t}.1.1.1/x", { t: "1" }, UNSAFE],
      ["https://{host}/x", { host: "evil.example" }, [UNSAFE, "host"]],
      ["https://api.github.com{x}", { x: ".evil.example" }, [UNSAFE, "x"]],
      ["https://{t}.example.com{/path}{.ext}", { t: "a", ext: "evil.net" }, [UNSAFE, "ext"]],
      ["https://{t}.example.com{/v}@evil.net/x", { t: "a" }, [UNSAFE, "v"]],
      ["https://{t}.example.com{/path}{.ext}", { t: "a", path: "x", ext: "json" }, "https://a.example.com/x.json"],
      ["GET {+next}", { next: `${API}/x?page=2` }, "/x?page=2"],
      ["GET {+next,q}", { next: `${API}/x`, q: "a\\b" }, ["ERR_UNSAFE_PATH", "q"]],
      ["GET {+next}", { next: "https://evil.example/x" }, [UNSAFE, "next"]],
      ["GET {+next}", { next: "http://a.example/b//c" }, "http://a.example/b//c", { defaults: { baseUrl: "http://a.example" } }],
      ["GET {+next}", { next: "https://user@api.github.com/a" }, [UNSAFE, "next"]],
      ["GET {+next}", { next: "https://api.github.com\\@evil.example/a" }, [UNSAFE, "next"]],
      ["GET {+next}", { next: "https://uploads.github.com/x" }, "https://uploads.github.com/x", TRUSTING],
      ["GET {+next}", { next: "http://uploads.github.com/x" }, [UNSAFE, "next"], TRUSTING],
      ["GET ht{+x}", { x: "tps://evil.example/x" }, [UNSAFE, "x"]],
      ["GET /{+x}", { x: "/evil.example" }, ["ERR_UNSAFE_PATH", "x"], PAGE],
      ["GET {+x}", { x: "//evil.example/x" }, ["ERR_UNSAFE_PATH", "x"], PAGE],
      ["GET {+x}", { x: "https://evil.example/x" }, [UNSAFE, "x"], PAGE],
    ],
  },
  {
    title: "D5: credentials of defaults go to the vendor's own origins, or to trusted ones",
    rows: [
      ["/x", {}, { headers: { ...SECRETS, "x-a": "1" } }, SEALED],
      ["HTTPS://Uploads.GitHub.com:443/x", {}, { headers: { ...SECRETS, "x-a": "1" } }, SEALED],
      ["https://evil.example/x", {}, { headers: { "x-a": "1" } }, SEALED],
      ["http://api.github.com/x", {}, { headers: { "x-a": "1" } }, SEALED],
      ["/x", { baseUrl: "https://evil.example" }, { url: "https://evil.example/x", headers: { "x-a": "1" } }, SEALED],
      ["https://{t}.example.com/x", { t: "a" }, { url: "https://a.example.com/x", headers: { "x-a": "1" } }, SEALED],
      ["https://a.example/x", { headers: { Cookie: "d" } }, { headers: { "x-a": "1", cookie: "d" } }, SEALED],
      ["https://a.example/x", {}, { headers: { ...SECRETS, "x-a": "1" } }, SECRET],
      ["/x", {}, { headers: { ...SECRETS, "x-key": "k", "x-a": "1" } }, OF_ACME],
      ["https://evil.example/x", {}, { headers: { "x-a": "1" } }, OF_ACME],
      ["https://api.acme.example:8443/x", {}, { headers: { "x-a": "1" } }, OF_ACME],
      ["https://api.acme.example.evil.example/x", {}, { headers: { "x-a": "1" } }, OF_ACME],
      ["http://api.acme.example/x", {}, { headers: { "x-a": "1" } }, OF_ACME],
      ["POST /x", parsed('{"baseUrl":"https://evil.example","id":7}'), json({ id: 7 }, { url: "https://evil.example/x", headers: { "x-a": "1" } }), OF_ACME],
      ["/x", {}, { url: "https://stage.acme.example/x", headers: TOKEN }, { vendor: ACME, defaults: [{ headers: TOKEN }, { baseUrl: "https://stage.acme.example" }] }],
      ["https://a.example/x", { headers: { authorization: null } }, { headers: { "x-a": "1" } }, OF_ACME],
      ["/x", {}, "/x?key=k&page=2", { vendor: KEYED, defaults: { key: "k", page: 2 } }],
      ["https://evil.example/x", {}, "https://evil.example/x?page=2", { vendor: KEYED, defaults: { key: "k", page: 2 } }],
      ["https://evil.example/x", {}, "https://evil.example/x?page=2", { vendor: KEYED, defaults: { cookie: "k", page: 2 } }],
      ["{+next}", { next: "https://api.acme.example/x" }, "/x?page=2&key=k", { vendor: KEYED, defaults: { key: "k", page: 2 } }],
      ["{+next}", { next: "https://api.acme.example/x", key: "l" }, "/x?key=l", { vendor: KEYED, defaults: { key: "k" }, options: {} }],
      ["https://{t}.acme.example/x", { t: "api" }, "/x?key=k", { vendor: KEYED, defaults: { key: "k" } }],
      ["https://{t}.example.com/x", { t: "a" }, "https://a.example.com/x", { vendor: KEYED, defaults: { key: "k" } }],
      ["https://evil.example/x", { headers: { "x-key": "l" } }, { headers: { "x-a": "1", "x-key": "l" } }, OF_ACME],
      ["/x", {}, { headers: TOKEN }, { vendor: { baseUrl: "/api" }, defaults: { headers: TOKEN }, policy: { trustedOrigins: ["https://b.example"] } }],
      ["https://evil.example/x", {}, { url: "https://evil.example/x", headers: { authorization: undefined } }, { ...PAGE, defaults: { headers: TOKEN } }],
      ["https://b.example/x", { baseUrl: "/x" }, { url: "https://b.example/x", headers: TOKEN }, { defaults: { headers: TOKEN } }],
      ["/x", { baseUrl: "/api/v2" }, { url: "/v2/x", headers: TOKEN }, { vendor: { baseUrl: "/api" }, defaults: [{ headers: TOKEN }, { baseUrl: "https://b.example" }] }],
    ],
  },
];
