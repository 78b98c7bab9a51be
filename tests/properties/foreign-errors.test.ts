import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, MediaTypeNegotiator, UrlTemplate, endpoint, type Vendor } from "../../src/index.js";
import { anything, fillSlots } from "./generators/anything.js";
import { expectNoForeignError } from "./foreign.js";
import { ODD_VALUES, SENTINEL, throwSentinel } from "./generators/odd-values.js";
import { untyped } from "../untyped.js";
import { check } from "./check.js";

/** Each of the many functions has a share of the cases. */
const SHARE = 0.2;

/** A call with values that the types forbid. */
type Run = (one: never, other: never) => unknown;

class Custom extends Endpoint {
  static current: Vendor;
  static override get vendor(): Vendor {
    return Custom.current;
  }
}

const github = new Endpoint({ a: 1 });

const RUNS: Readonly<Record<string, Run>> = {
  "new Endpoint": (one, other) => new Endpoint(one).build("/x/{a}", other),
  withDefaults: (one, other) => new Endpoint().withDefaults(one).withDefaults(other).build(untyped("POST /x/{b}")),
  DEFAULTS: (one) => new Endpoint(one).DEFAULTS,
  withPolicy: (one, other) => github.withPolicy(one).build("/x/{a}", other),
  "build(route, options)": (one, other) => github.build(one, other),
  "build(options)": (one) => github.build(one),
  "build, its parameters": (one, other) => github.build("/x/{a}{?c*}", { a: one, b: other, c: [one] }),
  "build, its reserved parameters": (one, other) => github.build("/x/{+a}{#b}", { a: one, b: other }),
  "build, its origin": (one, other) => github.build("https://{a}.example.com/{b}", { a: one, b: other }),
  "build, its body": (one, other) => github.build("POST /x/{a}", { b: one, data: other }),
  "build, its headers": (one, other) => github.build("/x", { headers: { a: one, b: other } }),
  "build, its media type": (one, other) => github.build("/x", { mediaType: { format: one, previews: [other] } }),
  "build, its baseUrl and request": (one, other) => github.build("/x", { baseUrl: one, request: other }),
  "build, its request beside another": (one, other) => new Endpoint({ request: one }).build("/x", { request: other }),
  "merge and parse": (one, other) => github.parse(github.merge(one, other)),
  parse: (one) => github.parse(one),
  "an endpoint function": (one, other) => endpoint.defaults(one)(other),
  "merge and parse of an endpoint function": (one, other) => [endpoint.merge(one, other), endpoint.parse(other)],
  route: (one, other) => [github.route(untyped(one)).build(), github.route(other)],
  method: (one) => github.route("/x").method(one).build(),
  url: (one, other) => github.builder().url(one).params(other).build(),
  "baseUrl of the chain": (one) => github.route("/x").baseUrl(one).build(),
  param: (one, other) => github.route("/x").param(one, other).build(),
  "param with a placeholder": (one, other) => github.route("/x/{a}{?b}").param("a", one).param("b", other).build(),
  params: (one, other) => github.route("POST /x").params(one).params(other).merge(),
  header: (one, other) => github.route("/x").header(one, other).build(),
  headers: (one, other) => github.route("/x").headers(one).headers(other).build(),
  preview: (one, other) => github.route("/x").preview(one).preview(other).build(),
  previews: (one, other) => github.route("/x").previews(one).previews(other).build(),
  format: (one, other) => github.route("/x").format(one).format(other).build(),
  data: (one, other) => github.route("POST /x").data(one).param("b", other).build(),
  request: (one, other) => github.route("/x").request(one).request(other).build(),
  "a vendor": (one) => {
    Custom.current = one;
    return new Custom().build("/x");
  },
  "a vendor's fields": (one, other) => {
    Custom.current = { name: "acme", baseUrl: "https://acme.example", accept: one, policy: other };
    return new Custom().build("/x");
  },
  "a vendor's methods": (one, other) => {
    Custom.current = { name: "acme", baseUrl: "https://acme.example", methods: one, mediaTypeVersion: other };
    return new Custom().build("/x");
  },
  "a vendor's baseUrl": (one, other) => {
    Custom.current = { name: one, baseUrl: other };
    return new Custom().build("/x");
  },
  negotiate: (one, other) => [
    new MediaTypeNegotiator().negotiate(one, { format: other }),
    new MediaTypeNegotiator().negotiate("text/html", { previews: one }),
    new MediaTypeNegotiator().negotiate("text/html", other),
  ],
  MediaTypeNegotiator: (one) => new MediaTypeNegotiator(one),
  UrlTemplate: (one, other) => new UrlTemplate(one).expand(other),
  "UrlTemplate, its values": (one, other) => new UrlTemplate("/{a}{?b*}{+c}").expand({ a: one, b: other, c: [one] }),
};

describe("no foreign error escapes for any input (F1)", () => {
  describe.each(Object.entries(RUNS))("%s", (_, run) => {
    test("every odd value", () => {
      for (const one of ODD_VALUES) {
        for (const other of ["a", undefined, one]) {
          expectNoForeignError(() => run(one as never, other as never));
          expectNoForeignError(() => run(other as never, one as never));
        }
      }
    });

    test("random values", () => {
      check(
        fc.property(anything, anything, (one, other) => {
          const [first, second] = [fillSlots(one), fillSlots(other)] as [never, never];
          expectNoForeignError(() => run(first, second));
        }),
        SHARE,
      );
    });
  });
});

test("the exception of a getter is neither wrapped nor swallowed (B6)", () => {
  const own = Object.defineProperty({ url: "/x" }, "a", { get: throwSentinel, enumerable: true });
  for (const run of [() => github.build(own), () => new Endpoint(own), () => github.builder().params(own)]) {
    expect(run).toThrow(SENTINEL);
  }
  expect(() => github.build("/x", { headers: own })).toThrow(SENTINEL);
});
