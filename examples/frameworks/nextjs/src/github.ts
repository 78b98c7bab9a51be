import { Endpoint } from "fluent-endpoint";

/** The route is also the tag of its responses in the cache of Next.js. */
export const REPOSITORIES = "GET /orgs/{org}/repos";

const github = new Endpoint({ baseUrl: process.env["GITHUB_URL"] ?? "https://api.github.com" });

/** Builds a request whose response Next.js keeps for an hour, or until its tag is revalidated. */
export const repositoriesOf = (org: string) =>
  github.build(REPOSITORIES, { org }, { request: { next: { tags: [REPOSITORIES], revalidate: 3600 } } });
