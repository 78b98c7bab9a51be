import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "fluent-endpoint";
import { toQueryKey } from "fluent-endpoint/adapters";
import { useState, type ReactNode } from "react";

import { pagesQuery, requestQuery, send } from "./queries.js";
import { Selected } from "./selected.js";

interface Organization {
  readonly name: string;
}

interface Repository {
  readonly name: string;
}

export interface RepositoriesProps {
  readonly github: Endpoint;
  readonly user: string;
  readonly org: string;
}

export function Repositories({ github, user, org }: RepositoriesProps): ReactNode {
  const client = useQueryClient();
  const [selected, select] = useState<string>();
  const organization = github.route("GET /orgs/{org}").param("org", org).returns<Organization>().build();
  const repositories = github.route("GET /orgs/{org}/repos").param("org", org).returns<Repository[]>().build();

  const { data } = useQuery(requestQuery(organization, user));
  const pages = useInfiniteQuery(pagesQuery(github, repositories, user));

  const create = useMutation({
    mutationFn: (name: string) => send(github.build("POST /orgs/{org}/repos", { org, name })),
    onSettled: () => client.invalidateQueries({ queryKey: toQueryKey(repositories).slice(0, 2) }),
  });

  if (pages.isError) return <p role="alert">{pages.error.message}</p>;
  return (
    <>
      <h1>{data?.name}</h1>
      <ul>
        {pages.data?.pages.flatMap(({ page }) =>
          page.map(({ name }) => (
            <li key={name} onClick={() => select(name)}>
              {name}
            </li>
          )),
        )}
      </ul>
      {pages.hasNextPage && <button onClick={() => void pages.fetchNextPage()}>More</button>}
      <button onClick={() => create.mutate("new.js")}>Create</button>
      <Selected github={github} user={user} owner={org} repo={selected} />
    </>
  );
}
