/** The longest chain of redirects. */
const MOST_REDIRECTS = 5;

/**
 * Requests a document, and follows redirects to the same origin only: a server must not choose another host to ask.
 *
 * @throws {Error} When it redirects elsewhere. The message contains the origin.
 */
export async function fetchWithinOrigin(root: string, init: RequestInit | undefined): Promise<Response> {
  const { origin } = new URL(root);
  let url = root;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw new Error("it redirects to an invalid url");
    const next = new URL(location, url);
    if (next.origin !== origin)
      throw new Error(`it redirects to ${next.origin}; if you trust that server, give the url of the document there`);
    url = next.href;
  }
  throw new Error(`it redirects more than ${MOST_REDIRECTS} times`);
}
