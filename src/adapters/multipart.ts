/** The header fields, and the bytes, of a FormData as the platform writes it: it chooses the boundary. */
export function multipart(form: FormData): [fields: Record<string, string>, bytes: AsyncIterable<Uint8Array>] {
  const { headers, body } = new Response(form);
  // A Response with a form has both.
  return [{ "content-type": headers.get("content-type")!, "transfer-encoding": "chunked" }, body!];
}
