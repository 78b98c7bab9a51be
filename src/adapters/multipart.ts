/** What announces a FormData, and its bytes, as the platform writes them: it chooses the boundary. */
export function multipart(form: FormData): [fields: Record<string, string>, bytes: AsyncIterable<Uint8Array>] {
  const { headers, body } = new Response(form);
  // A Response with a form has both.
  return [{ "content-type": headers.get("content-type")! }, body!];
}
