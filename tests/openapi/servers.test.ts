// Where a request goes is what the document says: its server, or that of the operation (I6).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf, findingsOf } from "./document.js";

interface Server {
  url: string;
  variables?: Record<string, { default?: string }>;
}
const defaults = (values: Record<string, string>): Record<string, { default: string }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { default: value }]));
const made = (servers: readonly Server[], own?: Server, operation: object = {}) =>
  vendorOf(
    documentOf({ "/x": { get: operation }, "/own": { get: own ? { servers: [own] } : {} } }, { servers: [...servers] }),
  );
const urlOf = ({ vendor }: ReturnType<typeof made>, path: string, values: object = {}): string =>
  Endpoint.for<AnyRoute>(vendor)
    .withDefaults({ ...values })
    .build(`GET ${path}`).url;

const SITE = { subdomain: "api", site: "acme.example" };
/** Servers of a document and of an operation: the base URL of its own server, and of the document's with another value. */
const OWN: readonly [name: string, document: Server, own: Server, expected: string, changed: string][] = [
  [
    "a host of variables alone",
    { url: "https://{subdomain}.{site}", variables: defaults(SITE) },
    { url: "https://{subdomain}.{site}", variables: defaults({ ...SITE, subdomain: "logs.in" }) },
    "https://logs.in.acme.example",
    "https://logs.in.acme.example",
  ],
  [
    "the template with its defaults filled in",
    { url: "https://{region}.acme.example", variables: defaults({ region: "us" }) },
    { url: "https://us.acme.example" },
    "https://us.acme.example",
    "https://us.acme.example",
  ],
  [
    "the template with another default",
    { url: "https://{region}.acme.example", variables: defaults({ region: "us" }) },
    { url: "https://{region}.acme.example", variables: defaults({ region: "eu" }) },
    "https://eu.acme.example",
    "https://eu.acme.example",
  ],
  [
    "the template itself",
    { url: "https://{region}.acme.example/", variables: defaults({ region: "us" }) },
    { url: "https://{region}.acme.example", variables: defaults({ region: "us" }) },
    "https://us.acme.example",
    "https://de.acme.example",
  ],
  [
    "the template with another name of its variable",
    { url: "https://{region}.acme.example", variables: defaults({ region: "us" }) },
    { url: "https://{zone}.acme.example", variables: defaults({ zone: "us" }) },
    "https://us.acme.example",
    "https://us.acme.example",
  ],
  [
    "another path of the template",
    { url: "https://{region}.acme.example/v1", variables: defaults({ region: "us" }) },
    { url: "https://{region}.acme.example/v2", variables: defaults({ region: "us" }) },
    "https://us.acme.example/v2",
    "https://us.acme.example/v2",
  ],
  [
    "a relative server",
    { url: "https://{region}.acme.example/v1", variables: defaults({ region: "us" }) },
    { url: "/v2" },
    "https://us.acme.example/v2",
    "https://us.acme.example/v2",
  ],
  [
    "a fixed variable with the same default",
    { url: "https://{region}.acme.example/{path}", variables: defaults({ region: "us", path: "a/b" }) },
    { url: "https://{region}.acme.example/{path}", variables: defaults({ region: "us", path: "a/b" }) },
    "https://us.acme.example/a/b",
    "https://de.acme.example/a/b",
  ],
  [
    "a fixed variable with another default",
    { url: "https://{region}.acme.example/{path}", variables: defaults({ region: "us", path: "a/b" }) },
    { url: "https://{region}.acme.example/{path}", variables: defaults({ region: "us", path: "a/c" }) },
    "https://us.acme.example/a/c",
    "https://us.acme.example/a/c",
  ],
];

describe("the server of an operation", () => {
  test.each(OWN)("is that of its requests: %s", (_, document, own, expected, changed) => {
    const result = made([document], own);
    expect(urlOf(result, "/own")).toBe(`${expected}/own`);
    const { region } = result.vendor.variables ?? {};
    expect(urlOf(result, "/own", region === undefined ? {} : { region: "de" })).toBe(`${changed}/own`);
    if (region !== undefined) expect(urlOf(result, "/x", { region: "de" })).toContain("https://de.acme.example");
    const isOfDocument = expected !== changed;
    expect(Object.hasOwn(result.routes, "GET /own")).toBe(!isOfDocument);
  });

  test("fixes the variables of a host that has no other labels, and the report says so", () => {
    const [, document, own] = OWN[0]!.slice(0) as unknown as [string, Server, Server];
    const result = made([document], own);
    expect(result.vendor.baseUrl).toBe("https://api.acme.example");
    expect(result.vendor).not.toHaveProperty("variables");
    expect(findingsOf(result)).toEqual([
      "fixedVariable subdomain=api",
      "fixedVariable site=acme.example",
      "serverVariables GET /own https://{subdomain}.{site}",
      "otherOrigin GET /own https://logs.in.acme.example",
    ]);
    // Without such operations, the defaults choose the whole host.
    const free = made([document]);
    expect(free.vendor.baseUrl).toBe("https://{subdomain}.{site}");
    expect(urlOf(free, "/x", { site: "acme.eu" })).toBe("https://api.acme.eu/x");
  });

  test("fixes only the host, not the variables of the path", () => {
    const url = "https://{subdomain}.{site}/{version}";
    const values = { ...SITE, version: "v1" };
    const result = made([{ url, variables: defaults(values) }], { url: "https://logs.acme.example" });
    expect(result.vendor.baseUrl).toBe("https://api.acme.example/{version}");
    expect(urlOf(result, "/x", { version: "v2" })).toBe("https://api.acme.example/v2/x");
    expect(urlOf(result, "/own")).toBe("https://logs.acme.example/own");
    // A host without a default cannot be fixed.
    const { vendor } = made([{ url: "https://{host}/{version}", variables: defaults({ version: "v1" }) }], {
      url: "https://logs.acme.example",
    });
    expect(vendor.baseUrl).toBe("https://{host}/{version}");
  });

  test("is reported if it cannot be that of its requests", () => {
    const host = { url: "https://{host}/v1", variables: defaults({ host: "YOUR_HOST" }) };
    const ignored = made([host], { url: "https://logs.acme.example" });
    expect(findingsOf(ignored)).toEqual(["requiredVariable host", "ignoredServer GET /own https://logs.acme.example"]);
    expect(ignored.routes).toEqual({});
    const tenant = { url: "https://{tenant}.acme.example", variables: defaults({ tenant: "YOUR_TENANT" }) };
    const other = made([tenant], { ...tenant, url: "https://{tenant}-dsn.acme.example" });
    expect(findingsOf(other).at(-1)).toBe("server GET /own https://{tenant}-dsn.acme.example");
  });
});

describe("a variable of the server", () => {
  test.each([
    ["https://{app}.acme.example", { app: "ACME_APPLICATION_ID" }, "https://{app}.acme.example", {}],
    ["https://{app}.acme.example", { app: "" }, "https://{app}.acme.example", {}],
    ["https://{app}.acme.example", { app: "-a" }, "https://{app}.acme.example", {}],
    ["https://{app}.acme.example/{v}", { app: "<id>", v: "v1" }, "https://{app}.acme.example/{v}", { v: "v1" }],
    [
      "https://{app}.{zone}.acme.example",
      { app: "A_B", zone: "eu" },
      "https://{app}.{zone}.acme.example",
      { zone: "eu" },
    ],
    ["https://acme.example/{tenant}/x", { tenant: "" }, "https://acme.example/{tenant}/x", {}],
    ["https://acme.example/{tenant}", { tenant: "<your tenant>" }, "https://acme.example/{tenant}", {}],
    ["https://{host}/v1", { host: "YOUR_HOST" }, "https://{host}/v1", {}],
    ["{scheme}://{app}.acme.example", { scheme: "https", app: "A_B" }, "https://{app}.acme.example", {}],
    ["https://{app}.acme.example", {}, "https://{app}.acme.example", {}],
    ["https://{app}.acme.example:{port}/v1", { app: "a", port: "443" }, "https://{app}.acme.example/v1", { app: "a" }],
    // Defaults that are several labels or segments are fixed: no call could set another value of that form.
    ["https://{app}.acme.example/{v}", { app: "a.b", v: "v1" }, "https://a.b.acme.example/{v}", { v: "v1" }],
    ["https://acme.example/{base}", { base: "api/v1" }, "https://acme.example/api/v1", {}],
    ["https://acme.example{base}", { base: "/v1" }, "https://acme.example/v1", {}],
    ["https://acme.example/{base}", { base: "" }, "https://acme.example", {}],
    ["https://{a}.{b}/v1", { a: "api", b: "acme.example" }, "https://{a}.{b}/v1", { a: "api", b: "acme.example" }],
    ["https://{host}:{port}", { host: "localhost", port: "8443" }, "https://{host}:8443", { host: "localhost" }],
  ])("of %s with %j makes %s", (url, values, baseUrl, variables) => {
    const result = made([{ url, variables: defaults(values) }]);
    expect([result.vendor.baseUrl, result.vendor.variables ?? {}]).toEqual([baseUrl, variables]);
    // A variable is required, has a default or is fixed, and the report names each of the others.
    const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const name of names) {
      const isKept = baseUrl.includes(`{${name}}`);
      const ofName = result.report.findings.filter((one) => one.name === name || one.name.startsWith(`${name}=`));
      const reasons = isKept ? (Object.hasOwn(variables, name) ? [] : ["requiredVariable"]) : ["fixedVariable"];
      expect(ofName.map(({ reason }) => reason)).toEqual(reasons);
    }
    const missing = names.filter((name) => baseUrl.includes(`{${name}}`) && !Object.hasOwn(variables, name));
    const isMissing = missing.length > 0;
    const filled = Object.fromEntries(missing.map((name) => [name, "v1"]));
    const build = (): string => urlOf(result, "/x");
    if (isMissing) expect(build).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION", names: missing }));
    expect(urlOf(result, "/x", filled)).toMatch(/^https:\/\/[\w.:-]+(?:\/[\w]+)*\/x$/);
  });

  test("without a default is required by the class of its module, too", () => {
    const module = writeModule(made([{ url: "https://{app}.acme.example", variables: defaults({ app: "MY_APP" }) }]));
    expect(module).toContain("OfVendor<typeof ACME, Exact<paths, AcmeRoute>>");
    expect(module).not.toContain("variables");
  });

  test("that is the scheme needs a default", () => {
    expect(() => made([{ url: "{scheme}://acme.example/v1", variables: {} }])).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["baseUrl"] }),
    );
  });

  test("with the name of a parameter needs a default", () => {
    const app = { name: "app", in: "query", schema: { type: "string" } };
    const server = { url: "https://{app}.acme.example", variables: defaults({ app: "MY_APP" }) };
    expect(() => made([server], undefined, { parameters: [app] })).toThrow(
      'the variable "app" of the document\'s server has no default that its url can have',
    );
  });
});
