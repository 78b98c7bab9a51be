import { form, jsonLines, multipart } from "../bodies/index.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import type { DocumentBody } from "./document-body.js";
import type { Parameter } from "./parameter.js";
import { formMembersOf, queryStyleOf, type FormMember } from "./style.js";
import { isJson } from "../shared/field-values.js";
import type { Operation } from "./operation.js";

/** The settings of most operations in a document, so that as few routes as possible need a rule. */
export interface DocumentPolicy {
  readonly policy: Pick<Policy, "arrays" | "objects" | "body">;
  /** The default `accept` header; `undefined` for `application/json`. */
  readonly accept: string | undefined;
}

/** Returns the settings of most operations. */
export function findPolicy(operations: readonly Operation[]): DocumentPolicy {
  const encoders = new Map<BodyEncoder | undefined, number>();
  const accepts = new Map<string, number>();
  // Starts with the default of OpenAPI, for documents without lists.
  const arrays = new Map<Policy["arrays"], number>([["repeat", 0]]);
  let isDeep = false;
  for (const operation of operations) {
    const { sent: body } = operation;
    // An operation without a body has JSON if a call sends one: no other type is its own.
    const hasMembers = body ? body.encoder !== "data" && body.encoder !== jsonLines : operation.hasBody;
    if (hasMembers) count(encoders, body?.encoder as BodyEncoder | undefined);
    count(accepts, operationAccept(operation));
    const writers = operation.hasBody ? OF_FORM : OF_QUERY;
    for (const value of styledValues(operation, body)) {
      const style = "in" in value ? queryStyleOf(value) : value.style;
      if (value.isObject) isDeep ||= style === "deepObject";
      else if (value.isList && !value.name.endsWith("[]"))
        for (const policy of writers[style] ?? []) count(arrays, policy);
    }
  }
  const accept = mostFrequent(accepts);
  return {
    policy: {
      arrays: mostFrequent(arrays)!,
      objects: isDeep ? "brackets" : "error",
      body: mostFrequent(encoders),
    },
    accept: accept === "application/json" ? undefined : accept,
  };
}

/** The policies for the styles of lists in the query. */
const OF_QUERY: Readonly<Record<string, readonly Policy["arrays"][]>> = {
  form: ["repeat"],
  comma: ["comma"],
  deepObject: ["brackets"],
};

/** In forms, the policy `comma` repeats the name. */
const OF_FORM: typeof OF_QUERY = { form: ["repeat", "comma"], deepObject: ["brackets"] };

/** Returns the values that follow the policy: in the query of methods without a body, and in forms. */
function styledValues(
  { hasBody, parameters }: Operation,
  body: DocumentBody | undefined,
): readonly (Parameter | FormMember)[] {
  if (!hasBody) return parameters.filter((parameter) => parameter.in === "query");
  return body?.encoder === form || body?.encoder === multipart ? formMembersOf(body.content) : [];
}

/** Returns the `accept` header of an operation: `application/json`, if neither a parameter nor its responses tell (I10). */
export function operationAccept({ accept, responses }: Operation): string {
  return (
    accept ??
    responses.find((type) => type === "application/json") ??
    responses.find(isJson) ??
    (responses.join(", ") || "application/json")
  );
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns the first of the most frequent keys. */
function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].reduce<[Key | undefined, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    [undefined, -1],
  )[0];
}
