// Gitea and Forgejo: an API that everybody hosts, at an address of their own.
import { Endpoint, type Exact, type ReadyToBuild, type RouteInfo, segments } from "fluent-endpoint";
import { multipart } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./paths.js";

/** Each parameter goes where the document says. */
type Routes = Exact<paths>;
type Chain<Route extends string> = ReadyToBuild<RouteInfo<Route, Routes>>;

/** An endpoint of Gitea or Forgejo. */
export class Gitea extends Endpoint<Routes> {
  static override readonly vendor = {
    name: "gitea",
    baseUrl: "https://gitea.com/api/v1",
    contentType: "application/json",
    // As its document says: status-types=unread&status-types=pinned.
    policy: { arrays: "repeat" },
    routes: defineRoutes({
      "POST /repos/{owner}/{repo}/releases/{id}/assets": { url: "{?name}", body: multipart },
    }),
  };

  /**
   * An endpoint of an instance.
   *
   * @param address - such as `https://codeberg.org`, or `https://example.com/git` for one below a path
   * @param token - an access token of the user; without one, only public data can be read
   */
  static at(address: string, token?: string): Gitea {
    return new this({
      baseUrl: `${address}/api/v1`,
      headers: { authorization: token === undefined ? undefined : `token ${token}` },
    });
  }

  /** Lists notifications, by default the unread ones. */
  notifications(): Chain<"GET /notifications"> {
    return this.route("GET /notifications");
  }

  /** Lists the open issues of a repository; more parameters may follow. */
  issues(owner: string, repo: string): Chain<"GET /repos/{owner}/{repo}/issues"> {
    return this.route("GET /repos/{owner}/{repo}/issues").params({ owner, repo });
  }

  /** Reads a file; the slashes of its path stay slashes. */
  file(owner: string, repo: string, filepath: string): Chain<"GET /repos/{owner}/{repo}/contents/{filepath}"> {
    return this.route("GET /repos/{owner}/{repo}/contents/{filepath}").params({
      owner,
      repo,
      filepath: segments(filepath),
    });
  }

  /** Attaches a file to a release. */
  attach(
    owner: string,
    repo: string,
    release: number,
    file: File,
  ): Chain<"POST /repos/{owner}/{repo}/releases/{id}/assets"> {
    return this.route("POST /repos/{owner}/{repo}/releases/{id}/assets").params({
      owner,
      repo,
      id: release,
      name: file.name,
      attachment: file,
    });
  }
}
