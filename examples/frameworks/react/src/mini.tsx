import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toFetch, type Endpoint, type RequestOptions } from "fluent-endpoint/mini";
import type { ReactNode } from "react";

interface Repository {
  readonly name: string;
}

export interface SmallRepositoriesProps {
  readonly github: Endpoint;
  readonly user: string;
  readonly org: string;
}

/** The first page of the list, with mini. It has no `toQueryKey()`: the key names what the response depends on. */
export function SmallRepositories({ github, user, org }: SmallRepositoriesProps): ReactNode {
  const client = useQueryClient();
  const queryKey = ["repositories", user, org];

  const repositories = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      send(github.route("GET /orgs/{org}/repos").param("org", org).signal(signal).returns<Repository[]>().build()),
  });
  const create = useMutation({
    mutationFn: async (name: string) => send(github.build("POST /orgs/{org}/repos", { org, name })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  if (repositories.isError) return <p role="alert">{repositories.error.message}</p>;
  return (
    <>
      <ul>
        {repositories.data?.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button onClick={() => create.mutate("new.js")}>Create</button>
    </>
  );
}

async function send<Body>(request: RequestOptions<Body>): Promise<Body> {
  const response = await fetch(...toFetch(request));
  if (!response.ok) throw new Error(`The server responded with ${response.status}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Body;
}
