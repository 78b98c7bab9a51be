import { randomUUID } from "node:crypto";
import express from "express";
import session from "express-session";
import { GITHUB } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

import { github, parameterErrors } from "./github.js";

/** Your sign-in adds the token that GitHub returns: `tokens.set(request.sessionID, token)`. */
export const tokens = new Map<string, string>();

const secret = process.env["SESSION_SECRET"] ?? randomUUID();
const cookie = { sameSite: "lax", secure: "auto" } as const;

export const app = express();
app.use(session({ secret, cookie, resave: false, saveUninitialized: false }));
app.use(github(tokens, { baseUrl: process.env["GITHUB_API_URL"] ?? GITHUB.baseUrl }));
app.get("/orgs/:org/names", async ({ github, params: { org }, query: { type } }, response) => {
  const request = github.route("GET /orgs/{org}/repos").params({ org, type });
  const answer = await fetch(...request.to(toFetch));
  if (!answer.ok) return void response.status(502).json({ message: `GitHub: ${answer.status}` });
  const repositories: { full_name: string }[] = await answer.json();
  response.json(repositories.map(({ full_name }) => full_name));
});
app.use(parameterErrors);
