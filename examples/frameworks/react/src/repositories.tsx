import type { paths } from "@octokit/openapi-types";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint, ResponseOf } from "fluent-endpoint";
import { nextLink } from "fluent-endpoint/links";
import { useState, type ReactNode } from "react";

import { keyOf } from "./key.js";
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

  const organization = github.route("GET /orgs/{org}").param("org", org);
  const { data } = useQuery({
    queryKey: keyOf(organization, github.vendor, user),
    queryFn: ({ signal }) => organization.signal(signal).to(send),
  });

  const list = github.route("GET /orgs/{org}/repos").param("org", org);
  const listKey = keyOf(list, github.vendor, user);
  const pages = useInfiniteQuery({
    queryKey: [...listKey, "pages"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      type Repositories = ResponseOf<ReturnType<typeof list.build>>;
      const { body, headers, response } = await (pageParam === undefined
        ? list.signal(signal).to(send.withResponse)
        : send.withResponse(github.follow<Repositories>(pageParam, { request: { signal } })));
      return { body, next: nextLink(headers, response.url) };
    },
    getNextPageParam: ({ next }) => next,
  });

  const create = useMutation({
    mutationFn: (name: string) => github.route("POST /orgs/{org}/repos").params({ org, name }).to(send),
    onSettled: () => client.invalidateQueries({ queryKey: listKey.slice(0, 2) }),
  });

  if (pages.isError) return <p role="alert">{pages.error.message}</p>;
  return (
    <>
      <h1>{data?.name}</h1>
      <ul>
        {pages.data?.pages.flatMap(({ body }) =>
          body.map(({ name }) => (
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
