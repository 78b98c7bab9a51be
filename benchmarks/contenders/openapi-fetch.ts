import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";

import type { Contender, Ready } from "./contender.js";

/** The path and query serialisers of openapi-fetch, called as its client calls them. */
export const openapiFetch: Contender = {
  name: "openapi-fetch serialisers",
  omits: "method, headers, body, defaults, checks",
  gives: [],
  lists: "comma",
  prepare: ({ calls, defaults }): Ready | undefined => {
    if (defaults.length > 0 || calls.some(({ path }) => path.includes("{+"))) return undefined;
    const querySerializer = createQuerySerializer({ array: { style: "form", explode: false } });
    const builds = calls.map(({ origin, path, pathValues, queryValues }) => {
      const params = { path: pathValues, query: queryValues };
      return () =>
        createFinalURL(path, { baseUrl: origin, params, querySerializer, pathSerializer: defaultPathSerializer });
    });
    return { builds, urlOf: (url: string) => url, outcomeOf: (url: string) => ({ url }) };
  },
};
