import { BadGatewayException, Injectable } from "@nestjs/common";
import { toFetch, type FetchArguments } from "fluent-endpoint/adapters";

import { GitHubService } from "./github.module";

export interface Issue {
  readonly number: number;
  readonly title: string;
}

@Injectable()
export class IssuesService {
  constructor(private readonly github: GitHubService) {}

  create(owner: string, repo: string, title: string): Promise<Issue> {
    const issue = this.github.api.route("POST /repos/{owner}/{repo}/issues").params({ owner, repo, title });
    return send(issue.returns<Issue>().to(toFetch));
  }
}

/** Sends a request with `fetch`; the result has the type of the response. */
async function send<Body>([url, init]: FetchArguments<Body>): Promise<Body> {
  const response = await fetch(url, init);
  if (!response.ok) throw new BadGatewayException(`GitHub: ${response.status}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Body;
}
