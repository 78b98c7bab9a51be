// What the table in the README says of other libraries.
import { expect, test } from "@jest/globals";
import { endpoint } from "@octokit/endpoint";
import ky from "ky";
import createClient from "openapi-fetch";

const baseUrl = "https://api.example.com";
const sent: string[] = [];
const fetch = (request: Request): Promise<Response> => {
  sent.push(request.url);
  return Promise.resolve(Response.json({}));
};
const fetchClient = createClient<Record<string, Record<string, never>>>({ baseUrl, fetch }) as unknown as Record<
  "GET" | "DELETE",
  (path: string, options: object) => Promise<unknown>
>;
const kyClient = ky.create({ prefixUrl: baseUrl, fetch: (input) => fetch(input as Request) });
const BROKEN = { "x-a": "secret\r\nb: c" };

/** The message of what a call throws, at once or later. */
const failure = async (call: () => Promise<unknown>): Promise<string> => {
  try {
    return String(await call());
  } catch (error) {
    return String(error);
  }
};

test("a missing parameter", async () => {
  await fetchClient.DELETE("/repos/{owner}/{repo}", { params: { path: { owner: "octokit" } } });

  expect(sent.pop()).toBe(`${baseUrl}/repos/octokit/%7Brepo%7D`);
  expect(endpoint("DELETE /repos/{owner}/{repo}", { owner: "octokit" }).url).toBe(
    "https://api.github.com/repos/octokit",
  );
});

test('a value ".." in the path', async () => {
  await fetchClient.DELETE("/users/{id}", { params: { path: { id: ".." } } });
  await kyClient.delete(`users/${encodeURIComponent("..")}`);

  expect(sent.splice(0)).toEqual([`${baseUrl}/`, `${baseUrl}/`]);
  expect(new URL(endpoint("DELETE /users/{id}", { id: ".." }).url).pathname).toBe("/");
});

test("a line break in a header", async () => {
  expect(await failure(() => fetchClient.GET("/", { headers: BROKEN }))).toMatch(/^TypeError: .*secret/);
  expect(await failure(() => kyClient("", { headers: BROKEN }))).toMatch(/^TypeError: .*secret/);
  expect(endpoint("GET /", { headers: BROKEN }).headers["x-a"]).toBe(BROKEN["x-a"]);
  expect(sent).toEqual([]);
});
