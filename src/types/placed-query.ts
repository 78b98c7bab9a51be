import type { NamesOf } from "./members.js";
import type { ItemsOf, NameOf } from "./template.js";

/** Names a query parameter that would go to the body, and the expression to append to the route. */
export interface GoesToTheBody<Name, Expression> {
  readonly "append this to the route, or use .query()": [Name, Expression];
}

/** The query parameters of an operation that a call can set by name. */
export type PlacedQuery<Query, Route, Path> =
  NoInfer<Query> extends undefined
    ? unknown
    : keyof (Path | Query) extends never
      ? keyof Query extends never
        ? unknown
        : Route extends `GET ${string}`
          ? Query
          : Route extends `${infer Method} ${infer Url}`
            ? Uppercase<Method> extends "GET" | "HEAD" | "OPTIONS"
              ? Query
              : QueryBesideBody<Query, QueryNames<Url>>
            : Query
      : PlacedQuery<Omit<Query, NamesOf<Path>>, Route, {}>;

type QueryBesideBody<Query, Listed> = {
  readonly [Name in keyof Query]: Name extends Listed ? Query[Name] : GoesToTheBody<Name, `{?${Name & string}}`>;
};

/** The names in the query expressions of a url. */
type QueryNames<Url> = Url extends `${string}{${"?" | "&"}${infer List}}${infer Rest}`
  ? NameOf<ItemsOf<List>> | QueryNames<Rest>
  : never;
