/** What the tests use of Octokit's packages. Their own types enumerate GitHub's whole document. */
export interface Packages {
  readonly request: Request;
  readonly graphql: GraphQL;
  readonly withCustomRequest: (request: Request) => GraphQL;
  readonly Octokit: OctokitClass;
  readonly paginateRest: Plugin;
  readonly composePaginateRest: (octokit: Core, route: string, parameters?: object) => Promise<unknown[]>;
  readonly paginateGraphQL: Plugin;
  readonly requestLog: Plugin;
  readonly restEndpointMethods: Plugin;
  readonly legacyRestEndpointMethods: Plugin;
  readonly retry: Plugin;
  readonly throttling: Plugin;
  readonly createOrUpdateTextFile: Plugin;
  readonly enterpriseServer310: Plugin;
  readonly enterpriseServer310Admin: Plugin;
}

export type Plugin = (octokit: Core, options: object) => object;

interface Request {
  (route: string | object, parameters?: object): Promise<{ readonly status: number; readonly data: unknown }>;
  readonly defaults: (options: object) => Request;
  readonly endpoint: Endpoint;
}

interface Endpoint {
  (route: string | object, parameters?: object): object;
  readonly DEFAULTS: Readonly<Record<"method" | "url" | "baseUrl", string>>;
  readonly defaults: (options: object) => Endpoint;
  readonly merge: (route?: string | object, parameters?: object) => object;
  readonly parse: (options: object) => object;
}

interface GraphQL {
  (query: string | object, variables?: object): Promise<unknown>;
  readonly defaults: (options: object) => GraphQL;
  readonly endpoint: Endpoint;
}

/** An Octokit, and what plugins add to it. */
export interface Core {
  readonly request: Request;
  readonly graphql: GraphQL & { readonly paginate: (query: string) => Promise<unknown> };
  readonly hook: Readonly<Record<"before" | "after" | "error" | "wrap", (name: "request", hook: Hook) => void>>;
  readonly paginate: (method: Method | string, parameters?: object) => Promise<unknown[]>;
  readonly rest: Readonly<Record<string, Readonly<Record<string, Method>>>>;
  readonly enterpriseAdmin: Readonly<Record<string, Method>>;
  readonly createOrUpdateTextFile: (options: object) => Promise<unknown>;
}

// Each kind of hook has other arguments.
type Hook = (...args: any[]) => unknown;

export interface Method {
  (parameters?: object): Promise<{ readonly data: unknown }>;
  readonly endpoint: Endpoint;
}

interface OctokitClass {
  new (options: object): Core;
  readonly plugin: (...plugins: readonly Plugin[]) => OctokitClass;
  readonly defaults: (options: object) => OctokitClass;
}

/** A module with all of them, each from its package. */
export const SOURCE = `
export { request } from "@octokit/request";
export { graphql, withCustomRequest } from "@octokit/graphql";
export { Octokit } from "@octokit/core";
export { paginateRest, composePaginateRest } from "@octokit/plugin-paginate-rest";
export { paginateGraphQL } from "@octokit/plugin-paginate-graphql";
export { requestLog } from "@octokit/plugin-request-log";
export { restEndpointMethods, legacyRestEndpointMethods } from "@octokit/plugin-rest-endpoint-methods";
export { retry } from "@octokit/plugin-retry";
export { throttling } from "@octokit/plugin-throttling";
export { createOrUpdateTextFile } from "@octokit/plugin-create-or-update-text-file";
export { enterpriseServer310, enterpriseServer310Admin } from "@octokit/plugin-enterprise-server";
`;
