import axios from "axios";

import { flattenedDefaults, pathNamesOf } from "./call.js";
import type { Contender, Ready } from "./contender.js";
import { functionsOf } from "./hand-written.js";

/** `axios.getUri()`; it has no templates, so the path is filled in by generated hand-written code. */
export const axiosGetUri: Contender = {
  name: "axios getUri()",
  omits: "path (generated code), method, headers, body, checks",
  gives: [],
  lists: "repeat",
  prepare: async ({ calls, defaults, accept }): Promise<Ready> => {
    const { values } = flattenedDefaults({ defaults });
    const inPath = new Set(calls.flatMap((call) => [...pathNamesOf(call)]));
    const query = Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name)));
    const instance = axios.create({ params: query, paramsSerializer: { indexes: null } });
    const functions = await functionsOf({ calls, defaults, accept });
    const builds = calls.map(({ origin, pathValues, queryValues }, index) => {
      const pathOf = functions[index]?.path ?? fail();
      return () => instance.getUri({ baseURL: origin, url: pathOf(pathValues), params: queryValues });
    });
    return { builds, urlOf: (url: string) => url, outcomeOf: (url: string) => ({ url }) };
  },
};

function fail(): never {
  throw new Error("a call without its generated code");
}
