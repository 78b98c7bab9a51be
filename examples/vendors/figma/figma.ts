// Made from the OpenAPI document "Figma API" "0.43.0", 54 operations,
// SHA-256 bd25b08a46ffbb704ddc9354267eaf2bac366347adb22a7ea2f845e50b956acc.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again, and `--check` tells whether it is up to date.
import { Endpoint, type Exact, type Vendor } from "fluent-endpoint";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./figma.paths.js";

/** The schemas of the document: `components["schemas"]["…"]`. */
export type { components } from "./figma.paths.js";

/** The routes of the document. */
export type FigmaRoute =
  | "GET /v1/files/{file_key}"
  | "GET /v1/files/{file_key}/nodes"
  | "GET /v1/images/{file_key}"
  | "GET /v1/files/{file_key}/images"
  | "GET /v1/files/{file_key}/meta"
  | "GET /v1/teams/{team_id}/projects"
  | "GET /v1/projects/{project_id}/meta"
  | "GET /v1/projects/{project_id}/files"
  | "GET /v2/teams/{team_id}/folders"
  | "GET /v2/folders/{folder_id}/folders"
  | "GET /v2/folders/{folder_id}/files"
  | "GET /v2/folders/{folder_id}/meta"
  | "GET /v1/files/{file_key}/versions"
  | "GET /v1/files/{file_key}/comments"
  | "POST /v1/files/{file_key}/comments"
  | "DELETE /v1/files/{file_key}/comments/{comment_id}"
  | "GET /v1/files/{file_key}/comments/{comment_id}/reactions"
  | "POST /v1/files/{file_key}/comments/{comment_id}/reactions"
  | "DELETE /v1/files/{file_key}/comments/{comment_id}/reactions"
  | "GET /v1/me"
  | "GET /v1/teams/{team_id}/components"
  | "GET /v1/files/{file_key}/components"
  | "GET /v1/components/{key}"
  | "GET /v1/teams/{team_id}/component_sets"
  | "GET /v1/files/{file_key}/component_sets"
  | "GET /v1/component_sets/{key}"
  | "GET /v1/teams/{team_id}/styles"
  | "GET /v1/files/{file_key}/styles"
  | "GET /v1/styles/{key}"
  | "GET /v2/webhooks"
  | "POST /v2/webhooks"
  | "GET /v2/webhooks/{webhook_id}"
  | "PUT /v2/webhooks/{webhook_id}"
  | "DELETE /v2/webhooks/{webhook_id}"
  | "GET /v2/teams/{team_id}/webhooks"
  | "GET /v2/webhooks/{webhook_id}/requests"
  | "GET /v1/activity_logs"
  | "POST /v1/developer_logs"
  | "GET /v1/ai_usage/daily"
  | "GET /v1/payments"
  | "GET /v1/files/{file_key}/variables/local"
  | "GET /v1/files/{file_key}/variables/published"
  | "POST /v1/files/{file_key}/variables"
  | "GET /v1/files/{file_key}/dev_resources"
  | "POST /v1/dev_resources"
  | "PUT /v1/dev_resources"
  | "DELETE /v1/files/{file_key}/dev_resources/{dev_resource_id}"
  | "GET /v1/analytics/libraries/{file_key}/component/actions"
  | "GET /v1/analytics/libraries/{file_key}/component/usages"
  | "GET /v1/analytics/libraries/{file_key}/style/actions"
  | "GET /v1/analytics/libraries/{file_key}/style/usages"
  | "GET /v1/analytics/libraries/{file_key}/variable/actions"
  | "GET /v1/analytics/libraries/{file_key}/variable/usages"
  | "GET /v1/oembed";

/** The API of Figma, as its document describes it. */
export const FIGMA: Vendor = {
  name: "figma",
  baseUrl: "https://api.figma.com",
  credentials: ["x-figma-token"],
  policy: {
    arrays: "repeat",
  },
  routes: defineRoutes({
    "*": {
      withoutDefaults: [
        "file_key",
        "version",
        "ids",
        "depth",
        "geometry",
        "plugin_data",
        "branch_data",
        "scale",
        "format",
        "svg_outline_text",
        "svg_include_id",
        "svg_include_node_id",
        "svg_simplify_stroke",
        "contents_only",
        "use_absolute_bounds",
        "project_id",
        "folder_id",
        "page_size",
        "before",
        "after",
        "as_md",
        "key",
        "plan_api_id",
        "webhook_id",
        "events",
        "start_time",
        "end_time",
        "order",
        "start_date",
        "end_date",
        "plugin_payment_token",
        "user_id",
        "community_file_id",
        "plugin_id",
        "widget_id",
        "node_ids",
        "dev_resource_id",
        "group_by",
        "url",
        "maxwidth",
        "maxheight",
      ],
    },
    "GET *": {
      withoutDefaults: [
        "file_key",
        "team_id",
        "project_id",
        "folder_id",
        "comment_id",
        "emoji",
        "key",
        "webhook_id",
        "dev_resource_id",
      ],
      defaults: {
        "/v1/files/{file_key}":
          "version,ids,depth,geometry,plugin_data,branch_data",
        "/v1/files/{file_key}/nodes": "ids,version,depth,geometry,plugin_data",
        "/v1/images/{file_key}":
          "ids,version,scale,format,svg_outline_text,svg_include_id,svg_include_node_id,svg_simplify_stroke,contents_only,use_absolute_bounds",
        "/v1/projects/{project_id}/files": "branch_data",
        "/v2/folders/{folder_id}/files": "branch_data",
        "/v1/files/{file_key}/versions": "page_size,before,after",
        "/v1/files/{file_key}/comments": "as_md",
        "/v1/files/{file_key}/comments/{comment_id}/reactions": "cursor",
        "/v1/teams/{team_id}/components": "page_size,after,before",
        "/v1/teams/{team_id}/component_sets": "page_size,after,before",
        "/v1/teams/{team_id}/styles": "page_size,after,before",
        "/v2/webhooks": "context,context_id,plan_api_id,cursor",
        "/v1/activity_logs": "events,start_time,end_time,limit,order",
        "/v1/ai_usage/daily": "start_date,end_date,user_email,limit,cursor",
        "/v1/payments":
          "plugin_payment_token,user_id,community_file_id,plugin_id,widget_id",
        "/v1/files/{file_key}/dev_resources": "node_ids",
        "/v1/analytics/libraries/{file_key}/component/actions":
          "cursor,group_by,start_date,end_date",
        "/v1/analytics/libraries/{file_key}/component/usages":
          "cursor,group_by",
        "/v1/analytics/libraries/{file_key}/style/actions":
          "cursor,group_by,start_date,end_date",
        "/v1/analytics/libraries/{file_key}/style/usages": "cursor,group_by",
        "/v1/analytics/libraries/{file_key}/variable/actions":
          "cursor,group_by,start_date,end_date",
        "/v1/analytics/libraries/{file_key}/variable/usages": "cursor,group_by",
        "/v1/oembed": "url,maxwidth,maxheight",
      },
    },
    "DELETE /v1/files/{file_key}/comments/{comment_id}/reactions": "{?emoji}",
    "POST /v1/files/{file_key}/variables": {
      requiresBody: true,
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class Figma extends Endpoint<Exact<paths, FigmaRoute>> {
  static override readonly vendor: Vendor = FIGMA;
}
