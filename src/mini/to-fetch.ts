import type { SpreadIntoFetch } from "../adapters/to-fetch.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/not-a-chain.js";
import { CLASS, fail, kindOf } from "./input.js";

/**
 * Converts a built request to the arguments of `fetch`.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com" });
 * const [url, init] = toFetch(shop.build("PATCH /orders/{id}", { id: 7, note: "Thanks" }));
 * url; // => "https://api.example.com/orders/7"
 * init.method; // => "PATCH"
 * init.body; // => '{"note":"Thanks"}'
 * ```
 *
 * @param request - the result of `build()`
 * @throws {EndpointError} When it is not, when JSON cannot represent a value in the body, or when it has a timeout.
 */
export function toFetch<Built>(
  this: NotAChain<Built, "toFetch">,
  request: Built & RequestOptions,
): SpreadIntoFetch<Built> {
  const { method, url, headers, body, request: options } = { ...NO_REQUEST, ...request };
  if (typeof url !== "string") fail("INVALID_REQUEST", ["url"]);
  if (options && Object.hasOwn(options, "timeout")) fail("INVALID_REQUEST", ["request.timeout"]);
  // `fetch` sends "patch" as it is, and servers refuse it.
  const init = { ...options, method: method.toUpperCase(), headers };
  return [url, (body === undefined ? init : { ...init, body: contentOf(body) }) as never];
}

// Own properties, so that nothing is read from Object.prototype (B6).
const NO_REQUEST = { url: undefined, body: undefined, request: undefined } as unknown as RequestOptions;

/** What `fetch` sends as it is; it would send any other object as its name, as in "[object Map]". */
const SENT = /^(?:String|Blob|File|FormData|URLSearchParams|ReadableStream|(?!Array$)\w*Array(?:Buffer)?|DataView)$/;

function contentOf(body: unknown): unknown {
  return SENT.test(tagOf(body)) ? body : writeJson(body);
}

const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Writes JSON without losing a value: `JSON.stringify` alone writes a Map as `{}`, and NaN as `null` (D9). */
function writeJson(body: unknown): string {
  let text: string | undefined;
  const lost: unknown[] = [];
  try {
    text = JSON.stringify(body, (_, value: unknown) => {
      const isObject = typeof value === "object" && value !== null;
      if (isObject ? kindOf(value) % CLASS === 0 : typeof value === "number" && !Number.isFinite(value))
        lost.push(value);
      return value;
    });
  } catch {
    // A cycle or a bigint.
  }
  if (lost.length > 0 || text === undefined) fail("INVALID_REQUEST", ["body"]);
  return text!;
}
