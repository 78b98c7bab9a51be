// Notion: a version in a header, JSON bodies, and a file in parts.
import { Endpoint, type AnyRoute, type ReadyToBuild, type RouteInfo, type Vendor } from "fluent-endpoint";
import { multipart } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

type Chain<Route extends string> = ReadyToBuild<RouteInfo<Route, AnyRoute>>;

/** An endpoint of Notion's API. */
export class Notion extends Endpoint {
  static override readonly vendor: Vendor = {
    name: "notion",
    baseUrl: "https://api.notion.com/v1",
    contentType: "application/json",
    headers: { "notion-version": "2025-09-03" },
    // Several properties are several parameters: filter_properties=a&filter_properties=b.
    policy: { arrays: "repeat" },
    routes: defineRoutes({
      "POST /data_sources/{data_source_id}/query": "{?filter_properties*}",
      "POST /file_uploads/{file_upload_id}/send": { body: multipart },
    }),
  };

  /**
   * An endpoint of an integration.
   *
   * @param token - the secret of the integration
   */
  static of(token: string): Notion {
    return new this({ headers: { authorization: `Bearer ${token}` } });
  }

  /** Searches the pages and data sources whose titles contain a text. */
  search(query: string): Chain<"POST /search"> {
    return this.route("POST /search").params({ query });
  }

  /** Reads a page; of many properties, name those that you need. */
  page(page_id: string): Chain<"GET /pages/{page_id}"> {
    return this.route("GET /pages/{page_id}").param("page_id", page_id);
  }

  /** Lists the blocks within a page or a block. */
  children(block_id: string): Chain<"GET /blocks/{block_id}/children"> {
    return this.route("GET /blocks/{block_id}/children").param("block_id", block_id);
  }

  /** Queries the pages of a data source; a filter and an order may follow. */
  query(data_source_id: string): Chain<"POST /data_sources/{data_source_id}/query"> {
    return this.route("POST /data_sources/{data_source_id}/query").param("data_source_id", data_source_id);
  }

  /** Sends a file, or a part of it, to an upload that was created before. */
  upload(file_upload_id: string, file: File): Chain<"POST /file_uploads/{file_upload_id}/send"> {
    return this.route("POST /file_uploads/{file_upload_id}/send").params({ file_upload_id, file });
  }
}
