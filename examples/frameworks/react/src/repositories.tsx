import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Endpoint } from "fluent-endpoint";
import type { ReactNode } from "react";

import { pagesQuery, requestQuery } from "./queries.js";

interface Organization {
  readonly name: string;
}

interface Repository {
  readonly id: number;
  readonly full_name: string;
}

export interface RepositoriesProps {
  readonly github: Endpoint;
  readonly user: string;
  readonly org: string;
}

export function Repositories({ github, user, org }: RepositoriesProps): ReactNode {
  const organization = github.route("GET /orgs/{org}").param("org", org).returns<Organization>().build();
  const repositories = github.route("GET /orgs/{org}/repos").param("org", org).returns<Repository[]>().build();

  const { data } = useQuery(requestQuery(organization, user));
  const pages = useInfiniteQuery(pagesQuery(github, repositories, user));

  if (pages.isError) return <p role="alert">{pages.error.message}</p>;
  return (
    <>
      <h1>{data?.name}</h1>
      <ul>{pages.data?.pages.flatMap(({ page }) => page.map(({ id, full_name }) => <li key={id}>{full_name}</li>))}</ul>
      {pages.hasNextPage && <button onClick={() => void pages.fetchNextPage()}>More</button>}
    </>
  );
}
