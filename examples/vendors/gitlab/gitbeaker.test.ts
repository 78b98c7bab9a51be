// The same calls with @gitbeaker/rest: the requests must be equal.
import { Gitlab } from "@gitbeaker/rest";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import { GitLab } from "./gitlab.js";

await compareClients("@gitbeaker/rest", ["private-token"], ({ origin }, send) => {
  const ours = GitLab.withToken("secret", origin);
  const theirs = new Gitlab({ host: origin, token: "secret" });

  // Gitbeaker writes lists of hashes as a[][k]=v, which does not say where a hash ends; GitLab documents a[0][k]=v.
  const maps = randomMaps(100, false);

  return {
    "a path as id": [
      () => ours.project("group/app").param("statistics", true).to(send),
      () => theirs.Projects.show("group/app", { statistics: true }),
    ],
    "a number as id": [() => ours.project(7).to(send), () => theirs.Projects.show(7)],
    "lists and hashes in the query": [
      () =>
        ours
          .issues("group/app")
          .params({ iids: [1, 2], not: { author_username: "ghost", labels: ["a&b", "c d"] }, state: "all" })
          .to(send),
      () =>
        theirs.Issues.all({
          projectId: "group/app",
          iids: [1, 2],
          not: { authorUsername: "ghost", labels: ["a&b", "c d"] } as unknown as Record<string, string>,
          state: "all",
          maxPages: 1,
        }),
    ],
    "hashes and lists in one another": [
      async () => {
        for (const not of maps) await ours.issues(7).params({ not }).to(send);
      },
      async () => {
        for (const not of maps)
          await theirs.Issues.all({ projectId: 7, not: not as Record<string, string>, maxPages: 1 });
      },
    ],
    "a JSON body with a list": [
      () =>
        ours
          .createIssue("group/app", "Leak")
          .params({ labels: "bug,p1", assignee_ids: [1, 2] })
          .to(send),
      () => theirs.Issues.create("group/app", "Leak", { labels: "bug,p1", assigneeIds: [1, 2] }),
    ],
    "the path of a file": [
      () => ours.file("group/app", "src/a b.ts", "main").to(send),
      () => theirs.RepositoryFiles.show("group/app", "src/a b.ts", "main"),
    ],
    "PUT with two parameters in the path": [
      () => ours.acceptMergeRequest("group/app", 3).param("squash", true).to(send),
      () => theirs.MergeRequests.merge("group/app", 3, { squash: true }),
    ],
  };
});
