import { STANDARD_METHODS } from "../shared/standard-methods.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import { bodyOf } from "./document-body.js";
import { isJson } from "./media-type.js";
import type { Operation } from "./operation.js";

/** What most operations of a document want, so that the fewest routes need a rule. */
export interface DocumentPolicy {
  readonly policy: Pick<Policy, "arrays" | "objects" | "body">;
  /** The default `accept` header; `undefined` for `application/json`. */
  readonly accept: string | undefined;
}

/** The policy that most operations want. */
export function findPolicy(operations: readonly Operation[]): DocumentPolicy {
  let repeated = 0;
  let withCommas = 0;
  let deep = 0;
  const encoders = new Map<BodyEncoder | undefined, number>();
  const accepts = new Map<string, number>();
  for (const operation of operations) {
    const body = bodyOf(operation);
    if (body && body.encoder !== "data") count(encoders, body.encoder);
    if (operation.responses.length > 0) count(accepts, acceptOf(operation)!);
    for (const { in: place, isList, isObject, style, explode, name } of operation.parameters) {
      if (place !== "query" || isBodyMethod(operation)) continue;
      if (isObject && style === "deepObject") deep += 1;
      else if (isList && style === "form" && !name.endsWith("[]")) {
        if (explode) repeated += 1;
        else withCommas += 1;
      }
    }
  }
  const accept = mostFrequent(accepts);
  return {
    policy: {
      // OpenAPI's own default, where the document has no lists.
      arrays: withCommas > repeated ? "comma" : "repeat",
      objects: deep > 0 ? "brackets" : "error",
      body: mostFrequent(encoders),
    },
    accept: accept === "application/json" ? undefined : accept,
  };
}

/** Whether the remaining parameters form a body (decision B4). */
export function isBodyMethod({ method }: Operation): boolean {
  return STANDARD_METHODS.includes(`${method}+`);
}

/** The `accept` header that an operation wants; `undefined` if its responses have no content. */
export function acceptOf({ responses }: Operation): string | undefined {
  return (
    (responses.find((type) => type === "application/json") ?? responses.find(isJson) ?? responses.join(", ")) ||
    undefined
  );
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The first of the most frequent keys. */
function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].reduce<[Key | undefined, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    [undefined, 0],
  )[0];
}
