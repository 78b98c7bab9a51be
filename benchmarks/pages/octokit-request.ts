import { request } from "@octokit/request";

const github = request.defaults({ headers: { accept: "application/json", authorization: "token secret" } });

export async function list(org: string, page: number): Promise<unknown> {
  return (await github("GET /orgs/{org}/repos", { org, type: "private", page })).data;
}

export async function create(org: string, name: string): Promise<unknown> {
  return (await github("POST /orgs/{org}/repos", { org, name })).data;
}
