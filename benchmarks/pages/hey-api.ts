import { createClient } from "@hey-api/client-fetch";

const github = createClient({
  baseUrl: "https://api.github.com",
  headers: { accept: "application/json", authorization: "token secret" },
});

export async function list(org: string, page: number): Promise<unknown> {
  const options = { url: "/orgs/{org}/repos", path: { org }, query: { type: "private", page } };
  return (await github.get(options)).data;
}

export async function create(org: string, name: string): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return (await github.post({ url: "/orgs/{org}/repos", path: { org }, body: { name }, headers })).data;
}
