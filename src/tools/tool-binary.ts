import type { DocumentBody } from "../openapi/document-body.js";
import type { DocumentNode } from "../openapi/document.js";
import { shapeOf } from "../openapi/schema.js";
import { isConcrete } from "../openapi/style.js";
import { essenceOf } from "../shared/field-values.js";
import type { JsonSchema } from "../shared/json-schema.js";

/** Media types of texts, besides `text/*`. */
const TEXTUAL = /^text\/|[/+](?:xml|json|ya?ml|x-yaml|javascript|graphql|sql|csv|x-ndjson|x-www-form-urlencoded)$/;

/** Media types whose content is no text, whatever their schema says. */
const BINARY = /^(?:application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-gzip)|(?:image|audio|video|font|model)\/.+)$/;

/** Whether a value is the content of a file (OpenAPI 3.0.4, section 4.8.14.2; 3.1.1, section 4.8.14.5). */
export function isBinary(schema: DocumentNode): boolean {
  const { target } = schema;
  if (target.text("format") === "binary" || target.data("type") === "file") return true;
  const mediaType = target.text("contentMediaType");
  if (mediaType === undefined || target.data("contentEncoding") !== undefined) return false;
  const isTyped = target.data("type") !== undefined || target.get("$ref") !== undefined;
  // FastAPI writes a file as a text of such a type.
  return !isTyped || BINARY.test(essenceOf(mediaType));
}

/** The schema of base64. */
export function bytesSchema(mediaType: string | undefined): JsonSchema {
  return {
    type: "string",
    description: "The content, in base64.",
    contentEncoding: "base64",
    ...(mediaType !== undefined && { contentMediaType: mediaType }),
  };
}

/** The schema of a body that is neither JSON nor a form: a text, or bytes; `undefined` for other bodies. */
export function rawBodyOf({
  mediaType,
  content,
  encoder,
}: DocumentBody): { readonly schema: JsonSchema; readonly binary?: "bytes" } | undefined {
  if (encoder !== "data") return undefined;
  const essence = essenceOf(mediaType);
  const schema = content.get("schema");
  const { isScalar } = shapeOf(schema);
  const isText =
    TEXTUAL.test(essence) || (!BINARY.test(essence) && schema !== undefined && isScalar && !isBinary(schema));
  const type = isConcrete(mediaType) ? mediaType : undefined;
  if (!isText) return { schema: bytesSchema(type), binary: "bytes" };
  return { schema: { type: "string", ...(type !== undefined && { contentMediaType: type }) } };
}
