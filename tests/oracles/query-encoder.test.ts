// C15: with a query encoder, the requests of PostgREST are byte-equal with those of its own client.
import { expect, test } from "@jest/globals";
import { PostgrestClient } from "@supabase/postgrest-js";

import { Endpoint, type QueryEncoder } from "../../src/index.js";

/** As URLSearchParams writes them, which is what the client uses. */
const formEncoded: QueryEncoder = (parameters) =>
  Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((text) => String(new URLSearchParams([[name, String(text)]]))),
  );
const ours = Endpoint.for({ baseUrl: "https://db.example/rest/v1", policy: { query: formEncoded } });

const sent: string[] = [];
const theirs = new PostgrestClient("https://db.example/rest/v1", {
  fetch: (url: unknown) => {
    sent.push(String(url));
    return Promise.resolve(new Response("[]", { headers: { "content-type": "application/json" } }));
  },
});

test.each<[name: string, query: PromiseLike<unknown>, parameters: object]>([
  [
    "columns, a filter with blanks, an order",
    theirs
      .from("films")
      .select("id,title,director(name)")
      .eq("title", "A & B, 100 %")
      .order("id", { ascending: false }),
    { select: "id,title,director(name)", title: "eq.A & B, 100 %", order: "id.desc" },
  ],
  [
    "two filters of one column, and a page",
    theirs.from("films").select("*").gte("year", 1990).lt("year", 2000).range(20, 29),
    { select: "*", year: ["gte.1990", "lt.2000"], offset: 20, limit: 10 },
  ],
  [
    "a list, and a logical filter",
    theirs.from("films").select("id").in("kind", ["a b", "c,d"]).or("id.eq.1,title.ilike.*x*"),
    { select: "id", kind: 'in.(a b,"c,d")', or: "(id.eq.1,title.ilike.*x*)" },
  ],
])("%s", async (_, query, parameters) => {
  sent.length = 0;
  await query;
  expect(sent).toEqual([ours.builder().url("/films").params(parameters).build().url]);
});
