// The same calls with @octokit/rest: the requests must be equal.
import { Octokit } from "@octokit/rest";

import { compareClients } from "../compare.js";
import { randomMaps } from "../random.js";
import { GitHubEnterprise } from "./github-enterprise.js";

const HOST = "github.example.com";
const REPOSITORY = { owner: "octo", repo: "app" };

await compareClients("@octokit/rest", ["accept", "authorization"], (recorder, send) => {
  const ours = GitHubEnterprise.at(HOST, "secret");
  const request = { fetch: recorder.fetch };
  const theirs = new Octokit({ baseUrl: `https://${HOST}/api/v3`, auth: "secret", request });
  const maps = randomMaps(100, true);
  // Octokit sends a "+" in a query named "q" as it is, and servers read a space.
  const texts = maps.map((map) => JSON.stringify(map).replaceAll("+", "-"));

  return {
    "a route": [() => ours.repository("octo", "app").to(send), () => theirs.rest.repos.get(REPOSITORY)],
    "a query": [
      () => ours.route("GET /user/repos").params({ visibility: "private", per_page: 5 }).to(send),
      () => theirs.rest.repos.listForAuthenticatedUser({ visibility: "private", per_page: 5 }),
    ],
    "a format": [
      () => ours.file("octo", "app", "a b.md").format("raw").to(send),
      () => theirs.rest.repos.getContent({ ...REPOSITORY, path: "a b.md", mediaType: { format: "raw" } }),
    ],
    "a JSON body": [
      () =>
        ours
          .route("POST /repos/{owner}/{repo}/issues")
          .params({ ...REPOSITORY, title: "Leak", labels: ["bug"] })
          .to(send),
      () => theirs.rest.issues.create({ ...REPOSITORY, title: "Leak", labels: ["bug"] }),
    ],
    "maps and lists in one another": [
      async () => {
        for (const payload of maps)
          await ours
            .route("POST /repos/{owner}/{repo}/deployments")
            .params({ ...REPOSITORY, ref: "main", payload })
            .to(send);
      },
      async () => {
        for (const payload of maps)
          await theirs.rest.repos.createDeployment({ ...REPOSITORY, ref: "main", payload: { ...payload } });
      },
    ],
    "any text in the query": [
      async () => {
        for (const q of texts) await ours.route("GET /search/code").params({ q }).to(send);
      },
      async () => {
        for (const q of texts) await theirs.rest.search.code({ q });
      },
    ],
    "an upload": [
      () => ours.upload("octo", "app", 7, new File(["bytes"], "a b.txt", { type: "text/plain" })).to(send),
      () =>
        theirs.rest.repos.uploadReleaseAsset({
          ...REPOSITORY,
          baseUrl: `https://${HOST}/api/uploads`,
          release_id: 7,
          name: "a b.txt",
          headers: { "content-type": "text/plain" },
          data: "bytes",
        }),
    ],
  };
});
