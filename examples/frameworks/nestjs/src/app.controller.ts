import { Body, Controller, Get, Param, Post, Query } from "@nestjs/common";
import type { Observable } from "rxjs";

import { GitHubService, type Repository } from "./github.module";
import { IssuesService, type Issue } from "./issues.service";

@Controller()
export class AppController {
  constructor(
    private readonly github: GitHubService,
    private readonly issues: IssuesService,
  ) {}

  @Get("organizations/:org/repositories")
  repositories(@Param("org") org: string, @Query("type") type?: string): Observable<Repository[]> {
    return this.github.repositories(org, type);
  }

  @Post("repositories/:owner/:repo/issues")
  createIssue(
    @Param("owner") owner: string,
    @Param("repo") repo: string,
    @Body("title") title: string,
  ): Promise<Issue> {
    return this.issues.create(owner, repo, title);
  }
}
