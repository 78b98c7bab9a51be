import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "fluent-endpoint";
import type { ReactNode } from "react";

import { requestQuery, send } from "./queries.js";

interface Repository {
  readonly name: string;
  readonly description: string;
}

export interface SelectedProps {
  readonly github: Endpoint;
  readonly user: string;
  readonly owner: string;
  readonly repo: string | undefined;
}

/** The repository that the user selected, if any, and a button that changes its description. */
export function Selected({ github, user, owner, repo }: SelectedProps): ReactNode {
  const client = useQueryClient();
  const route = github.route("GET /repos/{owner}/{repo}").param("owner", owner).returns<Repository>();
  const query = requestQuery(repo === undefined ? undefined : route.param("repo", repo).build(), user);
  const { data } = useQuery(query);

  const describe = useMutation({
    mutationFn: ({ name, description }: Repository) =>
      send(github.build("PATCH /repos/{owner}/{repo}", { owner, repo: name, description })),
    onMutate: async (changed) => {
      const { queryKey } = query;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, changed);
      return { queryKey, before };
    },
    onError: (_error, _changed, shown) => shown && client.setQueryData(shown.queryKey, shown.before),
    onSettled: (_response, _error, _changed, shown) => shown && client.invalidateQueries({ queryKey: shown.queryKey }),
  });

  if (!data) return <p role="status">Select a repository</p>;
  return (
    <>
      <p role="status">{data.description}</p>
      <button onClick={() => describe.mutate({ ...data, description: "Build requests" })}>Describe</button>
    </>
  );
}
