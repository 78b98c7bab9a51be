// What attaches to mini is the code of the library: with the same policy, both build the same requests.
import { expect, test } from "@jest/globals";

import { toFetch as toFetchOfLibrary } from "../../src/adapters/index.js";
import { form as formOfLibrary, json, jsonLines } from "../../src/bodies/index.js";
import { Endpoint as Library, type QueryEncoder, type RequestOptions } from "../../src/index.js";
import { arrays, body, Endpoint, finalize, form, multipart, objects, query, toFetch } from "../../src/mini/index.js";

const BASE = { baseUrl: "https://api.example.com" };
const given = { b: "x y", a: [1, 2], c: { d: 3 } };
const sorted: QueryEncoder = (parameters, { pairs }) =>
  Object.keys(parameters)
    .sort()
    .flatMap((name) => pairs(name, parameters[name]));

test("writes lists, objects and queries as the library does (C9, C15)", () => {
  const library = Library.for({ ...BASE, policy: { arrays: "indices", objects: "brackets", query: sorted } });
  const mini = new Endpoint({
    ...BASE,
    attach: [arrays("repeat"), objects("brackets"), query(sorted), arrays("indices")],
  });
  expect(mini.withDefaults({ page: 2 }).build("GET /x", given).url).toBe(
    library.build("GET /x", { page: 2, ...given }).url,
  );
});

test("writes bodies as the library does, and toFetch sends them (D8)", () => {
  const policy = { arrays: "brackets", objects: "brackets" } as const;
  const library = Library.for({ ...BASE, policy: { ...policy, body: formOfLibrary } });
  const mini = new Endpoint({ ...BASE, attach: [arrays("brackets"), objects("brackets"), body(form)] });
  expect(mini.build("POST /x", given).body).toBe(library.build("POST /x", given).body);
  for (const encoder of [form, multipart, json, jsonLines]) {
    const request = new Endpoint({ ...BASE, attach: [body(encoder)] }).build("POST /x", { a: "b", c: 5 });
    expect(toFetch(request)).toEqual(toFetchOfLibrary(request));
  }
});

test("hooks run in their order, with the route (A7)", () => {
  const add =
    (name: string) =>
    (request: RequestOptions, { route }: { route?: string | undefined }) => ({
      ...request,
      headers: { ...request.headers, [name]: `${route}, ${Object.keys(request.headers).join(" ")}` },
    });
  const mini = new Endpoint({ ...BASE, attach: [finalize(add("x-a")), finalize(add("x-b"))] });
  expect(mini.build("GET /orders/{id}", { id: 7 }).headers).toEqual({
    accept: "application/json",
    "x-a": "GET /orders/{id}, accept",
    "x-b": "GET /orders/{id}, accept x-a",
  });
});

test.each<[string, () => unknown, string]>([
  ["a style of lists", () => arrays("repeated" as never), "attach.arrays"],
  ["a style of objects", () => objects("dots" as never), "attach.objects"],
  ["an encoder of bodies", () => body("form" as never), "attach.body"],
  ["an encoder of queries", () => query(undefined as never), "attach.query"],
  ["a hook", () => finalize({} as never), "attach.finalize"],
  ["a list of attachments", () => new Endpoint({ ...BASE, attach: [form] } as never), "attach"],
  [
    "what a hook returns",
    () => new Endpoint({ ...BASE, attach: [finalize((() => 1) as never)] }).build("GET /"),
    "finalize",
  ],
])("%s that there is not", (_, call, name) => {
  expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION", names: [name] }));
});
