import { toCurl, toHar, toHttp } from "../adapters/index.js";
import type { RequestOptions } from "../index.js";
import type { Arguments } from "./arguments.js";

/** Writes request options in the form that is asked for. */
export function written(request: RequestOptions, { output, shell, showSecrets }: Arguments): string {
  const options = { secrets: showSecrets ? "show" : "hide" } as const;
  if (output === "curl") return toCurl(request, { ...options, shell });
  if (output === "http") return toHttp(request, options);
  if (output === "har") return json(toHar(request, options));
  return json(shown(request, options));
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Request options as they are, but for credentials. */
function shown(request: RequestOptions, options: { readonly secrets: "show" | "hide" }): RequestOptions {
  const { method, url, headers, body } = request;
  const har = toHar({ method, url, headers }, options);
  // A fragment is not sent, but kept: it may have the form of a query, and then it is hidden like one.
  const [target = "", ...rest] = url.split("#");
  const [base = ""] = target.split("?");
  const fragments = rest.map((text) => toHar({ method, url: `${base}?${text}`, headers: {} }, options).url);
  const fields = har.headers.filter(({ name }) => Object.hasOwn(headers, name));
  return {
    method,
    url: [har.url, ...fragments.map((text) => text.slice(base.length + 1))].join("#"),
    headers: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ...(body !== undefined && { body: shownBody(request, options) }),
  };
}

/** Written without its type, since it is no form here: JSON or text. */
function shownBody({ method, url, body }: RequestOptions, options: { readonly secrets: "show" | "hide" }): unknown {
  const { postData } = toHar({ method, url, headers: {}, body }, options);
  const text = postData && "text" in postData ? postData.text : "";
  return typeof body === "object" && !(body instanceof Uint8Array) ? JSON.parse(text) : text;
}
