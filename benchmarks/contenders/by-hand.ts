import { optionsOf } from "./call.js";
import { ready, type Contender } from "./contender.js";

/** What somebody writes for a route with optional parameters: everything else goes to the query. */
export const optionalByHand: Contender = {
  name: "hand-written",
  omits: "checks; any value but texts and numbers",
  gives: ["method", "accept", "headers", "body"],
  lists: "comma",
  prepare: ({ calls }) =>
    ready(calls, (call) => {
      const options = optionsOf(call) as Options;
      return () => listIssues(options);
    }),
};

type Options = Readonly<Record<string, string | number | undefined>>;

// Of five ways to write this, the fastest: V8 reads objects of many shapes slowly by name.
function listIssues(options: Options) {
  let [owner, repo, query] = ["", "", ""];
  for (const name in options) {
    const value = options[name];
    if (value === undefined) continue;
    const text = encodeURIComponent(value);
    if (name === "owner") owner = text;
    else if (name === "repo") repo = text;
    else query += `${query ? "&" : "?"}${name}=${text}`;
  }
  return {
    method: "get",
    url: `https://api.github.com/repos/${owner}/${repo}/issues${query}`,
    headers: { accept: "application/vnd.github.v3+json", "user-agent": "hand-written" },
  };
}
