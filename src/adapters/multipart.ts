import { InvalidRequestError, readSafely } from "../errors/invalid-request-error.js";

/** Encodes a form with the platform, which chooses the boundary and therefore sets `content-type`. */
export function encodeMultipart(form: FormData): [headers: Record<string, string>, body: AsyncIterable<Uint8Array>] {
  const { headers, body } = readSafely("body", () => new Response(form));
  const contentType = headers.get("content-type") ?? "";
  // The platform writes the FormData of another library as "[object FormData]".
  if (!body || !contentType.startsWith("multipart/"))
    throw new InvalidRequestError("body", "must be a FormData of the platform");
  return [{ "content-type": contentType }, body];
}
