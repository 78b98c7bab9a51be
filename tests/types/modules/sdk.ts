// A small SDK. The compilers write its declarations, which consumer.ts uses.
import { Endpoint, type RequestOptions } from "fluent-endpoint";

import type { paths } from "./odd.js";

export const api = new Endpoint<paths>().withDefaults({
  "thing-id": "a",
  headers: { authorization: "token secret" },
});
export const open = new Endpoint().withDefaults({ owner: "octokit" });
export const call = api.toFunction();

export class Things extends Endpoint<paths> {
  forThing(id: string) {
    return this.withDefaults({ "thing-id": id });
  }

  pair(a: string) {
    return this.route("GET /pairs/{a}:{b}").param("a", a);
  }
}

export const missing = new Things().pair("x");
export const ready = missing.param("b", 1);
export const started = api.builder().param("a", "x").returns<{ early: true }>();
export const request = api.build("GET /things/{thing-id}");
export const built = ready.build();
export const template = open.build("GET /repos/{owner}/{repo}", { repo: "rest.js" });

export async function send<Body>(options: RequestOptions<Body>): Promise<Body> {
  return JSON.parse(String(options.body)) as Body;
}
