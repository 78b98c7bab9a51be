import assert from "node:assert/strict";
import { test } from "node:test";

import { Endpoint, type RequestOptions } from "fluent-endpoint";

import { startServer } from "../quickstart/server.mjs";
import { withAxios, withFetch, withGot, withKy, withNode, withUndici } from "./clients.js";

for (const send of [withFetch, withKy, withAxios, withGot, withUndici, withNode]) {
  test(`${send.name.replace("with", "")} sends the same request as the other clients`, async (t) => {
    const { origin, received, stop } = await startServer(() => ({ login: "octocat" }));
    t.after(stop);
    const rename = new Endpoint({ baseUrl: origin })
      .route("PATCH /users/{name}")
      .params({ name: "octo/cat", bio: "ü" });

    const user = await send(rename.build() as RequestOptions<{ login: string }>);

    assert.equal(user.login.toUpperCase(), "OCTOCAT");
    const [{ method, target, headers, body } = assert.fail("nothing has arrived"), ...others] = received;
    assert.equal(others.length, 0);
    assert.equal(`${method} ${target} ${String(body)}`, 'PATCH /users/octo%2Fcat {"bio":"ü"}');
    assert.equal(headers["content-type"], "application/json; charset=utf-8");
    assert.equal(headers.accept, "application/vnd.github.v3+json");
  });
}
