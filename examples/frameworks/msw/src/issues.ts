import type { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

/** The route of this program, which its tests use, too. */
export const ISSUES = "GET /repos/{owner}/{repo}/issues";

interface Issue {
  readonly title: string;
}

export async function titles(github: Endpoint, owner: string, repo: string): Promise<string[]> {
  const response = await fetch(...github.route(ISSUES).params({ owner, repo, state: "open" }).to(toFetch));
  if (!response.ok) throw new Error(`GitHub responded with ${response.status}`);
  const issues: Issue[] = await response.json();
  return issues.map(({ title }) => title);
}
