// GitLab: paths as parameters, lists and hashes in brackets, and credentials in a header of its own.
import { type ChainOf, Endpoint } from "fluent-endpoint";

import type { paths } from "./paths.js";

type Ready<Route extends string> = ChainOf<Route, paths>;

/** An endpoint of GitLab; another instance than gitlab.com is a `baseUrl` among the defaults. */
export class GitLab extends Endpoint<paths> {
  static override readonly vendor = {
    name: "gitlab",
    baseUrl: "https://gitlab.com/api/v4",
    contentType: "application/json",
    credentials: ["private-token", "job-token"],
    // As its documentation writes lists and hashes: iids[]=1&iids[]=2, not[author_username]=ghost.
    policy: { arrays: "brackets", objects: "brackets" },
  };

  /**
   * An endpoint with an access token.
   *
   * @param token - a personal, project or group access token
   * @param instance - such as `https://gitlab.example.com`
   */
  static withToken(token: string, instance = "https://gitlab.com"): GitLab {
    return new this({ baseUrl: `${instance}/api/v4`, headers: { "private-token": token } });
  }

  /**
   * Reads a project.
   *
   * @param project - its number, or its path such as `group/app`, which goes out encoded
   */
  project(project: number | string): Ready<"GET /projects/{id}"> {
    return this.route("GET /projects/{id}").param("id", project);
  }

  /** Lists the issues of a project. */
  issues(project: number | string): Ready<"GET /projects/{id}/issues"> {
    return this.route("GET /projects/{id}/issues").param("id", project);
  }

  /** Creates an issue. */
  createIssue(project: number | string, title: string): Ready<"POST /projects/{id}/issues"> {
    return this.route("POST /projects/{id}/issues").params({ id: project, title });
  }

  /** Reads a file at a branch, a tag or a commit; its path goes out encoded, as one segment. */
  file(project: number | string, path: string, ref = "HEAD"): Ready<"GET /projects/{id}/repository/files/{file_path}"> {
    return this.route("GET /projects/{id}/repository/files/{file_path}").params({ id: project, file_path: path, ref });
  }

  /** Merges a merge request; `merge()` is a method of all endpoints. */
  acceptMergeRequest(
    project: number | string,
    number: number,
  ): Ready<"PUT /projects/{id}/merge_requests/{merge_request_iid}/merge"> {
    return this.route("PUT /projects/{id}/merge_requests/{merge_request_iid}/merge").params({
      id: project,
      merge_request_iid: number,
    });
  }
}
