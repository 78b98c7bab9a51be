import { nextLink } from "../links/index.js";
import { attempt } from "../kernel/values.js";

/**
 * Says how to ask for the next page, if the `link` header of an answer names one.
 *
 * @param url - that of the request
 * @param names - the arguments of the tool, by the names of parameters of the query
 */
export function describeNextPage(headers: object, url: string, names: ReadonlyMap<string, string>): string | undefined {
  const link = attempt(() => nextLink(headers, url));
  if (link === undefined) return undefined;
  const [here, next] = [new URL(url), new URL(link)];
  const changed = [...next.searchParams].filter(([name, value]) => here.searchParams.get(name) !== value);
  const isReachable = here.origin + here.pathname === next.origin + next.pathname && changed.length > 0;
  if (!isReachable || !changed.every(([name]) => names.has(name)))
    return "There is another page, which the arguments of this tool do not reach.";
  const values = changed.map(([name, value]) => `${JSON.stringify(names.get(name))}: ${JSON.stringify(value)}`);
  return `There is another page: call again with the same arguments and ${values.join(", ")}.`;
}
