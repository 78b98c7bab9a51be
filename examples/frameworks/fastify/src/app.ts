import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import session from "@fastify/session";
import { Type, type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { GITHUB, type ResponseOf } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";

import { github } from "./github.js";

/** Your sign-in adds the token that GitHub returns: `tokens.set(request.session.sessionId, token)`. */
export const tokens = new Map<string, string>();

const secret = process.env["SESSION_SECRET"] ?? randomUUID();

export const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
await app.register(cookie);
await app.register(session, { secret, cookie: { sameSite: "lax", secure: "auto" }, saveUninitialized: false });
await app.register(github, { tokens, defaults: { baseUrl: process.env["GITHUB_API_URL"] ?? GITHUB.baseUrl } });

const params = Type.Object({ org: Type.String() });
const querystring = Type.Object({ sort: Type.Optional(Type.Enum(["created", "updated", "pushed"])) });
app.get("/orgs/:org/names", { schema: { params, querystring } }, async ({ github, params, query }, reply) => {
  const request = github.route("GET /orgs/{org}/repos").params(params).param("sort", query.sort).build();
  const response = await fetch(...toFetch(request));
  if (!response.ok) return reply.code(502).send({ message: `GitHub: ${response.status}` });
  const repositories: ResponseOf<typeof request> = await response.json();
  return repositories.map(({ full_name }) => full_name);
});
