import { form, jsonLines, multipart } from "../bodies/index.js";
import { essenceOf, FORM, isJson, isJsonLines, MULTIPART } from "../shared/headers.js";
import type { BodyEncoder } from "../types/policy.js";
import type { DocumentNode } from "./node.js";
import type { Operation } from "./operation.js";

/** The body of an operation, with the media type that calls send. */
export interface DocumentBody {
  readonly mediaType: string;
  readonly content: DocumentNode;
  /** The encoder of its members: `undefined` for a JSON object, `"data"` for a body without members. */
  readonly encoder: BodyEncoder | "data" | undefined;
}

/** JSON first, then forms, because flat parameters can form both. */
const PREFERRED: readonly ((mediaType: string) => boolean)[] = [
  (mediaType) => essenceOf(mediaType) === "application/json",
  isJson,
  (mediaType) => essenceOf(mediaType) === FORM,
  (mediaType) => essenceOf(mediaType) === MULTIPART,
  () => true,
];

/** Returns the body of an operation, if it has one. */
export function bodyOf({ body }: Operation): DocumentBody | undefined {
  for (const isPreferred of PREFERRED) {
    const found = body.find(([mediaType]) => isPreferred(mediaType));
    if (found) return { mediaType: found[0], content: found[1], encoder: encoderOf(found[0]) };
  }
  return undefined;
}

function encoderOf(mediaType: string): DocumentBody["encoder"] {
  if (isJson(mediaType)) return undefined;
  if (isJsonLines(mediaType)) return jsonLines;
  const essence = essenceOf(mediaType);
  return essence === FORM ? form : essence === MULTIPART ? multipart : "data";
}
