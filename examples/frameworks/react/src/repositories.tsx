import type { paths } from "@octokit/openapi-types";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "fluent-endpoint";
import { toInfiniteQuery, toQuery } from "fluent-endpoint/tanstack-query";
import { useState, type ReactNode } from "react";

import { Selected } from "./selected.js";
import { send } from "./send.js";

export interface RepositoriesProps {
  readonly github: Endpoint<paths>;
  readonly user: string;
  readonly org: string;
}

export function Repositories({ github, user, org }: RepositoriesProps): ReactNode {
  const client = useQueryClient();
  const [selected, select] = useState<string>();

  const { data } = useQuery(toQuery(github.route("GET /orgs/{org}").param("org", org), send, { scope: user }));

  const list = toInfiniteQuery(github.route("GET /orgs/{org}/repos").param("org", org), send, { scope: user });
  const pages = useInfiniteQuery(list);

  const create = useMutation({
    mutationFn: (name: string) => github.route("POST /orgs/{org}/repos").params({ org, name }).to(send),
    onSettled: () => client.invalidateQueries({ queryKey: list.queryKey.slice(0, 2) }),
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
