// What documents mean, by an endpoint of `vendorOf()` and by `toolsOf()`. The tests of the command check what it writes by the same rows.
import { test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { toolsOf, vendorOf } from "../../src/openapi/index.js";
import { MEANINGS } from "./meanings.js";
import { checkFaces } from "./meant.js";

test.each(MEANINGS.map((row) => [row.what, row] as const))("sends %s", async (_, row) => {
  const { document, defaults = {} } = row;
  const endpoint = Endpoint.for(vendorOf(document).vendor).withDefaults(defaults) as unknown as Endpoint;
  await checkFaces(row, endpoint, toolsOf(document, endpoint));
});
