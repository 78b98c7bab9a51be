import type { paths } from "@octokit/openapi-types";
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "fluent-endpoint";
import type { ReactNode } from "react";

import { keyOf } from "./key.js";
import { send } from "./send.js";

export interface SelectedProps {
  readonly github: Endpoint<paths>;
  readonly user: string;
  readonly owner: string;
  readonly repo: string | undefined;
}

/** The repository that the user selected, if any, and a button that changes its description. */
export function Selected({ github, user, owner, repo }: SelectedProps): ReactNode {
  const client = useQueryClient();
  const route = github.route("GET /repos/{owner}/{repo}").param("owner", owner);
  const chain = repo === undefined ? undefined : route.param("repo", repo);
  // With queryOptions(), the key has the type of the data.
  const query = queryOptions({
    queryKey: chain ? keyOf(chain, github.vendor, user) : ["waiting"],
    queryFn: chain ? ({ signal }) => chain.signal(signal).to(send) : skipToken,
  });
  const { data } = useQuery(query);

  const describe = useMutation({
    mutationFn: ({ name, description }: { readonly name: string; readonly description: string }) =>
      github.route("PATCH /repos/{owner}/{repo}").params({ owner, repo: name, description }).to(send),
    onMutate: async ({ description }) => {
      const { queryKey } = query;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, before && { ...before, description });
      return { queryKey, before };
    },
    onError: (_error, _changed, shown) => shown && client.setQueryData(shown.queryKey, shown.before),
    onSettled: (_response, _error, _changed, shown) => shown && client.invalidateQueries({ queryKey: shown.queryKey }),
  });

  if (!data) return <p role="status">Select a repository</p>;
  return (
    <>
      <p role="status">{data.description}</p>
      <button onClick={() => describe.mutate({ name: data.name, description: "Build requests" })}>Describe</button>
    </>
  );
}
