import { Endpoint } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

const github = new Endpoint({ headers: { accept: "application/json", authorization: "token secret" } });

export async function list(org: string, page: number): Promise<unknown> {
  return (await fetch(...toFetch(github.build("GET /orgs/{org}/repos", { org, type: "private", page })))).json();
}

export async function create(org: string, name: string): Promise<unknown> {
  return (await fetch(...toFetch(github.build("POST /orgs/{org}/repos", { org, name })))).json();
}
