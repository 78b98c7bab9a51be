import createClient from "openapi-fetch";

import type { Paths } from "./paths.js";

const github = createClient<Paths>({
  baseUrl: "https://api.github.com",
  headers: { accept: "application/json", authorization: "token secret" },
});

export async function list(org: string, page: number): Promise<unknown> {
  const params = { path: { org }, query: { type: "private", page } };
  return (await github.GET("/orgs/{org}/repos", { params })).data;
}

export async function create(org: string, name: string): Promise<unknown> {
  return (await github.POST("/orgs/{org}/repos", { params: { path: { org } }, body: { name } })).data;
}
