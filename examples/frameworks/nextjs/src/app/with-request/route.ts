import { toRequest } from "fluent-endpoint/adapters";

import { repositoriesOf } from "../../github";

/** Not cached: Next.js does not read `next` from a `Request`. */
export function GET() {
  return fetch(toRequest(repositoriesOf("octokit")));
}
