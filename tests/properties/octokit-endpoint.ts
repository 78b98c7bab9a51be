// @octokit/endpoint as an oracle for ordinary values, over the operations of an API: its differences for other values are in
// the migration guide.
import { expect } from "@jest/globals";
import { endpoint as octokit } from "@octokit/endpoint";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { check } from "./check.js";
import { ordinaryValue } from "./generators/values.js";

interface Parameter {
  readonly name: string;
  readonly in: string;
}
type Reference<Kind> = Kind & { readonly $ref?: string };
interface OperationObject {
  readonly parameters?: readonly Reference<Parameter>[];
  readonly requestBody?: Reference<{
    readonly content?: Readonly<Record<string, { readonly schema?: Reference<Schema> }>>;
  }>;
}
interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}
export interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, OperationObject>> & Pick<OperationObject, "parameters">>
  >;
}

export interface NamedOperation {
  readonly route: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const METHODS = ["get", "post", "put", "patch", "delete"];
/** Names of options, and `q`, in which "+" is a space for @octokit/endpoint, and a number a TypeError. */
const EXCLUDED = ["q", "baseUrl", "data", "headers", "mediaType", "method", "request", "url"];

/** The operations of an OpenAPI document: their routes, and the names of their parameters and of the members of their bodies. */
export function operationsOf(document: Document): NamedOperation[] {
  const resolve = <Kind extends object>(value: Reference<Kind>): Kind =>
    typeof value.$ref === "string"
      ? resolve(
          value.$ref
            .slice(2)
            .split("/")
            .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Reference<Kind>,
        )
      : value;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => Object.hasOwn(item, method)).map((method): NamedOperation => {
      const { parameters = [], requestBody } = item[method]!;
      const query = [...parameters, ...(item.parameters ?? [])]
        .map(resolve)
        .filter((parameter) => parameter.in === "query");
      const [media] = Object.values((requestBody && resolve(requestBody).content) ?? {});
      const members = media?.schema ? Object.keys(resolve(media.schema).properties ?? {}) : [];
      const names = [...query.map(({ name }) => name), ...members];
      return namedOperation(`${method.toUpperCase()} ${path}`, names);
    }),
  );
}

/** An operation by its route and the names of its query and its body. */
export function namedOperation(route: string, names: readonly string[]): NamedOperation {
  const required = Array.from(route.matchAll(/\{([^{}]+)\}/g), ([, name]) => name!);
  const isFree = (name: string): boolean => !EXCLUDED.includes(name) && !required.includes(name);
  return { route, required, optional: [...new Set(names)].filter(isFree) };
}

/** Checks that calls of these operations have the method, the url and the body of @octokit/endpoint. */
export function compareWithOctokit(baseUrl: string, all: readonly NamedOperation[]): void {
  const api = new Endpoint({ baseUrl });
  expect(all.length).toBeGreaterThan(40);
  const call = fc.constantFrom(...all).chain(({ route, required, optional }) =>
    fc.record({
      route: fc.constant(route),
      values: fc
        .array(ordinaryValue, { minLength: required.length, maxLength: required.length })
        .map((values) => required.map((name, index) => [name, values[index]] as const)),
      others: fc
        .subarray([...optional])
        .chain((names) =>
          fc
            .array(ordinaryValue, { minLength: names.length, maxLength: names.length })
            .map((values) => names.map((name, index) => [name, values[index]] as const)),
        ),
    }),
  );
  check(
    fc.property(call, ({ route, values, others }) => {
      const options = Object.fromEntries([...values, ...others]);
      const { method, url, body } = octokit(route, { ...options, baseUrl });
      const ours = api.build(route, options);
      // B3: in lower case; C7: a path keeps its last "/"; D1: no parameters, no body; D7: ordinary objects.
      expect(ours.method).toBe(method.toLowerCase());
      expect(ours.url.replace(/\/$/, "")).toBe(url.replace(/\/$/, ""));
      expect(ours.body).toStrictEqual(typeof body === "object" ? { ...(body as object) } : undefined);
    }),
  );
}
