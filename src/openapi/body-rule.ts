import { form, json, multipart } from "../bodies/index.js";
import { essenceOf, isJson } from "../shared/headers.js";
import type { BodyEncoder } from "../types/policy.js";
import type { RouteRule } from "../types/vendor-routes.js";
import type { DocumentBody } from "./document-body.js";
import { isConcrete } from "./media-type.js";
import { encoderWith, partTypesOf, stylesOf } from "./member-style.js";
import type { DocumentNode } from "./node.js";
import type { DocumentPolicy } from "./policy.js";
import type { StylePolicy } from "./query-style.js";
import { allowsText, hasRequiredMembers } from "./schema-parts.js";
import { shapeOf } from "./value-shape.js";

/** The fields of a rule for a body that differs from the policy. */
export function bodyRuleOf(
  body: DocumentBody,
  isRequired: boolean,
  { policy }: DocumentPolicy,
): Pick<RouteRule, "body" | "contentType" | "encodesText" | "requiresBody"> {
  const { mediaType, content, encoder } = body;
  const isText = encoder === undefined && allowsText(content.get("schema"));
  // In an API with forms, JSON also needs an encoder.
  const own =
    encoder === form || encoder === multipart
      ? formEncoderOf(encoder, content, policy)
      : (encoder ?? (isText || policy.body ? json : undefined));
  // The library sets the content type of forms, and of JSON objects and lists.
  const isTyped =
    encoder === form ||
    encoder === multipart ||
    (essenceOf(mediaType) === "application/json" && !shapeOf(content.get("schema")).isScalar);
  const schema = content.get("schema");
  const { isObject, isScalar } = shapeOf(schema);
  const mayBeEmpty = encoder !== "data" && isObject && !isScalar && !hasRequiredMembers(schema!);
  return {
    ...((own !== policy.body || isText) && { body: own! }),
    ...(!isTyped && isConcrete(mediaType) && { contentType: mediaType }),
    ...(isText && { encodesText: true }),
    ...(isRequired && mayBeEmpty && { requiresBody: true }),
  };
}

function formEncoderOf(encoder: BodyEncoder, content: DocumentNode, policy: StylePolicy): BodyEncoder {
  const types = encoder === multipart ? partTypesOf(content) : {};
  const styles = Object.entries(stylesOf(content, policy)).filter(([name]) => !isJson(types[name] ?? ""));
  return encoderWith(encoder, Object.fromEntries(styles), types);
}
