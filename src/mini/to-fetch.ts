import { fetchArguments } from "../adapters/fetch-arguments.js";
import { readHead, type Head } from "../adapters/request.js";
import type { SpreadIntoFetch } from "../adapters/to-fetch.js";
import { bodyKindOf } from "../bodies/kind.js";
import { attempt, isList, isPlainObject, isScalar, type Values } from "../kernel/values.js";
import { takesJson } from "../shared/headers.js";
import type { NotAChain } from "../types/mistakes.js";
import type { RequestOptions } from "../types/options.js";
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
 * @param request - the result of `build()`, or a plain object with `method`, `url` and `headers`
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when it cannot be sent, when JSON cannot represent its body, or when it has a timeout or a
 * stream.
 */
export function toFetch<Built>(
  this: NotAChain<Built, "toFetch">,
  request: Built & RequestOptions,
): SpreadIntoFetch<Built> {
  const head = readHead(request, true, refuse);
  if (head.clientOptions?.["timeout"] !== undefined) return refuse("request.timeout");
  return fetchArguments(head, readBody(head)) as never;
}

function refuse(path: string): never {
  return raise("ERR_INVALID_REQUEST", [{ name: path, reason: "problem" }]);
}

/** Returns what `fetch` sends, which it gives a content type, and the JSON of anything else. */
function readBody({ body, headers }: Head): unknown {
  const kind = bodyKindOf(body);
  if (kind === "form-data") delete headers["content-type"];
  if (kind === "stream" || kind === "package-form") return refuse("body");
  if (kind !== "data") return body;
  const type = (headers["content-type"] ??= JSON_TYPE);
  return takesJson(type) ? writeJson(body) : refuse("body");
}

/** `JSON.stringify()` writes a Map as `{}`, NaN as `null`, and an invalid Date, too. */
function writeJson(body: unknown): string {
  const write = (): string =>
    JSON.stringify(body, function (this: Values, name, value: unknown) {
      const isKept = isScalar(value ?? this[name] ?? "") || isList(value) || isPlainObject(value);
      return isKept ? value : refuse("body");
    });
  // It throws for cycles and bigints, and where code of the caller does.
  return attempt(write) ?? refuse("body");
}
