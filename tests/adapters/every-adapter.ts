import * as adapters from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";

export type Adapter = (request: RequestOptions, options?: object) => unknown;

/** A pattern is that of a route: it has no request. */
const others = Object.entries(adapters).filter(([name]) => name !== "toCurl" && name !== "toPattern");

/** Every adapter by its name: tests of all adapters test a new one, too. */
export const ADAPTERS: Readonly<Record<string, Adapter>> = {
  ...(Object.fromEntries(others) as Record<string, Adapter>),
  "toCurl, sh": adapters.toCurl,
};
