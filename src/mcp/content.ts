/** The content of a result, as MCP has it. */
// Aliases: interfaces are not assignable to the open types of the official SDK.
/* eslint-disable @typescript-eslint/consistent-type-definitions */
export type ToolContent =
  | { type: "text"; text: string }
  | { type: "image" | "audio"; data: string; mimeType: string }
  | { type: "resource"; resource: { uri: string; mimeType: string; blob: string } };

/** What `tools/call` answers. */
export type ToolResult = {
  content: ToolContent[];
  /** The answer as data, if `validate` has checked it. */
  structuredContent?: Record<string, unknown>;
  /** Whether the call failed: the text says why. */
  isError?: boolean;
};
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** A result that tells the model what went wrong. */
export function failure(...texts: readonly (string | undefined)[]): ToolResult {
  const lines = texts.filter((text) => text !== undefined && text !== "");
  return { content: [{ type: "text", text: lines.join("\n") }], isError: true };
}

/**
 * Returns bytes as content of their type. The bytes themselves tell an image that models read: hosts refuse a whole conversation because
 * of one that is none.
 *
 * @param uri - what the bytes are the content of
 */
export function contentOfBytes(bytes: Uint8Array, mediaType: string, uri: string): ToolContent {
  const data = base64(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const image = Object.entries(IMAGES).find(([, pattern]) => pattern.test(start))?.[0];
  if (image !== undefined) return { type: "image", data, mimeType: image };
  if (mediaType.startsWith("audio/")) return { type: "audio", data, mimeType: mediaType };
  return { type: "resource", resource: { uri, mimeType: mediaType || "application/octet-stream", blob: data } };
}

/** The images that models read, by how their files start. */
const IMAGES: Readonly<Record<string, RegExp>> = {
  "image/png": /^\x89PNG\r\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/gif": /^GIF8[79]a/,
  "image/webp": /^RIFF[^]{4}WEBP/,
};

/** How many bytes become text at once: arguments of a function are limited. */
const STEP = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += STEP)
    text += String.fromCharCode(...bytes.subarray(index, index + STEP));
  return btoa(text);
}
