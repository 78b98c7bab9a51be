// No call changes what it was given, what it was built from, or anything that other code shares: no global, no prototype.
import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { ADAPTERS } from "../adapters/every-adapter.js";
import { explain } from "../../src/explain/index.js";
import {
  EndpointError,
  MediaTypeNegotiator,
  UrlTemplate,
  type Endpoint,
  type EndpointOptions,
} from "../../src/index.js";
import { check } from "./check.js";
import { VENDORS } from "./generators/endpoints.js";
import { apart, chained, endpoint, options, outcome, policy, route } from "./generators/options.js";
import { template } from "./generators/templates.js";
import { NAMES_WITH_MEANING } from "./generators/texts.js";
import { hostileValue, type Values } from "./generators/values.js";
import { functionOf } from "../function-of.js";

// It remembers all globals when it is loaded; the platform defines some on first use.
for (const name of Object.getOwnPropertyNames(globalThis)) Reflect.get(globalThis, name);
new URL("https://a.example").searchParams.append("a", new TextDecoder().decode(new TextEncoder().encode("a")));
const { assertNoPoisoning } = await import("@fast-check/poisoning");

/** Objects whose names are those that other objects inherit. */
const withMeaning: fc.Arbitrary<Values> = fc
  .array(fc.tuple(fc.constantFrom(...NAMES_WITH_MEANING), hostileValue), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));

function attempt(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
  }
}

/** Everything that can be done with a call. */
function useAll(one: Endpoint, url: string, given: EndpointOptions, names: Values): void {
  attempt(() =>
    one
      .withDefaults(given)
      .withDefaults(names)
      .build(url, ...apart(given)),
  );
  attempt(() => one.parse(one.merge(url, ...apart(given))));
  attempt(() => one.builder().url("/x/{__proto__}{?constructor}").params(names).query(names).build());
  attempt(() => functionOf(one).defaults(names)(url, given));
  attempt(() => chained(one, url, given).build());
  attempt(() => new MediaTypeNegotiator().negotiate("text/html", names));
  attempt(() => String(explain(one, url, ...apart(given))));
  attempt(() => {
    const request = one
      .route("POST /x")
      .params(names)
      .headers(names as never)
      .build();
    for (const adapt of Object.values(ADAPTERS)) attempt(() => adapt(request));
  });
}

const format = (value: unknown): string => inspect(value, { depth: Infinity, showHidden: true, maxStringLength: 200 });

describe("no call changes what is not its own (A3, D7)", () => {
  test("globals and prototypes", () => {
    check(
      fc.property(
        fc.constantFrom(...VENDORS),
        route,
        options,
        withMeaning,
        template,
        (one, url, given, names, text) => {
          useAll(one, url, given, names);
          attempt(() => new UrlTemplate(text).expand(names));
        },
      ),
      0.2,
    );
    // Coverage is counted in a global.
    assertNoPoisoning({ ignoredRootRegex: /^__coverage__$/ });
  });

  test("arguments, the defaults of the endpoint, its policy and its vendor", () => {
    check(
      fc.property(
        fc.constantFrom(...VENDORS),
        route,
        options,
        withMeaning,
        policy,
        (one, url, given, names, choices) => {
          const before = format([given, names, choices, one.DEFAULTS, one.policy, one.vendor]);
          useAll(one, url, given, names);
          attempt(() => one.withPolicy(choices).build(url, ...apart(given)));
          expect(format([given, names, choices, one.DEFAULTS, one.policy, one.vendor])).toBe(before);
        },
      ),
      0.5,
    );
  });

  test("a result that the caller changes is no later result", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const build = (): string => outcome(() => github.build(url, ...apart(given)));
        const expected = build();
        attempt(() => {
          const { headers, body } = github.build(url, ...apart(given));
          Object.assign(headers, { accept: "changed", "x-new": "changed" });
          if (given.data === undefined && github.DEFAULTS.data === undefined)
            Object.assign(body ?? {}, { a: "changed" });
          const merged = github.merge(url, ...apart(given));
          Object.assign(merged.headers, { accept: "changed" });
          (merged.mediaType.previews as string[] | undefined)?.push("changed");
        });
        expect(build()).toBe(expected);
      }),
    );
  });
});
