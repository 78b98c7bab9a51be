import { mistake, type MistakeGroup } from "./mistake.js";

export const OPTIONS: MistakeGroup = {
  title: "Headers and other options",
  mistakes: [
    mistake(
      'endpoint("GET /user", { headers: new Headers({ accept: "text/plain" }) })',
      "GET https://api.github.com/user, accept: text/plain",
      'endpoint("GET /user", { headers: { accept: "text/plain" } })',
      'endpoint("GET /user", { headers: Object.fromEntries(headers) })',
    ),
    mistake(
      'endpoint("GET /user", { headers: new Map([["accept", "text/plain"]]) })',
      "GET https://api.github.com/user, accept: text/plain",
      'endpoint("GET /user", { headers: { accept: "text/plain" } })',
      'endpoint("GET /user", { headers: Object.fromEntries(headers) })',
    ),
    mistake(
      'endpoint("GET /user", { headers: [["accept", "text/plain"]] })',
      "GET https://api.github.com/user, accept: text/plain",
      'endpoint("GET /user", { headers: { accept: "text/plain" } })',
      'endpoint("GET /user", { headers: Object.fromEntries(headers) })',
    ),
    mistake(
      'endpoint("GET /user", { headers: { "x y": "1", "x-z": "a\\nb" } })',
      "GET https://api.github.com/user, x-y: 1, x-z: a b",
      'endpoint("GET /user", { headers: { "x-y": "1", "x-z": "a b" } })',
    ),
    mistake(
      'endpoint("GET /user", { mediaType: { previews: "mercy" } })',
      "GET https://api.github.com/user, accept: application/vnd.github.mercy-preview+json",
      'endpoint("GET /user", { mediaType: { previews: ["mercy"] } })',
    ),
    mistake(
      'endpoint("GET /user", { mediaType: { preview: ["mercy"] } })',
      "GET https://api.github.com/user, accept: application/vnd.github.mercy-preview+json",
      'endpoint("GET /user", { mediaType: { previews: ["mercy"] } })',
    ),
    mistake(
      'endpoint("GET /user", { mediaType: { format: "raw/x" } })',
      "GET https://api.github.com/user, accept: application/vnd.github.v3.raw",
      'endpoint("GET /user", { mediaType: { format: "raw" } })',
    ),
    mistake(
      'Endpoint.for({ name: "shop", baseUrl: "https://shop.example" }).build("GET /x", { mediaType: { format: "raw" } })',
      "GET https://shop.example/x, accept: text/plain",
      'Endpoint.for({ name: "shop", baseUrl: "https://shop.example" }).build("GET /x", { headers: { accept: "text/plain" } })',
    ),
    mistake(
      'github.withPolicy({ array: "repeat" })',
      "GET https://api.github.com/user",
      'github.withPolicy({ arrays: "repeat" }).build("GET /user")',
    ),
    mistake(
      "class Signed extends Endpoint { override async finalize(request: RequestOptions) { return request; } }",
      "GET https://api.github.com/user",
      'github.route("GET /user").to(async (request) => request)',
    ),
    mistake(
      'vendorOf({ openapi: "4.0.0" })',
      "GET https://shop.example/user, accept: application/json",
      'Endpoint.for(vendorOf({ openapi: "3.1.0", paths: {}, servers: [{ url: "https://shop.example" }] }, { name: "shop" }).vendor).build("GET /user")',
    ),
  ],
};

export const SENDING: MistakeGroup = {
  title: "Sending the request",
  mistakes: [
    mistake(
      'toFetch(github.route("GET /user"))',
      "GET https://api.github.com/user",
      'toFetch(github.route("GET /user").build())',
      'github.route("GET /user").to(toFetch)',
    ),
    mistake(
      'fetch(toFetch(github.build("GET /user")))',
      "GET https://api.github.com/user",
      'fetch(...toFetch(github.build("GET /user")))',
    ),
    mistake(
      'github.build(github.route("GET /user"))',
      "GET https://api.github.com/user",
      'github.route("GET /user").build()',
    ),
    mistake(
      'toFetch(endpoint("POST /gists", { files: new Map([["a.txt", { content: "a" }]]) }))',
      'POST https://api.github.com/gists, body: {"files":{"a.txt":{"content":"a"}}}',
      'toFetch(endpoint("POST /gists", { files: Object.fromEntries(new Map([["a.txt", { content: "a" }]])) }))',
    ),
  ],
};
