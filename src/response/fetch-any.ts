import { noticedBody } from "../adapters/noticed-body.js";
import { discard, endWith, type FetchResponse, type PlainResponse } from "./response-body.js";

/** Any `fetch`: that of the platform, of undici, or of a test. */
// Each has types of its own for the options.
export type FetchLike<Received extends FetchResponse = FetchResponse> = (
  url: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type is assignable to the options of each fetch
  init: any,
) => Promise<Received>;

/** A response, and what its body is read from. */
export interface Fetched<Received> {
  readonly response: Received;
  readonly source: FetchResponse | PlainResponse;
  /** Whether the client has parsed the body. */
  readonly isParsed?: boolean;
}

/** A hook of ky: version 1 passes the response as the third argument. */
type AfterResponse = (first: { readonly response?: Response }, options?: unknown, response?: Response) => void;

/**
 * Fetches a response of any status, also if the client throws it, as ky does. ky 2 has then read the body, up to a limit and with a
 * parser of its own: a hook keeps a copy of it.
 *
 * @throws What the client throws without a response.
 */
export async function fetchAny<Received extends FetchResponse>(
  fetch: FetchLike<Received>,
  url: string,
  init: object,
): Promise<Fetched<Received>> {
  const isKy = "extend" in fetch;
  const { body, signal } = init as { readonly body?: unknown; readonly signal?: unknown };
  const isOther = (fetch as unknown) !== (globalThis as { readonly fetch?: unknown }).fetch;
  const sourceOf = (response: FetchResponse): FetchResponse => (isOther ? endWith(response, signal) : response);
  // ky calls the fetch of the platform.
  const given = isOther && !isKy && typeof body === "object" ? { ...init, body: noticedBody(body) } : init;
  let kept: Response | undefined;
  const keep: AfterResponse = (first, _, third = first.response!) => {
    // That of an earlier attempt.
    if (kept) discard(kept);
    kept = third.ok ? undefined : third.clone();
  };
  try {
    const response = await fetch(url, isKy ? { ...given, hooks: { afterResponse: [keep] } } : given);
    if (kept) discard(kept);
    return { response, source: sourceOf(response) };
  } catch (error) {
    const { response, data } = Object(error) as { readonly response?: Received; readonly data?: unknown };
    const { status, headers, bodyUsed } = Object(response) as Partial<Response>;
    const isOfStatus = Number(status) >= 300 && typeof headers === "object";
    if (isOfStatus && kept?.status === status)
      return { response: kept as unknown as Received, source: sourceOf(kept!) };
    if (kept) discard(kept);
    if (!isOfStatus) throw error;
    return bodyUsed
      ? { response: response!, source: { status: status!, headers, body: data }, isParsed: true }
      : { response: response!, source: sourceOf(response!) };
  }
}
