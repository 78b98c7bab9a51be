// Uses the declarations of sdk.ts.
import { Endpoint, type ResponseOf } from "fluent-endpoint";

import { api, built, missing, open, ready, request, send, started, template, Things } from "./sdk.js";

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

// @ts-expect-error -- "b" is missing
missing.build();
// @ts-expect-error -- no such member
thing.nam;
// @ts-expect-error -- "thing-id" is missing
new Things().build("GET /things/{thing-id}");
// @ts-expect-error -- no such path
api.build("GET /thingz");
