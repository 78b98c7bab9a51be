import { toFetch } from "fluent-endpoint/adapters";

import { repositoriesOf } from "../github";

/** A server component: the page `/?org=octokit`. */
export default async function Page({ searchParams }: { searchParams: Promise<{ org?: string }> }) {
  const { org = "octokit" } = await searchParams;
  const response = await fetch(...toFetch(repositoriesOf(org)));
  const repositories = (await response.json()) as { full_name: string }[];

  return (
    <ul>
      {repositories.map(({ full_name }) => (
        <li key={full_name}>{full_name}</li>
      ))}
    </ul>
  );
}
