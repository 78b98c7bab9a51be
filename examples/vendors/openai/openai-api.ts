// Made from the OpenAPI document "OpenAI" "1", 4 operations,
// SHA-256 e207c2b2a05ac251b3ad611da44dc815ee38f50e55d234c6a6673724639429bd.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type Vendor } from "fluent-endpoint";
import { multipart, withTypes } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./openai-api.paths.js";

/** The schemas of the document: `components["schemas"]["…"]`. */
export type { components } from "./openai-api.paths.js";

/** The routes of the document. */
export type OpenAIApiRoute =
  | "POST /chat/completions"
  | "POST /responses"
  | "POST /images/edits"
  | "POST /realtime/calls"
  | "POST /images/edits#multipart"
  | "POST /realtime/calls#sdp";

/** The API of OpenAIApi, as its document describes it. */
export const OPENAI_API: Vendor = {
  name: "openai-api",
  baseUrl: "https://api.openai.com/v1",
  policy: {
    arrays: "repeat",
  },
  routes: defineRoutes({
    "POST /responses": {
      requiresBody: true,
    },
    "POST /realtime/calls": {
      accept: "application/sdp",
      body: withTypes(multipart, {
        sdp: "application/sdp",
        session: "application/json",
      }),
    },
    "POST /images/edits#multipart": {
      body: multipart,
    },
    "POST /realtime/calls#sdp": {
      accept: "application/sdp",
      contentType: "application/sdp",
      body: "data",
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class OpenAIApi extends Endpoint<Exact<paths, OpenAIApiRoute>> {
  static override readonly vendor: Vendor = OPENAI_API;
}
