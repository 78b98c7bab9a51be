import { essenceOf, FORM, MULTIPART } from "../shared/headers.js";
import { bodyOf, type DocumentBody } from "./document-body.js";
import type { Report } from "./finding.js";
import { isConcrete } from "./media-type.js";
import type { DocumentNode } from "./node.js";
import type { Operation } from "./operation.js";

/** An operation with one of the other media types of its body: `POST /images#multipart` (I6, C11). */
export interface Variant extends Operation {
  /** The route of the operation. */
  readonly of: string;
  readonly mediaType: string;
}

/**
 * Returns an operation for each media type that differs from that of an operation's body in how it is written, or in its schema.
 * Those that do not need only another header.
 *
 * @param operations - all operations of a document, whose routes are taken
 * @param report - called with each media type that is no variant
 */
export function variantsOf(
  operations: readonly Operation[],
  report: (operation: Operation, ...finding: Parameters<Report>) => void,
): readonly Variant[] {
  const taken = new Set(operations.map(({ route }) => route));
  return operations
    .filter(({ hasBody }) => hasBody)
    .flatMap((operation) => {
      const body = bodyOf(operation);
      if (!body || operation.body.length < 2) return [];
      const known = new Set([kindOf(body)]);
      return operation.body.flatMap(([mediaType, content]) => {
        if (mediaType === body.mediaType || !isConcrete(mediaType)) return [];
        const own = { ...operation, body: [[mediaType, content]] as const };
        const kind = kindOf(bodyOf(own)!);
        if (known.has(kind)) {
          report(operation, "mediaType", mediaType);
          return [];
        }
        known.add(kind);
        const suffix = suffixOf(operation, mediaType, taken);
        report(operation, "variant", suffix);
        const path = operation.path + suffix;
        return { ...own, path, route: operation.route + suffix, of: operation.route, mediaType };
      });
    });
}

/** What tells apart the bodies of an operation: their encoder and their schema. */
function kindOf({ encoder, content }: DocumentBody): string {
  const schema = content.get("schema");
  return `${typeof encoder === "function" ? encoder.name : String(encoder)} ${schema ? textOf(schema) : ""}`;
}

const texts = /* @__PURE__ */ new WeakMap<object, string>();

/** A schema as text: many operations have the same one. */
function textOf({ value, pointer }: DocumentNode): string {
  if (typeof value !== "object" || value === null) return String(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  let text = pointer;
  try {
    text = JSON.stringify(value);
  } catch {
    // A document that was not parsed may contain itself.
  }
  texts.set(value, text);
  return text;
}

/** The end of the route of a variant: a fragment, which may follow that of the operation. */
function suffixOf({ route }: Operation, mediaType: string, taken: Set<string>): string {
  const essence = essenceOf(mediaType);
  const [type = "", subtype = ""] = essence.split("/");
  const short = essence === FORM ? "form" : essence === MULTIPART ? "multipart" : subtype;
  const start = route.includes("#") ? "-" : "#";
  const suffixes = [short.replace(/^x-/, ""), `${type}-${subtype}`].map(
    (name) => start + name.replace(/[^\w.+-]/g, ""),
  );
  let suffix = suffixes.find((one) => !taken.has(route + one));
  for (let number = 2; suffix === undefined; number += 1) {
    const numbered = `${suffixes[0]!}-${number}`;
    if (!taken.has(route + numbered)) suffix = numbered;
  }
  taken.add(route + suffix);
  return suffix;
}
