/** Encodes a form as the platform does: the platform chooses the boundary, so it also sets `content-type`. */
export function encodeMultipart(form: FormData): [headers: Record<string, string>, body: AsyncIterable<Uint8Array>] {
  const { headers, body } = new Response(form);
  // A Response that was created from a form always has a content type and a body.
  return [{ "content-type": headers.get("content-type")! }, body!];
}
