import { nextLink } from "../links/index.js";
import { attempt } from "../kernel/values.js";

/**
 * Says how to ask for the next page, if the `link` header of an answer names one.
 *
 * @param url - that of the request
 * @param names - the arguments of the tool, by the names of parameters of the query
 * @param properties - their schemas
 */
export function describeNextPage(
  headers: object,
  url: string,
  names: ReadonlyMap<string, string>,
  properties: Readonly<Record<string, object>>,
): string | undefined {
  const link = attempt(() => nextLink(headers, url));
  if (link === undefined) return undefined;
  const [here, next] = [new URL(url), new URL(link)];
  const changed = [...next.searchParams].filter(([name, value]) => here.searchParams.get(name) !== value);
  const isReachable = here.origin + here.pathname === next.origin + next.pathname && changed.length > 0;
  if (!isReachable || !changed.every(([name]) => names.has(name)))
    return "There is another page, which the arguments of this tool do not reach.";
  const values = changed.map(([name, value]) => {
    const own = names.get(name)!;
    return `${JSON.stringify(own)}: ${isNumber(properties[own], value) ? value : JSON.stringify(value)}`;
  });
  return `There is another page: call again with the same arguments and ${values.join(", ")}.`;
}

/** Whether a text of a query is the number that a schema asks for: what checks arguments refuses the text. */
function isNumber(schema: object | undefined, value: string): boolean {
  const { type } = (schema ?? {}) as { readonly type?: unknown };
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.some((one) => one === "integer" || one === "number") && String(Number(value)) === value;
}
