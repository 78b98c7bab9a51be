import type { Issue } from "../errors/endpoint-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { wrongNesting } from "../errors/issue-of.js";
import { isList, isPlainObject, ownProperties, propertiesOf } from "../kernel/values.js";
import { isJson } from "../shared/field-values.js";
import type { BodyEncoder, EncodedBody } from "../types/policy.js";
import { pairsOf } from "../kernel/pairs.js";
import { wrongMembers } from "./form.js";
import { isFile } from "./kind.js";
import { jsonOfMember } from "./json-text.js";

/**
 * Returns an encoder of multipart forms that sends some members as parts of a media type: JSON, or a text. In a list, each
 * text is a part.
 *
 * ```ts
 * const parts = withTypes(multipart, { session: "application/json" });
 * const { body } = new Endpoint().withPolicy({ body: parts }).build("POST /calls", { session: { voice: "ash" }, sdp: "v=0" });
 * ((body as FormData).get("session") as File).type; // => "application/json"
 * (body as FormData).get("sdp"); // => "v=0"
 * ```
 *
 * @param encoder - `multipart`, or your own encoder, for all other members
 * @param types - the media type of each member; a file or a blob keeps its own
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a media type is not valid; as `multipart` does, when the encoder is called.
 * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value cannot be written in its media type. It lists all names.
 */
export function withTypes<Encoded extends EncodedBody>(
  encoder: (...context: Parameters<BodyEncoder>) => Encoded,
  types: Readonly<Record<string, string>>,
): (...context: Parameters<BodyEncoder>) => Encoded {
  if (typeof encoder !== "function") throw invalidOption("encoder", "must be a function, such as multipart");
  const typeOf = readTypes(types);
  return (members, context) => {
    const issues: Issue[] = [];
    const entries = Object.entries(ownProperties(members, "members")).map(([name, value]) => {
      const type = typeOf.get(name);
      return [name, type === undefined || value === undefined ? value : partOf(name, value, type, issues)] as const;
    });
    if (issues.length > 0) throw wrongMembers(issues);
    return encoder(Object.fromEntries(entries), context);
  };
}

/** A part, or the parts of a list. */
function partOf(name: string, value: unknown, type: string, issues: Issue[]): unknown {
  if (isFile(value)) return withType(value as Blob, type);
  if (value === null) return null;
  const texts = isJson(type) ? [jsonOfMember(name, value, issues) ?? ""] : typedTextsOf(name, value, type, issues);
  const parts = texts.map((text) => (typeof text === "string" ? new Blob([text], { type }) : withType(text, type)));
  return isList(value) && !isJson(type) ? parts : parts[0];
}

function typedTextsOf(name: string, value: unknown, type: string, issues: Issue[]): readonly (string | Blob)[] {
  if (isPlainObject(value)) {
    issues.push(wrongNesting(name, `be an object in a part of the type ${type}`));
    return [];
  }
  const pairs = pairsOf(name, value, { arrays: "repeat", objects: "error" }, issues, isFile);
  return pairs.map(([, content]) => content as string | Blob);
}

/** A file with a media type, if it has none. */
function withType(file: Blob, type: string): Blob {
  if (file.type !== "") return file;
  const { name } = file as File;
  return typeof name === "string" ? new File([file], name, { type }) : new Blob([file], { type });
}

/** A media type with parameters (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/;

function readTypes(types: object): ReadonlyMap<string, string> {
  const own = propertiesOf(types);
  const isTypes = own && Object.values(own).every((type) => typeof type === "string" && MEDIA_TYPE.test(type));
  if (isTypes && !Array.isArray(types)) return new Map(Object.entries(own)) as ReadonlyMap<string, string>;
  throw invalidOption("types", 'must be an object such as { session: "application/json" }');
}
