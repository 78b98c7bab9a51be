// The variables that a document names (X4), and what becomes of their values.
import { expect, test } from "@jest/globals";

import { vendorOf } from "../../../src/openapi/index.js";
import { DocumentCredentials } from "../../src/mcp/environment-credentials.js";

function credentialsOf(securitySchemes: object, title = "Acme API", isChosen = false): DocumentCredentials {
  const info = { title, version: "1" };
  const servers = [{ url: "https://api.acme.example" }];
  const document = { openapi: "3.1.0", info, servers, paths: {}, components: { securitySchemes } };
  return new DocumentCredentials(document, vendorOf(document), isChosen);
}

const VARIABLES = {
  ACME_TOKEN: "t0ken",
  ACME_X_API_KEY: "k3y",
  ACME_USERNAME: "mona",
  ACME_PASSWORD: "päss",
  ACME_AUTHORIZATION: "Custom x",
  ACME_API_KEY: "q3ry",
  ACME_SID: "s1d",
};

const BASIC = `Basic ${Buffer.from("mona:päss").toString("base64")}`;

test.each<[kind: string, scheme: object, names: readonly string[], defaults: object]>([
  ["bearer", { type: "http", scheme: "Bearer" }, ["ACME_TOKEN"], { headers: { authorization: "Bearer t0ken" } }],
  ["oauth2", { type: "oauth2", flows: {} }, ["ACME_TOKEN"], { headers: { authorization: "Bearer t0ken" } }],
  ["openIdConnect", { type: "openIdConnect" }, ["ACME_TOKEN"], { headers: { authorization: "Bearer t0ken" } }],
  [
    "basic",
    { type: "http", scheme: "basic" },
    ["ACME_USERNAME", "ACME_PASSWORD"],
    { headers: { authorization: BASIC } },
  ],
  ["digest", { type: "http", scheme: "digest" }, ["ACME_AUTHORIZATION"], { headers: { authorization: "Custom x" } }],
  [
    "a header",
    { type: "apiKey", in: "header", name: "X-API-Key" },
    ["ACME_X_API_KEY"],
    { headers: { "x-api-key": "k3y" } },
  ],
  ["a query", { type: "apiKey", in: "query", name: "api_key" }, ["ACME_API_KEY"], { headers: {}, api_key: "q3ry" }],
  ["a cookie", { type: "apiKey", in: "cookie", name: "sid" }, ["ACME_SID"], { headers: { cookie: "sid=s1d" } }],
])("%s", (_, scheme, names, defaults) => {
  const credentials = credentialsOf({ scheme });
  expect(credentials.all.map(({ variable }) => variable)).toEqual(names);
  expect(credentials.defaultsFrom(VARIABLES)).toEqual(defaults);
  expect(credentials.defaultsFrom({ [names[0]!]: "" })).toEqual({ headers: {} });
});

test("a document without schemes has a bearer token", () => {
  expect(credentialsOf({}).defaultsFrom(VARIABLES)).toEqual({ headers: { authorization: "Bearer t0ken" } });
  expect(credentialsOf({}).defaultsFrom({ ACME_TOKEN: "Bearer x" })).toEqual({
    headers: { authorization: "Bearer x" },
  });
});

test("schemes that are sent alike are one, and places of one name have a variable each", () => {
  const oauth = { type: "oauth2", flows: {} };
  const bearer = { type: "http", scheme: "bearer" };
  const [header, query] = ["header", "query"].map((place) => ({ type: "apiKey", in: place, name: "api_key" }));
  const { all } = credentialsOf({ oauth, bearer, header, query });
  expect(all.map(({ variable }) => variable)).toEqual(["ACME_TOKEN", "ACME_API_KEY", "ACME_API_KEY_QUERY"]);
});

test.each([
  ["AWS", { in: "header", name: "secret-access-key" }, "AWS_SECRET_ACCESS_KEY"],
  ["GitHub", { in: "header", name: "token" }, "GITHUB_TOKEN"],
  ["Fluent endpoint", { in: "header", name: "token" }, "FLUENT_ENDPOINT_TOKEN"],
])("a document of the title %s does not get a variable of others", (title, scheme, variable) => {
  const schemes = { key: { type: "apiKey", ...scheme } };
  const credentials = credentialsOf(schemes, title);
  expect(credentials.refused).toEqual([variable]);
  expect(credentials.defaultsFrom({ [variable]: "s3cret" })).toEqual({ headers: {} });
  // A longer title has variables of its own.
  expect(credentialsOf(schemes, `${title} of Acme`).refused.filter((name) => name === variable)).toEqual([]);
  // The user has said where it goes; the token of the server itself goes nowhere.
  const isSent = JSON.stringify(credentialsOf(schemes, title, true).defaultsFrom({ [variable]: "s3cret" })).includes(
    "s3cret",
  );
  expect(isSent).toBe(!title.startsWith("Fluent"));
});
