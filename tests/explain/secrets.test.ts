// D6: an explanation shows no credentials unless the caller asks for them.
import { inspect } from "node:util";
import { expect, test } from "@jest/globals";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint, endpoint } from "../../src/index.js";

/** Everything visible in an explanation: as JSON, as a table, in a log. */
const shownBy = (explanation: Explanation): string =>
  JSON.stringify(explanation) + String(explanation) + inspect(explanation, { depth: 9 });

test.each(["/x{;o*}", "/x{.o*}", "/x{/o}", "/x{?o}", "/x?q={o}", "/x{?o*}"])(
  "a member with the name of a secret, in %s",
  (route) => {
    expect(shownBy(explain(endpoint, route, { o: { a: "1", token: "hunter2" } }))).not.toContain("hunter2");
  },
);

test.each([
  ["Authorization", "token hunter2", "token ***"],
  ["authorization", "hunter2", "***"],
  ["cookie", "sid=hunter2", "***"],
  ["x-api-key", "hunter2", "***"],
  ["x-license", "hunter2", "***"],
  ["referer", "https://b.example/?x=1&access_token=hunter2#y", "https://b.example/?x=1&access_token=***#y"],
  ["x-token-type", "text", "text"],
])("the header %s: %s is %s", (name, value, shown) => {
  const acme = Endpoint.for({ name: "acme", baseUrl: "https://acme.example", credentials: ["x-license"] });
  for (const explanation of [
    explain(acme, "/x", {}, { headers: { [name]: value } }),
    explain(acme.withDefaults({ headers: { [name]: value } }), "/x"),
  ]) {
    expect(explanation.headers.find((field) => field.name === name.toLowerCase())!.value).toBe(shown);
    expect(shownBy(explanation)).not.toContain("hunter2");
    expect(explanation.request!.headers[name.toLowerCase()]).toBe(value);
  }
});

test.each([
  ["GET /x", "https://api.github.com/x?token=***"],
  ["GET /x/{token}/y", "https://api.github.com/x/***/y"],
  ["GET /x/{token}{?token}", "https://api.github.com/x/***?token=***"],
  ["GET /x{/token*}", "https://api.github.com/x***"],
  ["GET /x/{token:3}/{token}", "https://api.github.com/x/***/***"],
  ["GET /x{#token}", "https://api.github.com/x#***"],
  ["GET /x?token=hunter2&v={token}", "https://api.github.com/x?token=***&v=***"],
  ["POST /x", "https://api.github.com/x"],
])("the url of %s is %s", (route, url) => {
  const explanation = explain(endpoint, route, { token: "hunter2" });
  expect(explanation.url).toBe(url);
  expect(explanation.parameters[0]!.value).toBe("***");
  expect(shownBy(explanation)).not.toContain("hun");
});

test("secrets within values are hidden, and the text of such values in the url", () => {
  const explanation = explain(endpoint, "GET /x", { to: "https://a.example/?token=hunter2&x=1", id: "a" });
  const hidden = "https%3A%2F%2Fa.example%2F%3Ftoken%3D***%26x%3D1";
  expect(explanation.parameters.map(({ value, became }) => [value, became])).toEqual([
    ['"https://a.example/?token=***&x=1"', `to=${hidden}`],
    ['"a"', "id=a"],
  ]);
  expect(explanation.url).toBe(`https://api.github.com/x?to=${hidden}&id=a`);
  expect(explain(endpoint, "GET /{to}", { to: "https://a.example/?token=hunter2" }).url).toBe(
    "https://api.github.com/***",
  );
  expect(shownBy(explain(endpoint, "GET /{to}", { to: "https://a.example/?token=hunter2" }))).not.toContain("hunter2");
  const objects = endpoint.endpoint.withPolicy({ objects: "brackets" });
  for (const value of [{ password: "hunter2", a: 1 }, { a: { password: "hunter2" } }, [{ token: "hunter2" }]])
    expect(shownBy(explain(objects, "GET /x", { f: value }))).not.toContain("hunter2");
});

test("bodies, options and many secrets are hidden", () => {
  const given = { data: "password=hunter2", request: { token: "hunter2", timeout: 5 } };
  expect(shownBy(explain(endpoint, "POST /x?token=hunter2", given))).not.toContain("hunter2");
  const refused = explain(endpoint, "GET https://user:hunter2@a.example/x?v=hunter2", { a: 1 });
  expect(refused.error!.code).toBe("ERR_INVALID_TEMPLATE");
  expect(shownBy(refused)).not.toContain("hunter2");
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`token_${index}`, "hunter2"]));
  expect(shownBy(explain(endpoint, "GET /x/{a}", { ...many, a: "b" }))).not.toContain("hunter2");
});

test('{ secrets: "show" } shows all of them', () => {
  const api = new Endpoint({ headers: { authorization: "token one" } });
  const options = { data: "three", request: { secret: "five" } };
  const explanation = explain(api, "POST /x/{token}?token=six", { token: "two" }, options, { secrets: "show" });
  expect(explanation.url).toBe(explanation.request!.url);
  for (const text of ["one", "two", "three", "five", "six"]) expect(JSON.stringify(explanation)).toContain(text);
  expect(JSON.stringify(explanation)).not.toContain("***");
  expect(String(explain(api.route("/x"), { secrets: "show" }))).toContain("token one");
});
