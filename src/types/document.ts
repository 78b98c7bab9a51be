/** A verb as a `paths` type has it, and as a route has it. */
interface Verbs {
  get: "GET";
  put: "PUT";
  post: "POST";
  delete: "DELETE";
  options: "OPTIONS";
  head: "HEAD";
  patch: "PATCH";
}

/**
 * The verbs of a path, in upper case. openapi-typescript 7 lists absent ones too, as `get?: never`, and then always
 * has the key `parameters`.
 */
export type VerbsOf<Item> = "parameters" extends keyof Item
  ? { [Verb in keyof Item & keyof Verbs]: Item[Verb] extends undefined ? never : Verbs[Verb] }[keyof Item & keyof Verbs]
  : Verbs[keyof Item & keyof Verbs];

/**
 * Every route of a `paths` type. Only for editors to offer, and for tests: its cost grows with the document.
 *
 * ```ts
 * interface paths {
 *   "/user": { get: object; patch: object };
 * }
 * const route: Routes<paths> = "PATCH /user";
 * route; // => "PATCH /user"
 * ```
 */
export type Routes<Paths> = { [Path in keyof Paths & string]: `${VerbsOf<Paths[Path]>} ${Path}` }[keyof Paths & string];

/**
 * The operation of a route: `undefined` or `never` where the document has none. One look-up, whatever the size of the
 * document: what a call resolves may never walk or list its routes. Expressions of a query, as in `/search{?q}`, stand
 * behind the path that the document has.
 */
export type Operation<Route, Paths> = Route extends `${infer Method} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<Method> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<Method>]
      : never
    : Path extends `${infer Base}{${"?" | "&"}${string}`
      ? Operation<`${Method} ${Base}`, Paths>
      : never
  : Route extends `/${infer Path}`
    ? Operation<`GET /${Path}`, Paths>
    : never;

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX";

/** What the server answers to an operation where all goes well; `undefined` for an answer without content. */
export type AnswerOf<Op> = [Op] extends [undefined]
  ? unknown
  : Op extends { responses: infer Responses }
    ? [keyof Responses & Success] extends [never]
      ? "default" extends keyof Responses
        ? ContentOf<Responses["default"]>
        : unknown
      : ContentOf<Responses[keyof Responses & Success]>
    : unknown;

type ContentOf<Response> = Response extends { content: infer Content }
  ? [Content] extends [undefined]
    ? undefined
    : Content extends { "application/json": infer Json }
      ? Json
      : Content[keyof Content]
  : undefined;
