import type { SpreadIntoFetch } from "../adapters/to-fetch.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { attempt, getOwn, isList, isPlainObject, isScalar, type Values } from "../kernel/values.js";
import { takesJson } from "../shared/headers.js";
import { raise } from "./error.js";
import { JSON_TYPE } from "./vendor.js";

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
  const { method, url, headers: given, body, request: options } = { __proto__: null, ...request } as RequestOptions;
  if (typeof url !== "string" || typeof method !== "string") return refuse("url");
  if (getOwn(options as Values, "timeout") !== undefined) return refuse("request.timeout");
  const headers = withoutFraming(given);
  const content = bodyOf(body, headers);
  // `fetch` sends "patch" as it is, and servers refuse it.
  return [url, { ...options, method: method.toUpperCase(), headers, body: content } as never];
}

function refuse(path: string): never {
  return raise("ERR_INVALID_REQUEST", [{ name: path, reason: "problem" }]);
}

/** Leaves out what `fetch` writes itself: it would wait for the bytes that another length announces. */
function withoutFraming(given: Readonly<Record<string, string>>): Record<string, string> {
  const headers = { ...given };
  for (const [name, value] of Object.entries(headers)) {
    const isLength = /^content-length$/i.test(name);
    const isCoding = /^transfer-encoding$/i.test(name);
    if (isCoding && !/^chunked$/i.test(value)) refuse("headers.transfer-encoding");
    if (isLength || isCoding) Reflect.deleteProperty(headers, name);
  }
  return headers;
}

/** Returns a body that `fetch` sends as it is, and the JSON of any other: `fetch` would send its name, such as "[object Map]". */
function bodyOf(body: unknown, headers: Record<string, string>): unknown {
  const { "content-type": type } = headers;
  const isData = isList(body) || isPlainObject(body);
  const kind = `${typeof body} ${Object.prototype.toString.call(body).slice(8, -1)} ${type}`;
  // `fetch` would send the form of the package form-data as its name.
  if (body === undefined || (!isData && SENT.test(kind) && !("pipe" in Object(body)))) return body;
  headers["content-type"] = type ?? JSON_TYPE;
  return takesJson(headers["content-type"]) && !(Symbol.asyncIterator in Object(body))
    ? writeJson(body)
    : refuse("body");
}

/** A text, and what has bytes, with its content type. */
const SENT =
  /^(?:(?:string String|object URLSearchParams) (?!multipart\/form)|object (?:FormData undefined$|(?:Blob|File|DataView|\w*Array(?:Buffer)?) ))/i;

/** `JSON.stringify()` writes a Map as `{}`, NaN as `null`, and an invalid Date, too. */
function writeJson(body: unknown): string {
  const write = (): string =>
    JSON.stringify(body, function (this: Record<string, unknown>, name, value: unknown) {
      const isKept = isScalar(value ?? this[name] ?? "") || isList(value) || isPlainObject(value);
      return isKept ? value : refuse("body");
    });
  // It throws for cycles and bigints, and where code of the caller does.
  return attempt(write) ?? refuse("body");
}
