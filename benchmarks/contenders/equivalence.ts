import { deepStrictEqual } from "node:assert/strict";

import { flattenedDefaults, isJson, JSON_TYPE, pathNamesOf, type Call, type Case } from "./call.js";
import type { Contender, Outcome, Ready } from "./contender.js";

/**
 * Checks each build of a contender against what the call says, as far as it gives it. Encodings may differ where a
 * server reads the same: everything in a url is compared decoded.
 *
 * @throws AssertionError where something else comes out
 */
export function checkEquivalence({ name, gives, lists }: Contender, { builds, outcomeOf }: Ready, given: Case): void {
  for (const [index, call] of given.calls.entries()) {
    const outcome = outcomeOf(builds[index]?.() as never, call);
    const where = `${name}: ${call.method} ${call.path} of the case ${given.name}`;
    deepStrictEqual(readUrl(outcome.url), expectedUrl(call, given, lists), where);
    if (gives.includes("method")) deepStrictEqual(outcome.method?.toUpperCase(), call.method, where);
    if (gives.includes("accept")) deepStrictEqual(outcome.headers?.["accept"], given.accept, where);
    if (gives.includes("headers")) checkHeaders(outcome, call, given, gives.includes("body"), where);
    if (gives.includes("body")) deepStrictEqual(plain(outcome.body), plain(expectedBody(call)), where);
  }
}

/** What a server makes of a url: its segments and its query, decoded. */
interface ReadUrl {
  readonly origin: string;
  readonly path: readonly string[];
  readonly query: readonly (readonly [string, string])[];
}

function readUrl(url: string): ReadUrl {
  const { origin, pathname, searchParams } = new URL(url);
  return { origin, path: pathname.split("/").map(decodeURIComponent), query: [...searchParams].sort(byText) };
}

function expectedUrl(call: Call, given: Case, lists: Contender["lists"]): ReadUrl {
  const { origin, path, pathValues, queryValues } = call;
  const { values: known } = flattenedDefaults(given);
  const values = { ...known, ...pathValues };
  const text = (name: string): string => String(values[name]);
  const segments = path.split("/").flatMap((segment) => {
    // Reserved expansion: a value may bring segments of its own.
    const filled = segment.replaceAll(/\{\+?([^}]+)\}/g, (_, name: string) => text(name));
    return segment.includes("{+") ? filled.split("/") : [filled];
  });
  const inPath = pathNamesOf(call);
  const query = Object.entries({ ...known, ...queryValues }).filter(([name]) => !inPath.has(name));
  const pairs = query.flatMap(([name, value]) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = lists === "repeat" ? items.map(String) : [items.map(String).join(",")];
    return texts.map((item) => [name, item] as const);
  });
  return { origin, path: segments, query: pairs.sort(byText) };
}

const byText = (a: readonly [string, string], b: readonly [string, string]): number =>
  a.join("=") < b.join("=") ? -1 : 1;

/** Checks the headers that call, defaults and body ask for; `accept` is checked by itself. */
function checkHeaders({ headers }: Outcome, call: Call, given: Case, hasBody: boolean, where: string): void {
  const type = hasBody && isJson(call) && { "content-type": JSON_TYPE };
  const expected = { ...flattenedDefaults(given).headers, ...call.headers, ...type };
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers?.[name]]));
  deepStrictEqual(found, expected, where);
}

function expectedBody({ bodyValues, data }: Call): unknown {
  return data === undefined ? bodyValues : data;
}

/** An ordinary object; @octokit/endpoint gives bodies without a prototype, and an empty text for none. */
function plain(body: unknown): unknown {
  if (body === "") return undefined;
  return typeof body === "object" && !Array.isArray(body) ? { ...body } : body;
}
