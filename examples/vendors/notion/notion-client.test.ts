// The same calls with @notionhq/client, Notion's own SDK: the requests must be equal.
import { Client } from "@notionhq/client";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import { Notion } from "./notion.js";

const ID = "59833787-2cf9-4fdf-8782-e53db20768a5";
const TITLE = [{ text: { content: 'Grüße & "quotes"' } }];
const PROPERTIES = { title: { title: TITLE } };
const PARAGRAPH = { paragraph: { rich_text: TITLE } };
const FILTER = { property: "Done", checkbox: { equals: true } };
const SORTS = [{ property: "Name", direction: "ascending" as const }];
const FILE = new File(["bytes"], "report.pdf", { type: "application/pdf" });

await compareClients("@notionhq/client", ["authorization", "notion-version"], (recorder, send) => {
  const ours = Notion.of("secret");
  const theirs = new Client({ auth: "secret", retry: false, fetch: recorder.fetch as never });
  const texts = randomMaps(50, true).map((map) => JSON.stringify(map));

  return {
    "the user of the token": [() => ours.route("GET /users/me").to(send), () => theirs.users.me({})],
    "a user": [
      () => ours.route("GET /users/{user_id}").param("user_id", ID).to(send),
      () => theirs.users.retrieve({ user_id: ID }),
    ],
    "a page of a list": [
      () => ours.route("GET /users").params({ start_cursor: "a b/+", page_size: 5 }).to(send),
      () => theirs.users.list({ start_cursor: "a b/+", page_size: 5 }),
    ],
    "a search": [
      () =>
        ours
          .search("Grüße & more")
          .params({ sort: { direction: "ascending", timestamp: "last_edited_time" }, page_size: 2 })
          .to(send),
      () =>
        theirs.search({
          query: "Grüße & more",
          sort: { direction: "ascending", timestamp: "last_edited_time" },
          page_size: 2,
        }),
    ],
    "any text in a body": [
      async () => {
        for (const query of texts) await ours.search(query).to(send);
      },
      async () => {
        for (const query of texts) await theirs.search({ query });
      },
    ],
    "any text in a query": [
      async () => {
        for (const start_cursor of texts) await ours.children(ID).params({ start_cursor }).to(send);
      },
      async () => {
        for (const start_cursor of texts) await theirs.blocks.children.list({ block_id: ID, start_cursor });
      },
    ],
    "a new page": [
      () =>
        ours
          .route("POST /pages")
          .params({ parent: { data_source_id: ID }, properties: PROPERTIES, children: [PARAGRAPH] })
          .to(send),
      () =>
        theirs.pages.create({ parent: { data_source_id: ID }, properties: PROPERTIES, children: [PARAGRAPH] } as never),
    ],
    "a page": [() => ours.page(ID).to(send), () => theirs.pages.retrieve({ page_id: ID })],
    "some properties of a page": [
      () =>
        ours
          .page(ID)
          .params({ filter_properties: ["title", "a;b"] })
          .to(send),
      () => theirs.pages.retrieve({ page_id: ID, filter_properties: ["title", "a;b"] }),
    ],
    "a property of a page": [
      () =>
        ours
          .route("GET /pages/{page_id}/properties/{property_id}")
          .params({ page_id: ID, property_id: "title", page_size: 3 })
          .to(send),
      () => theirs.pages.properties.retrieve({ page_id: ID, property_id: "title", page_size: 3 }),
    ],
    "changes of a page": [
      () =>
        ours
          .route("PATCH /pages/{page_id}")
          .params({ page_id: ID, properties: PROPERTIES, icon: null, in_trash: false })
          .to(send),
      () => theirs.pages.update({ page_id: ID, properties: PROPERTIES, icon: null, in_trash: false } as never),
    ],
    "a block": [
      () => ours.route("GET /blocks/{block_id}").param("block_id", ID).to(send),
      () => theirs.blocks.retrieve({ block_id: ID }),
    ],
    "changes of a block": [
      () =>
        ours
          .route("PATCH /blocks/{block_id}")
          .params({ block_id: ID, ...PARAGRAPH })
          .to(send),
      () => theirs.blocks.update({ block_id: ID, ...PARAGRAPH }),
    ],
    "more blocks": [
      () =>
        ours
          .route("PATCH /blocks/{block_id}/children")
          .params({ block_id: ID, children: [PARAGRAPH] })
          .to(send),
      () => theirs.blocks.children.append({ block_id: ID, children: [PARAGRAPH] }),
    ],
    "a block less": [
      () => ours.route("DELETE /blocks/{block_id}").param("block_id", ID).to(send),
      () => theirs.blocks.delete({ block_id: ID }),
    ],
    "a query of a data source": [
      () => ours.query(ID).params({ filter: FILTER, sorts: SORTS, page_size: 10 }).to(send),
      () => theirs.dataSources.query({ data_source_id: ID, filter: FILTER, sorts: SORTS, page_size: 10 }),
    ],
    "a list in the query of a POST": [
      () =>
        ours
          .query(ID)
          .params({ filter_properties: ["title", "c"], start_cursor: "a" })
          .to(send),
      () => theirs.dataSources.query({ data_source_id: ID, filter_properties: ["title", "c"], start_cursor: "a" }),
    ],
    "a comment": [
      () =>
        ours
          .route("POST /comments")
          .params({ parent: { page_id: ID }, rich_text: TITLE })
          .to(send),
      () => theirs.comments.create({ parent: { page_id: ID }, rich_text: TITLE }),
    ],
    "the comments of a page": [
      () => ours.route("GET /comments").params({ block_id: ID }).to(send),
      () => theirs.comments.list({ block_id: ID }),
    ],
    "a part of a file": [
      () => ours.upload(ID, FILE).param("part_number", "2").to(send),
      () =>
        theirs.fileUploads.send({ file_upload_id: ID, file: { data: FILE, filename: FILE.name }, part_number: "2" }),
    ],
  };
});
