import { revalidateTag } from "next/cache";

import { REPOSITORIES } from "../../github";

/** A webhook calls it when the repositories change: the next page fetches them again. */
export function POST() {
  revalidateTag(REPOSITORIES, { expire: 0 });
  return Response.json({ refreshed: REPOSITORIES });
}
