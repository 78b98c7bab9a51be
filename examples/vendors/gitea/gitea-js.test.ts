// The same calls with gitea-js, a client generated from Gitea's OpenAPI document: the requests must be equal. Only the scheme
// of the credentials differs: gitea-js writes "Bearer", and the document "token". Gitea accepts both.
import assert from "node:assert/strict";
import { test } from "node:test";

import { type Api, giteaApi } from "gitea-js";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import { Gitea } from "./gitea.js";
import type { paths } from "./paths.js";

const ADDRESS = "https://gitea.example.com";
const REPOSITORY = { owner: "octo", repo: "app" };
const FILE = new File(["bytes"], "app.zip", { type: "application/zip" });

await compareClients("gitea-js", [], (recorder, send) => {
  const ours = Gitea.at(ADDRESS, "secret");
  const theirs = giteaApi(ADDRESS, { token: "secret", customFetch: recorder.fetch as typeof fetch });
  const maps = randomMaps(100, true);
  const texts = maps.map((map) => JSON.stringify(map));

  return {
    "a list in the query": [
      () =>
        ours
          .notifications()
          .params({ "status-types": ["unread", "pinned"], page: 2 })
          .to(send),
      () => theirs.notifications.notifyGetList({ "status-types": ["unread", "pinned"], page: 2 }),
    ],
    "a query of several parameters": [
      () => ours.issues("octo", "app").params({ state: "all", labels: "bug,p1", q: "a&b=c é" }).to(send),
      () => theirs.repos.issueListIssues("octo", "app", { state: "all", labels: "bug,p1", q: "a&b=c é" }),
    ],
    "a JSON body": [
      () =>
        ours
          .route("POST /repos/{owner}/{repo}/issues")
          .params({ ...REPOSITORY, title: "Leak", labels: [1] })
          .to(send),
      () => theirs.repos.issueCreateIssue("octo", "app", { title: "Leak", labels: [1] }),
    ],
    "maps and lists in one another": [
      async () => {
        for (const map of maps)
          await ours
            .route("POST /repos/{owner}/{repo}/hooks")
            .params({ ...REPOSITORY, type: "gitea", config: map as Record<string, string>, active: false })
            .to(send);
      },
      async () => {
        for (const map of maps) {
          const config = map as Record<string, string>;
          await theirs.repos.repoCreateHook("octo", "app", { type: "gitea", config, active: false });
        }
      },
    ],
    "any text in the query": [
      async () => {
        for (const q of texts) await ours.issues("octo", "app").params({ q }).to(send);
      },
      async () => {
        for (const q of texts) await theirs.repos.issueListIssues("octo", "app", { q });
      },
    ],
    "a path with slashes": [
      () => ours.file("octo", "app", "src/a b.ts").param("ref", "main").to(send),
      () => theirs.repos.repoGetContents("octo", "app", "src/a b.ts", { ref: "main" }),
    ],
    "a file": [
      () => ours.attach("octo", "app", 7, FILE).to(send),
      () => theirs.repos.repoCreateReleaseAttachment("octo", "app", 7, { attachment: FILE }, { name: "app.zip" }),
    ],
  };
});

type Query<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : never;
type IsPartOf<Ours, Theirs> = Ours extends Theirs ? true : false;

test("the part of the document agrees with the types of gitea-js", () => {
  type Client = Api<unknown>;
  type Issue = NonNullable<paths["/repos/{owner}/{repo}/issues"]["post"]["requestBody"]>["content"]["application/json"];
  type Hook = NonNullable<paths["/repos/{owner}/{repo}/hooks"]["post"]["requestBody"]>["content"]["application/json"];
  type Checks = [
    IsPartOf<Query<paths["/notifications"]["get"]>, Parameters<Client["notifications"]["notifyGetList"]>[0]>,
    IsPartOf<Query<paths["/repos/{owner}/{repo}/issues"]["get"]>, Parameters<Client["repos"]["issueListIssues"]>[2]>,
    IsPartOf<Issue, Parameters<Client["repos"]["issueCreateIssue"]>[2]>,
    IsPartOf<Hook, Parameters<Client["repos"]["repoCreateHook"]>[2]>,
  ];
  const checks: Checks = [true, true, true, true];
  assert.equal(checks.length, 4);
});
