import express from "express";
import { toFetch } from "fluent-endpoint/adapters";

import { github, parameterErrors } from "./github.js";

export const app = express();
app.use(github({ baseUrl: process.env["GITHUB_API_URL"] }));
app.get("/orgs/:org/names", async ({ github, params: { org }, query: { type } }, response) => {
  const request = github.route("GET /orgs/{org}/repos").params({ org, type });
  const answer = await fetch(...request.to(toFetch));
  if (!answer.ok) return void response.status(502).json({ message: `GitHub: ${answer.status}` });
  const repositories: { full_name: string }[] = await answer.json();
  response.json(repositories.map(({ full_name }) => full_name));
});
app.use(parameterErrors);
