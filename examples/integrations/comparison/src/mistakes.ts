// What the compiler finds. None of the calls runs.
import { Endpoint } from "fluent-endpoint";
import ky from "ky";
import { ofetch } from "ofetch";
import createClient from "openapi-fetch";

import type { paths } from "./paths.js";

const baseUrl = "https://api.acme.example";
const acme = Endpoint.for<paths>({ baseUrl });
const client = createClient<paths>({ baseUrl });

// A path that the API does not have, and a parameter that is missing.
void [
  // @ts-expect-error The document has no such path.
  () => acme.build("GET /order/{id}", { id: "7" }),
  // @ts-expect-error `id` is missing.
  () => acme.build("GET /orders/{id}", {}),
  // @ts-expect-error The document has no such path.
  () => client.GET("/order/{id}", { params: { path: { id: "7" } } }),
  // @ts-expect-error `id` is missing.
  () => client.GET("/orders/{id}", { params: { path: {} } }),
  () => ky.get("/order/7", { baseUrl }),
  () => ofetch("/order/7", { baseURL: baseUrl }),
];
