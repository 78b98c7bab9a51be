// Jira Cloud: an address for each tenant, basic credentials, and files in forms.
import { defineVendor, Endpoint, type Exact, type OfVendor, type ReadyToBuild, type RouteInfo } from "fluent-endpoint";
import { multipart } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./paths.js";

const JIRA = defineVendor({
  name: "jira",
  baseUrl: "https://{tenant}.atlassian.net/rest/api/3",
  routes: defineRoutes({ "POST /issue/{issueIdOrKey}/attachments": { body: multipart } }),
});

type Routes = OfVendor<typeof JIRA, Exact<paths>>;
type Chain<Route extends string> = ReadyToBuild<RouteInfo<Route, Routes>>;

/** An endpoint of Jira Cloud: its tenant is among the defaults. */
export class Jira extends Endpoint<Routes, "tenant"> {
  static override readonly vendor = JIRA;

  /**
   * An endpoint of a tenant, with the credentials of a user.
   *
   * @param tenant - the first label of its address
   * @param email - the address of the user
   * @param token - an API token of the user
   */
  static of(tenant: string, email: string, token: string): Jira {
    const credentials = Buffer.from(`${email}:${token}`).toString("base64");
    return new this({ tenant, headers: { authorization: `Basic ${credentials}` } });
  }

  /** Searches issues with JQL. */
  search(jql: string): Chain<"GET /search/jql"> {
    return this.route("GET /search/jql").param("jql", jql);
  }

  /** Reads an issue. */
  issue(key: string): Chain<"GET /issue/{issueIdOrKey}"> {
    return this.route("GET /issue/{issueIdOrKey}").param("issueIdOrKey", key);
  }

  /** Creates an issue. */
  createIssue(project: string, type: string, summary: string): Chain<"POST /issue"> {
    return this.route("POST /issue").param("fields", { project: { key: project }, issuetype: { name: type }, summary });
  }

  /** Attaches files to an issue. */
  attach(key: string, files: readonly File[]): Chain<"POST /issue/{issueIdOrKey}/attachments"> {
    return (
      this.route("POST /issue/{issueIdOrKey}/attachments")
        .params({ issueIdOrKey: key, file: files })
        // Jira refuses forms without it, because browsers send forms to other sites.
        .header("x-atlassian-token", "no-check")
    );
  }
}
