import { form, json, jsonLines, multipart } from "../bodies/index.js";
import { essenceOf, FORM, isJson, isJsonLines, MULTIPART } from "../shared/field-values.js";
import type { BodyEncoder, RouteRule } from "../types/policy.js";
import type { DocumentNode } from "./document.js";
import type { Report } from "./finding.js";
import { allowsAll, allowsText, hasRequiredMembers, shapeOf } from "./schema.js";
import {
  encoderWith,
  isConcrete,
  formMembersOf,
  partTypesOf,
  QUERY_STYLE,
  stylesOf,
  type PartTypes,
  type StylePolicy,
} from "./style.js";

/** The media types of a body, with their nodes in the document. */
export type MediaTypes = readonly (readonly [mediaType: string, content: DocumentNode])[];

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

/** Returns the body of an operation, if it has one: with the media type that calls send. */
export function documentBodyOf(types: MediaTypes): DocumentBody | undefined {
  for (const isPreferred of PREFERRED) {
    const found = types.find(([mediaType]) => isPreferred(mediaType));
    if (found) return { mediaType: found[0], content: found[1], encoder: encoderOf(...found) };
  }
  return undefined;
}

function encoderOf(mediaType: string, content: DocumentNode): DocumentBody["encoder"] {
  if (isJson(mediaType)) return undefined;
  const schema = content.get("schema");
  const { isObject, isScalar } = shapeOf(schema);
  // Any type will do: members and lists are JSON.
  if (/^(?:\*|application)\/\*$/.test(essenceOf(mediaType))) return isScalar ? "data" : undefined;
  if (isJsonLines(mediaType)) return jsonLines;
  const essence = essenceOf(mediaType);
  // Without a schema, nobody knows the members.
  if (!isObject || (essence === FORM && allowsAll(schema))) return "data";
  return essence === FORM ? form : essence === MULTIPART ? multipart : "data";
}

/** The fields of a rule for a body that differs from the policy. */
export function bodyRuleOf(
  body: DocumentBody,
  isRequired: boolean,
  policy: StylePolicy & { readonly body: BodyEncoder | undefined },
): Pick<RouteRule, "body" | "contentType" | "encodesText" | "requiresBody"> {
  const { mediaType, content, encoder } = body;
  const schema = content.get("schema");
  const { isObject, isScalar } = shapeOf(schema);
  const isText = encoder === undefined && allowsText(schema);
  // In an API with forms, JSON also needs an encoder.
  const own =
    encoder === form || encoder === multipart
      ? formEncoderOf(encoder, content, policy)
      : (encoder ?? (isText || policy.body ? json : undefined));
  // The library sets the content type of forms, and of JSON objects and lists; a multipart body has a boundary in it.
  const isTyped =
    (encoder === form && !isScalar) ||
    isMultipart(mediaType) ||
    (essenceOf(mediaType) === "application/json" && !isScalar);
  const mayBeEmpty = encoder !== "data" && isObject && !isScalar && !hasRequiredMembers(schema!);
  return {
    ...(!isTyped && isConcrete(mediaType) && { contentType: mediaType }),
    ...((own !== policy.body || isText) && { body: own! }),
    ...(isText && { encodesText: true }),
    ...(isRequired && mayBeEmpty && { requiresBody: true }),
  };
}

function formEncoderOf(encoder: BodyEncoder, content: DocumentNode, policy: StylePolicy): BodyEncoder {
  const types = encoder === multipart ? partTypesOf(content) : {};
  const styles = Object.entries(stylesOf(content, policy)).filter(([name]) => !isJson(typeIn(types, name)));
  return encoderWith(encoder, Object.fromEntries(styles), types);
}

/** Reports the parts of a form that rules do not support. */
export function reportBody({ mediaType, content, encoder }: DocumentBody, report: Report): void {
  if (encoder === "data" && isMultipart(mediaType)) report("multipart", mediaType);
  if (encoder !== form && encoder !== multipart) return;
  const types = encoder === multipart ? partTypesOf(content) : {};
  for (const { name, hasNested } of formMembersOf(content))
    if (hasNested && !isJson(typeIn(types, name))) report("nestedJson", name);
  for (const [name, encoding] of content.get("encoding")?.members ?? []) {
    if (!QUERY_STYLE.test(encoding.text("style") ?? "form")) report("style", name);
    // OpenAPI ignores these in other forms (OpenAPI 3.1.1, section 4.8.15.1).
    if (encoder !== multipart) continue;
    if ((encoding.get("headers")?.names.length ?? 0) > 0) report("partHeaders", name);
    const type = encoding.text("contentType");
    if (type !== undefined && !Object.hasOwn(types, name)) report("partType", name);
  }
}

/** The media type of a part; empty if it has none. */
function typeIn(types: PartTypes, name: string): string {
  return Object.hasOwn(types, name) ? types[name]! : "";
}

function isMultipart(mediaType: string): boolean {
  return essenceOf(mediaType).startsWith("multipart/");
}
