import type { FormMediaType, JsonMediaType, MemberName } from "./document-body.js";

/** Says that the method of a route has no body. OpenAPI ignores the body that a document gives it. */
export interface NoBody<Method> {
  readonly "this method has no body": Method;
}

/** Most routes whose methods have a body: PUT, POST and PATCH. */
// A single pattern costs the compiler almost nothing, a union of patterns much.
export type MostWithBody = `P${string}`;

/** The routes whose methods have a body: PUT, POST, PATCH and DELETE, in any case. */
export type RouteWithBody = `${"P" | "D" | "p" | "d"}${string}`;

/** The method of a route without a body. */
export type MethodOf<Route> = Route extends `${infer Method} ${string}` ? Uppercase<Method> : "GET";

/** The body of a method that has none: its members would go to the query. */
export type IgnoredBody<Content, Method, OtherNames> = {
  readonly [Name in Exclude<NamesIn<Content>, OtherNames> | "data"]?: NoBody<Method>;
};

type NamesIn<Content> = MemberName<Content[keyof Content & (JsonMediaType | FormMediaType | "multipart/form-data")]>;
