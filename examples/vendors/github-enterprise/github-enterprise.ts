// GitHub Enterprise Server: GitHub's API at the address of a company, and another path for uploads.
import type { paths } from "@octokit/openapi-types";
import { type AnyRoute, type ChainOf, defineVendor, Endpoint, type OfVendor, segments } from "fluent-endpoint";
import { defineRoutes } from "fluent-endpoint/routes";

const SERVER = defineVendor({
  name: "github",
  baseUrl: "https://{host}/api/v3",
  mediaTypeVersion: "v3",
  routes: defineRoutes({
    "POST /repos/{owner}/{repo}/releases/{release_id}/assets": {
      baseUrl: "https://{host}/api/uploads",
      body: "data",
    },
  }),
});

/** The routes of GitHub's document, and those that only the server has, such as `/setup/api/settings`. */
type Routes = OfVendor<typeof SERVER, paths & AnyRoute>;

type Ready<Route extends string> = ChainOf<Route, Routes>;

const UPLOADS = "POST /repos/{owner}/{repo}/releases/{release_id}/assets";

/** An endpoint of a GitHub Enterprise Server: its host is among the defaults. */
export class GitHubEnterprise extends Endpoint<Routes, "host"> {
  static override readonly vendor = SERVER;

  /**
   * An endpoint of a server.
   *
   * @param host - such as `github.example.com`
   * @param token - a token of the user
   */
  static at(host: string, token: string): GitHubEnterprise {
    return new this({ host, headers: { authorization: `token ${token}` } });
  }

  /** Reads a repository. */
  repository(owner: string, repo: string): Ready<"GET /repos/{owner}/{repo}"> {
    return this.route("GET /repos/{owner}/{repo}").params({ owner, repo });
  }

  /** Reads a file; `.format("raw")` asks for its bytes. */
  file(owner: string, repo: string, path: string): Ready<"GET /repos/{owner}/{repo}/contents/{path}"> {
    return this.route("GET /repos/{owner}/{repo}/contents/{path}").params({ owner, repo, path: segments(path) });
  }

  /** Uploads a file to a release. */
  upload(owner: string, repo: string, release: number, file: File): Ready<typeof UPLOADS> {
    return this.route(UPLOADS)
      .params({ owner, repo, release_id: release })
      .query({ name: file.name })
      .header("content-type", file.type || "application/octet-stream")
      .data(file);
  }
}
