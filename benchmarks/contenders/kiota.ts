import { HttpMethod, RequestInformation } from "@microsoft/kiota-abstractions";

import type { Contender, Outcome, Ready } from "./contender.js";

interface Built {
  readonly information: RequestInformation;
  readonly url: string;
}

/** What a client that Kiota has generated does for a call, and the url that its adapter reads. */
export const kiota: Contender = {
  name: "Kiota RequestInformation",
  omits: "body, defaults, checks",
  gives: ["method", "accept", "headers"],
  lists: "comma",
  prepare: ({ calls, defaults, accept }): Ready | undefined => {
    if (defaults.length > 0) return undefined;
    const builds = calls.map(({ method, origin, path, pathValues, queryValues }) => {
      const names = Object.keys(queryValues).map(encoded);
      const pathTemplate = path.replaceAll(/(?<=\{\+?)[^+}]+/g, encoded);
      const template = `{+baseurl}${pathTemplate}${names.length === 0 ? "" : `{?${names.join(",")}}`}`;
      const pathParameters = {
        baseurl: origin,
        ...Object.fromEntries(Object.entries(pathValues).map(([name, value]) => [encoded(name), value])),
      };
      const configuration = { queryParameters: queryValues };
      const mapper = Object.fromEntries(Object.keys(queryValues).map((name) => [name, encoded(name)]));
      return () => {
        const information = new RequestInformation(HttpMethod[method], template, pathParameters);
        information.configure(configuration, mapper);
        information.headers.tryAdd("Accept", accept);
        return { information, url: information.URL };
      };
    });
    return { builds, urlOf: ({ url }: Built) => url, outcomeOf };
  },
};

// A name in a template holds letters, digits and `_`.
const encoded = (name: string): string =>
  name.replaceAll(/\W/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function outcomeOf({ information, url }: Built): Outcome {
  const accept = [...(information.headers.get("accept") ?? [])].join(",");
  return { method: String(information.httpMethod), url, headers: { accept } };
}
