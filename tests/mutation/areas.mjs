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
  options: {
    mutate: ["src/options/*.ts"],
    tests: [
      "tests/options",
      "tests/api",
      "tests/request/accept.test.ts",
      "tests/request/credentials.test.ts",
      "tests/request-builder-validation.test.ts",
      "tests/request-builder-query.test.ts",
      "tests/errors/messages.test.ts",
      "tests/description.test.ts",
      "tests/routes/fields.test.ts",
      ...ENDPOINT,
    ],
  },
  route: {
    mutate: ["src/route/*.ts"],
    tests: [
      "tests/route",
      "tests/request/placement.test.ts",
      "tests/request/missing-parameter.test.ts",
      "tests/request/path-safety.test.ts",
      "tests/request/origin-safety.test.ts",
      "tests/api/base-url-template.test.ts",
      "tests/properties/cached-plans.test.ts",
      ...ENDPOINT,
    ],
  },
  request: {
    mutate: ["src/request/*.ts"],
    tests: [
      "tests/request",
      "tests/api/base-url-template.test.ts",
      "tests/finalize.test.ts",
      "tests/request-builder-query.test.ts",
      "tests/errors/hints.test.ts",
      "tests/bodies/form.test.ts",
      "tests/explain/explain.test.ts",
      "tests/properties/origins.test.ts",
      ...ENDPOINT,
      "tests/properties/short-cuts.test.ts",
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
      "src/shared/secret-properties.ts",
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
