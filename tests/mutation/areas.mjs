/** The folders that are mutated, with the tests that must find each mutant, fast ones first: those of the folder, and of what depends on it most. */
const ENDPOINT = ["tests/endpoint.test.ts", "tests/request-builder.test.ts", "tests/properties/build.test.ts"];

/** @type {Readonly<Record<string, { mutate: string[], tests: string[] }>>} */
export const AREAS = {
  template: {
    mutate: ["src/template/*.ts"],
    tests: [
      "tests/template",
      "tests/conformance/rfc6570.test.ts",
      "tests/request/path-safety.test.ts",
      "tests/request/missing-parameter.test.ts",
      "tests/explain/explain.test.ts",
      "tests/properties/percent-encoding.test.ts",
      "tests/properties/uri-templates.test.ts",
      "tests/errors/messages.test.ts",
      "tests/route/route.test.ts",
      "tests/properties/decoding.test.ts",
    ],
  },
  kernel: {
    mutate: ["src/kernel/*.ts"],
    tests: [
      "tests/options",
      "tests/route",
      "tests/request",
      "tests/mini",
      "tests/request-builder-validation.test.ts",
      "tests/request-builder-query.test.ts",
      "tests/errors/messages.test.ts",
      "tests/errors/hints.test.ts",
      "tests/properties/percent-encoding.test.ts",
      "tests/properties/earlier-calls.test.ts",
      ...ENDPOINT,
      "tests/properties/expansion.test.ts",
    ],
  },
  // What attaches to the kernel, but for RFC 6570.
  attached: {
    mutate: ["src/accept/*.ts", "src/api/*.ts", "src/routes/*.ts", "src/safety/*.ts", "src/vendor/*.ts"],
    tests: [
      "tests/api",
      "tests/vendor",
      "tests/routes",
      "tests/request",
      "tests/options",
      "tests/description.test.ts",
      "tests/finalize.test.ts",
      "tests/follow.test.ts",
      "tests/explain/explain.test.ts",
      "tests/explain/routes.test.ts",
      "tests/explain/query.test.ts",
      "tests/explain/table.test.ts",
      "tests/bodies/form.test.ts",
      "tests/properties/origins.test.ts",
      ...ENDPOINT,
    ],
  },
  curl: {
    mutate: ["src/adapters/curl/*.ts"],
    tests: [
      "tests/adapters/curl/shells.test.ts",
      "tests/adapters/curl/curl.test.ts",
      "tests/adapters/curl/windows.test.ts",
      "tests/adapters/curl/triples.test.ts",
      "tests/adapters/secrets.test.ts",
      "tests/adapters/redact.test.ts",
    ],
  },
  redaction: {
    mutate: [
      "src/adapters/redaction/*.ts",
      "src/shared/secret-names.ts",
      "src/shared/secret-text.ts",
      "src/shared/encoded-text.ts",
    ],
    tests: [
      "tests/shared",
      "tests/adapters/redaction",
      "tests/errors/secrets.test.ts",
      "tests/explain/secrets.test.ts",
      "tests/properties/secrets.test.ts",
      "tests/adapters/secrets.test.ts",
      "tests/adapters/redact.test.ts",
      "tests/adapters/curl/curl.test.ts",
      "tests/adapters/har.test.ts",
      "tests/adapters/http.test.ts",
    ],
  },
};
