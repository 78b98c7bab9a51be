import { form, json, multipart } from "../bodies/index.js";
import type { BodyEncoder } from "../types/policy.js";
import type { RouteRule } from "../types/vendor-routes.js";
import type { DocumentBody } from "./document-body.js";
import { essenceOf, isConcrete } from "./media-type.js";
import { styledEncoder, stylesOf } from "./member-style.js";
import type { DocumentPolicy } from "./policy.js";
import { shapeOf } from "./value-shape.js";

/** The fields of the rule for a body, where it differs from what the policy sends. */
export function bodyRuleOf(body: DocumentBody, { policy }: DocumentPolicy): Pick<RouteRule, "body" | "contentType"> {
  const { mediaType, content, encoder } = body;
  const styles = encoder === form || encoder === multipart ? stylesOf(content, policy) : {};
  // In an API of forms, JSON needs an encoder as well.
  const own =
    Object.keys(styles).length > 0 ? styledEncoder(encoder as BodyEncoder, styles) : (encoder ?? (policy.body && json));
  // The library sets the type of forms, and of JSON that is an object or a list.
  const isTyped =
    encoder === form ||
    encoder === multipart ||
    (essenceOf(mediaType) === "application/json" && !shapeOf(content.get("schema")).isScalar);
  return {
    ...(own !== policy.body && { body: own! }),
    ...(!isTyped && isConcrete(mediaType) && { contentType: mediaType }),
  };
}
