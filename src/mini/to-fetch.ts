import type { SpreadIntoFetch } from "../adapters/to-fetch.js";
import type { RequestOptions } from "../types/options.js";
import type { NotAChain } from "../types/mistakes.js";
import { getOwn, isList, isPlainObject, isScalar, type Values } from "../kernel/values.js";
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
  let wrong = "url";
  try {
    const { method, url, headers: given, body, request: options } = { __proto__: null, ...request } as RequestOptions;
    const fields = Object.entries({ ...given }).filter((field) => !FRAMING.test(field.join()));
    const headers = Object.fromEntries(fields) as typeof given;
    // `fetch` sends "patch" as it is, and servers refuse it.
    const init = { ...options, method: method.toUpperCase(), headers, body };
    wrong = typeof url !== "string" ? "url" : Object.hasOwn(init, "timeout") ? "request.timeout" : "body";
    if (fields.some(([name]) => /^transfer-encoding$/i.test(name))) wrong = "headers.transfer-encoding";
    let isLost = wrong !== "body";
    const type = getOwn(headers, "content-type") as string | undefined;
    const kind = `${typeof body} ${Object.prototype.toString.call(body).slice(8, -1)} ${type}`;
    const isSent = !isStructured(body) && SENT.test(kind);
    if (body !== undefined && !isSent) {
      init.headers = { "content-type": JSON_TYPE, ...headers };
      // JSON.stringify() writes a Map as `{}`, NaN as `null`, and an invalid Date, too (D9).
      init.body = JSON.stringify(body, function (this: Record<string, unknown>, name, value: unknown) {
        isLost ||= !isScalar(value ?? this[name] ?? "") && !isStructured(value);
        return value;
      });
      isLost ||= init.body === undefined || !takesJson(type ?? JSON_TYPE) || Symbol.asyncIterator in Object(body);
    }
    if (!isLost) return [url, init as never];
  } catch {
    // A cycle, a bigint, or code of the caller.
  }
  return raise("ERR_INVALID_REQUEST", [{ name: wrong, reason: "problem" }]);
}

function isStructured(value: unknown): value is Values {
  return isList(value) || isPlainObject(value);
}

/** What `fetch` writes itself: it would wait for the bytes that another length announces (G3). */
const FRAMING = /^(?:content-length,|transfer-encoding,chunked$)/i;

/** What `fetch` sends as it is, with its content type. It sends any other object as its name: "[object Map]". */
const SENT =
  /^(?:(?:string String|object URLSearchParams) (?!multipart\/form)|object (?:FormData undefined$|(?:Blob|File|DataView|(?!Array )\w*Array(?:Buffer)?) ))/i;
