// Uses the declarations of sdk.ts.
import { Endpoint, type ResponseOf } from "fluent-endpoint";

import { api, built, call, chain, Helpers, missing, open, openCall, openChain, ready } from "./sdk.js";
import { request, send, started, template, Things } from "./sdk.js";

declare const thing: ResponseOf<typeof request>;
const id: number = thing.id;
declare const pair: ResponseOf<typeof built>;
const names: string[] = [pair.name, String(id), template.url];

api.build("GET /things/{thing-id}", { "page-size": names.length });
open.route("GET /repos/{owner}/{repo}").param("repo", "rest.js").build();
missing.param("b", 1).build();
ready.param("b", 2).build();
started.route("GET /pairs/{a}:{b}").param("b", 1).build();

const things = new Things().forThing("b");
things.build("GET /things/{thing-id}");
things.pair("y").param("b", 2).build();
const again: Things = things.forThing("c");
const named: Promise<string> = send(again.forThing("d").build("GET /things/{thing-id}")).then(({ name }) => name);
const other: Endpoint = new Endpoint({ owner: String(named) });
other.build("/user");

// The types of generic helpers are those of their routes.
chain("GET /search").param("q", "a").build();
openChain("GET /users/{id}").param("id", 7).build();
new Helpers().chain("GET /user").build();
const found: ResponseOf<ReturnType<typeof call<"GET /user">>> = { id: 1, name: "a" };
[call("GET /user"), openCall("GET /a"), new Helpers().call("GET /search", { q: found.name })].map(({ url }) => url);
// @ts-expect-error -- "q" is missing
chain("GET /search").build();
// @ts-expect-error -- "id" is missing
openChain("GET /users/{id}").build();
// @ts-expect-error -- "q" is missing
new Helpers().call("GET /search", {});

// @ts-expect-error -- "b" is missing
missing.build();
// @ts-expect-error -- no such member
thing.nam;
// @ts-expect-error -- "thing-id" is missing
new Things().build("GET /things/{thing-id}");
// @ts-expect-error -- no such path
api.build("GET /thingz");
