// Made from the OpenAPI document "Figma API" "0.43.0", 54 operations,
// SHA-256 bd25b08a46ffbb704ddc9354267eaf2bac366347adb22a7ea2f845e50b956acc.
// Do not edit it: `npx fluent-endpoint vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type Vendor } from "fluent-endpoint";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./figma.paths.js";

/** The API of Figma, as its document describes it. */
export const FIGMA: Vendor = {
  name: "figma",
  baseUrl: "https://api.figma.com",
  credentials: ["x-figma-token"],
  policy: {
    arrays: "repeat",
  },
  routes: defineRoutes({
    "DELETE /v1/files/{file_key}/comments/{comment_id}/reactions": "{?emoji}",
  }),
};

/** An endpoint of the API, with the types of its document. */
export class Figma extends Endpoint<Exact<paths>> {
  static override readonly vendor: Vendor = FIGMA;
}
