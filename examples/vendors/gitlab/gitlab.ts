// Another vendor: a subclass that names it.
import { type AnyRoute, Endpoint, type RouteInfo, type Ready, type Vendor } from "fluent-endpoint";

/** GitLab's REST API. It has no media types of its own, so `accept` is plain `application/json`. */
const GITLAB: Vendor = {
  name: "gitlab",
  baseUrl: "https://gitlab.com/api/v4",
  // As its documentation writes lists and hashes: iids[]=1&iids[]=2, not[author_username]=ghost.
  policy: { arrays: "brackets", objects: "brackets" },
};

/** An endpoint of GitLab; another instance than gitlab.com is a `baseUrl` among the defaults. */
export class GitLab extends Endpoint {
  static override readonly vendor = GITLAB;

  /**
   * Starts a request about a project.
   *
   * @param project - its number, or its path such as `group/app`, which goes out encoded
   * @param rest - what follows, such as `/issues`
   */
  project(project: string | number, rest = ""): Ready<RouteInfo<`GET /projects/{id}${string}`, AnyRoute>> {
    return this.route(`GET /projects/{id}${rest}`).param("id", project);
  }
}
