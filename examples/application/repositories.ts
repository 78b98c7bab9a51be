// Application code: one prefix of a chain, and a step more for each page.
import type { Endpoint, RequestOptions } from "fluent-endpoint";

/** A repository, as far as this program reads it. */
export interface Repository {
  readonly full_name: string;
  readonly private: boolean;
}

/** The repositories of an organisation; a page is fetched when it is needed, and not before. */
export async function* repositoriesOf(github: Endpoint, org: string, perPage = 100): AsyncGenerator<Repository> {
  const pages = github.route("GET /orgs/{org}/repos").params({ org, type: "public", per_page: perPage });
  for (let page = 1; ; page += 1) {
    const repositories = await send<Repository[]>(pages.param("page", page).build());
    yield* repositories;
    if (repositories.length < perPage) return;
  }
}

/** Sends request options with `fetch`, which wants the method in upper case. */
async function send<Answer>({ method, url, headers }: RequestOptions): Promise<Answer> {
  const response = await fetch(url, { method: method.toUpperCase(), headers });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}
