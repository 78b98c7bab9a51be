import type { DefaultOptions } from "./options.js";

/** Names a feature that `fluent-endpoint/mini` lacks: import `Endpoint` from `fluent-endpoint` instead. */
export interface OnlyInFluentEndpoint<Feature> {
  readonly 'import Endpoint from "fluent-endpoint" for': Feature;
}

/** Names a feature that a page attaches to `fluent-endpoint/mini`: pass `attach` to the constructor. */
export interface AttachToMini<Feature> {
  readonly "write new Endpoint({ attach: [arrays(…), objects(…), body(…), query(…)] }) for": Feature;
}

/** What a route has that `fluent-endpoint/mini` lacks; `never` for a supported route. */
// The first question is all that most routes cost.
export type Unsupported<Route> = Route extends `${string}${"?" | ":" | "#" | "{+" | "{/" | "{." | "{;" | "{&"}${string}`
  ? UnsupportedPart<Route>
  : never;

type UnsupportedPart<Route> = Route extends `${string}${"://" | "{+" | "{#" | "{/" | "{." | "{;" | "{&" | "#"}${string}`
  ? Route extends `${string}://${string}`
    ? "full urls"
    : Route extends `${string}{#${string}`
      ? "{+path} and other operators"
      : Route extends `${string}#${string}`
        ? "fragments"
        : "{+path} and other operators"
  : Route extends `${infer Path}?${string}`
    ? Path extends `${string}{`
      ? UnsupportedIn<Route>
      : "a query in the route"
    : UnsupportedIn<Route>;

type UnsupportedIn<Route> = Route extends `${string}{${infer Expression}}${infer Rest}`
  ? Expression extends `${string}:${string}`
    ? "{name:3}"
    : UnsupportedIn<Rest>
  : never;

/** The options of calls that `fluent-endpoint/mini` lacks. */
export interface UnsupportedOptions {
  /** @deprecated Set it in the constructor or by `.withDefaults()`. */
  readonly baseUrl?: OnlyInFluentEndpoint<"baseUrl in a call">;
  /** @deprecated Only in `fluent-endpoint`. */
  readonly mediaType?: OnlyInFluentEndpoint<"mediaType">;
}

/** The defaults that `fluent-endpoint/mini` has, without parameters. */
export type MiniDefaultOptions = Omit<DefaultOptions, keyof UnsupportedDefaults>;

/** Rejects the defaults that `fluent-endpoint/mini` lacks. */
// By their names, so that editors do not offer them.
export type RefuseUnsupported<Names extends PropertyKey> = string extends Names
  ? unknown
  : Pick<UnsupportedDefaults, Names & keyof UnsupportedDefaults>;

interface UnsupportedDefaults {
  readonly mediaType?: OnlyInFluentEndpoint<"mediaType">;
  readonly method?: OnlyInFluentEndpoint<"method">;
  readonly url?: OnlyInFluentEndpoint<"url">;
}

/** The steps of chains that `fluent-endpoint/mini` lacks. */
export interface UnsupportedSteps {
  /** @deprecated Only in `fluent-endpoint`. */
  baseUrl(this: OnlyInFluentEndpoint<"baseUrl()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  format(this: OnlyInFluentEndpoint<"format()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  merge(this: OnlyInFluentEndpoint<"merge()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  method(this: OnlyInFluentEndpoint<"method()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`: write `attach` in the constructor. */
  policy(this: AttachToMini<"policy()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  preview(this: OnlyInFluentEndpoint<"preview()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  previews(this: OnlyInFluentEndpoint<"previews()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  timeout(this: OnlyInFluentEndpoint<"timeout()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  url(this: OnlyInFluentEndpoint<"url()">, ...args: readonly unknown[]): never;
}

/** The methods of endpoints that `fluent-endpoint/mini` lacks. */
export interface UnsupportedMethods {
  /** @deprecated Only in `fluent-endpoint`. */
  builder(this: OnlyInFluentEndpoint<"builder()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  follow(this: OnlyInFluentEndpoint<"follow()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  merge(this: OnlyInFluentEndpoint<"merge()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`. */
  parse(this: OnlyInFluentEndpoint<"parse()">, ...args: readonly unknown[]): never;
  /** @deprecated Only in `fluent-endpoint`: write `attach` in the constructor. */
  withPolicy(this: AttachToMini<"withPolicy()">, ...args: readonly unknown[]): never;
}
