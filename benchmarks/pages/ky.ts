import ky from "ky";

const github = ky.create({
  prefix: "https://api.github.com",
  headers: { accept: "application/json", authorization: "token secret" },
});

export function list(org: string, page: number): Promise<unknown> {
  return github.get(`orgs/${encodeURIComponent(org)}/repos`, { searchParams: { type: "private", page } }).json();
}

export function create(org: string, name: string): Promise<unknown> {
  return github.post(`orgs/${encodeURIComponent(org)}/repos`, { json: { name } }).json();
}
