// C15: with a query encoder, the requests of Algolia are byte-equal with those of its own client, which sorts names.
import { searchClient } from "@algolia/client-search";
import { expect, test } from "@jest/globals";

import { Endpoint, type QueryEncoder, type RequestOptions } from "../../src/index.js";

const sorted: QueryEncoder = (parameters) =>
  Object.entries(parameters)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);

/** What their client sends: method, url and body. */
const sent: unknown[] = [];
const requester = {
  send: ({ method, url, data }: { method: string; url: string; data?: unknown }) => {
    sent.push({ method, url, body: data });
    return Promise.resolve({ status: 200, content: "{}", isTimedOut: false });
  },
};
const theirs = searchClient("APP", "key", {
  requester,
  hosts: [{ url: "app.algolia.example", accept: "readWrite", protocol: "https" }],
});
const agent = theirs._ua;
const ours = Endpoint.for({
  baseUrl: "https://app.algolia.example/1",
  query: { "x-algolia-agent": agent },
  policy: { query: sorted },
});

const indexName = "films & more/ü";

test.each<[name: string, call: () => Promise<unknown>, request: () => RequestOptions]>([
  [
    "names that are not in the order of the alphabet",
    () => theirs.getLogs({ type: "all", offset: 0, length: 10, indexName }),
    () => ours.build("GET /logs", { type: "all", offset: 0, length: 10, indexName }),
  ],
  [
    "a list, and values in the path",
    () => theirs.getObject({ indexName, objectID: "a+b c", attributesToRetrieve: ["title", "über, x", "it's (!)"] }),
    () =>
      ours.build("GET /indexes/{indexName}/{objectID}", {
        indexName,
        objectID: "a+b c",
        attributesToRetrieve: ["title", "über, x", "it's (!)"],
      }),
  ],
  [
    "a query beside a body",
    () => theirs.setSettings({ indexName, forwardToReplicas: true, indexSettings: { hitsPerPage: 5 } }),
    () =>
      ours
        .route("PUT /indexes/{indexName}/settings")
        .param("indexName", indexName)
        .query({ forwardToReplicas: true })
        .data({ hitsPerPage: 5 })
        .build(),
  ],
])("%s", async (_, call, request) => {
  sent.length = 0;
  await call();
  const { method, url, body } = request();
  expect(sent).toEqual([{ method: method.toUpperCase(), url, body: body && JSON.stringify(body) }]);
});
