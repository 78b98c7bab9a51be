// The requests of Algolia's SDK for JavaScript, and of an SDK that the command wrote.
import { test } from "node:test";

import { algoliasearch } from "algoliasearch";

import { compareClients } from "../compare.js";
import type { Recorder } from "../recorder.js";
import { isUpToDate } from "../up-to-date.js";
import { addOrUpdateObject, getObject, saveObject, searchSingleIndex } from "./algolia-api.routes.js";
import { Algolia } from "./algolia.js";

const body = { name: "Tea & é", price: 3, tags: ["hot", "green"], place: { lat: 1.5 } };
const searchParams = { query: "tea", hitsPerPage: 2, facetFilters: ["price:3", ["tags:hot", "tags:green"]] };

/** Their SDK: with its name in the query, which is none of ours, and with JSON as text/plain, which saves a preflight in pages. */
function reference({ fetch }: Recorder): ReturnType<typeof algoliasearch> {
  return algoliasearch("APP1", "secret", {
    baseHeaders: { "content-type": "application/json" },
    requester: {
      send: async ({ url, method, headers, data }) => {
        const target = new URL(url);
        target.searchParams.delete("x-algolia-agent");
        const response = await fetch(target, { method, headers, ...(typeof data === "string" && { body: data }) });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      },
    },
  });
}

await compareClients("Algolia's SDK", ["x-algolia-application-id", "x-algolia-api-key"], (recorder, send) => {
  const ours = Algolia.withKey("APP1", "secret");
  const reads = Algolia.forReads("APP1", "secret");
  const theirs = reference(recorder);
  const indexName = "drinks & more";
  const objectID = "a/b";
  return {
    saveObject: [
      () => send(ours.build(saveObject, { indexName, ...body })),
      () => theirs.saveObject({ indexName, body }),
    ],
    "saveObject with a record of its own": [
      () => send(ours.build(saveObject, { indexName, data: body })),
      () => theirs.saveObject({ indexName, body }),
    ],
    getObject: [
      () => send(reads.build(getObject, { indexName, objectID, attributesToRetrieve: ["name", "price"] })),
      () => theirs.getObject({ indexName, objectID, attributesToRetrieve: ["name", "price"] }),
    ],
    addOrUpdateObject: [
      () => send(ours.build(addOrUpdateObject, { indexName, objectID, data: body })),
      () => theirs.addOrUpdateObject({ indexName, objectID, body }),
    ],
    searchSingleIndex: [
      () => send(reads.build(searchSingleIndex, { indexName, ...searchParams })),
      () => theirs.searchSingleIndex({ indexName, searchParams }),
    ],
  };
});

test("mistakes do not compile", () => {
  const algolia = Algolia.withKey("APP1", "secret");
  // @ts-expect-error -- Filters are texts, and lists of them.
  algolia.build(searchSingleIndex, { indexName: "drinks", facetFilters: [["tags:hot", 7]] });
});

test("is up to date with the document", () => {
  isUpToDate("algolia/algolia-api");
});
