/** Endpoints of several vendors and policies, which all cases share. */
import { Endpoint } from "../../../src/index.js";

class GitLab extends Endpoint {
  static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.example/api/v4/" };
}

/** A GET with a body, a POST without one, and a method of its own. */
class Reversed extends Endpoint {
  static override readonly vendor = {
    name: "reversed",
    baseUrl: "http://reversed.example:8080",
    mediaTypeVersion: "v1",
    methods: { GET: { body: true }, POST: { body: false }, PURGE: { body: false } },
    policy: { arrays: "repeat", objects: "brackets" } as const,
  };
}

/** One instance each, which all cases share: their routes are compiled in some order or other. */
export const VENDORS: readonly Endpoint[] = [
  new Endpoint(),
  new GitLab(),
  new Reversed(),
  new Endpoint({ x: "default", q: "default", headers: { "x-default": "1", authorization: "token default" } }),
  new Endpoint({ q: "default", x: ["default"], mediaType: { previews: ["mercy"] } }),
];
