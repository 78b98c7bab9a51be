import { operations, type Operation } from "../../conformance/github/catalogue.js";
import type { Octokit } from "./octokits.js";

/** A method of @octokit/rest, such as `issues.create`, with values for its parameters. */
export interface RestMethod {
  readonly scope: string;
  readonly name: string;
  readonly route: string;
  /** The operation of GitHub's document; `undefined` for an operation that the document no longer has. */
  readonly operation: Operation | undefined;
  /** All parameters and members of the body; for an unknown operation, those of its url. */
  readonly all: Readonly<Record<string, unknown>>;
  readonly required: Readonly<Record<string, unknown>>;
}

/** Every method under `octokit.rest`, in its order. */
export function methodsOf({ rest }: Octokit): RestMethod[] {
  const catalogue = new Map(operations().map((operation) => [shape(operation.route), operation]));
  return Object.entries(rest).flatMap(([scope, methods]) =>
    Object.entries(methods).map(([name, { endpoint }]) => {
      const { method, url } = endpoint.DEFAULTS;
      const route = `${method} ${url}`;
      return { scope, name, route, ...valuesOf(route, catalogue.get(shape(route))) };
    }),
  );
}

function valuesOf(route: string, operation: Operation | undefined): Pick<RestMethod, "operation" | "all" | "required"> {
  const placeholders = placeholdersOf(route);
  if (!operation) {
    const values = Object.fromEntries(placeholders.map((name) => [name, `${name.replaceAll("_", "-")}-1`]));
    return { operation, all: values, required: values };
  }
  const { options, reserved, pathParameters, queryParameters, required } = operation;
  // @octokit/rest may be older than the document: the same placeholder may have another name.
  const renamed = new Map(placeholdersOf(operation.route).map((name, index) => [name, placeholders[index]!]));
  const several = queryParameters.filter((name) => Array.isArray(options[name]));
  const lists = several.map((name) => [name, [...(options[name] as unknown[]), "a/b"]]);
  const all = Object.entries({ ...options, ...reserved, ...Object.fromEntries(lists) });
  const isRequired = new Set([...required, ...pathParameters, "data"]);
  const rename = ([name, value]: [string, unknown]): [string, unknown] => [renamed.get(name) ?? name, value];
  return {
    operation,
    all: Object.fromEntries(all.map(rename)),
    required: Object.fromEntries(all.filter(([name]) => isRequired.has(name)).map(rename)),
  };
}

/** The names of the placeholders in the path. */
function placeholdersOf(route: string): string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** A route without the names of its placeholders and its query. */
function shape(route: string): string {
  return route.replace(/\{\?.*\}$/, "").replace(/\{\w+\}/g, "{}");
}
