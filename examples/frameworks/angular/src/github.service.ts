import { HttpClient, httpResource, type HttpResourceRef } from "@angular/common/http";
import { inject, Injectable, InjectionToken, type Provider, type Signal } from "@angular/core";
import { Endpoint, type EndpointOptions } from "fluent-endpoint";
import { toAngular } from "fluent-endpoint/adapters";
import type { Observable } from "rxjs";

// Browsers send their own user-agent. Some of them ask the server for permission to send another one (CORS).
const api = new Endpoint({ headers: { "user-agent": null } });
const GITHUB = new InjectionToken("GitHub's API", { providedIn: "root", factory: () => api });

/** Provides an endpoint with other defaults, such as another base URL. */
export function provideGitHub(defaults: EndpointOptions): Provider {
  return { provide: GITHUB, useFactory: () => api.withDefaults(defaults) };
}

export interface Repository {
  readonly full_name: string;
}

export interface Issue {
  readonly number: number;
}

@Injectable({ providedIn: "root" })
export class GitHubService {
  readonly #github = inject(GITHUB);
  readonly #http = inject(HttpClient);

  repositories(org: string, type?: string): Observable<Repository[]> {
    const repositories = this.#github.route("GET /orgs/{org}/repos").params({ org, type });
    return this.#http.request<Repository[]>(...repositories.to(toAngular));
  }

  createIssue(owner: string, repo: string, title: string): Observable<Issue> {
    const issue = this.#github.build("POST /repos/{owner}/{repo}/issues", { owner, repo, title });
    return this.#http.request<Issue>(...toAngular(issue));
  }

  /** The repositories of the organization in a signal. */
  repositoriesOf(org: Signal<string>): HttpResourceRef<Repository[] | undefined> {
    return httpResource(() => {
      const [method, url, options] = this.#github.route("GET /orgs/{org}/repos").param("org", org()).to(toAngular);
      return { method, url, ...options };
    });
  }
}
