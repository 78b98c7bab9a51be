import type { Endpoint } from "fluent-endpoint";
import { toFetch, toUndici } from "fluent-endpoint/adapters";
import { request } from "undici";

/** The routes of this program, which its tests use, too. */
export const ISSUES = "GET /repos/{owner}/{repo}/issues";
export const CREATE_ISSUE = "POST /repos/{owner}/{repo}/issues";

interface Issue {
  readonly title: string;
}

export async function titles(github: Endpoint, owner: string, repo: string): Promise<string[]> {
  const response = await fetch(...github.route(ISSUES).params({ owner, repo, state: "open" }).to(toFetch));
  if (!response.ok) throw new Error(`GitHub responded with ${response.status}`);
  const issues: Issue[] = await response.json();
  return issues.map(({ title }) => title);
}

/** Creates an issue with undici, and returns the status. */
export async function createIssue(github: Endpoint, owner: string, repo: string, title: string): Promise<number> {
  const { statusCode, body } = await request(...github.route(CREATE_ISSUE).params({ owner, repo, title }).to(toUndici));
  await body.dump();
  return statusCode;
}
