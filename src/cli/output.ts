import { toCurl, toHar, toHttp } from "../adapters/index.js";
import type { RequestOptions } from "../index.js";
import type { Arguments } from "./arguments.js";

/** Formats request options as the chosen output. */
export function formatRequest(request: RequestOptions, { output, shell, showSecrets }: Arguments): string {
  const options = { secrets: showSecrets ? "show" : "hide" } as const;
  if (output === "curl") return toCurl(request, { ...options, shell });
  if (output === "http") return toHttp(request, options);
  if (output === "har") return toJson(toHar(request, options));
  return toJson(redact(request, options));
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns request options without credentials; `toHar` finds them. */
function redact(request: RequestOptions, options: { readonly secrets: "show" | "hide" }): RequestOptions {
  const { method, url, headers, body } = request;
  const har = toHar({ method, url, headers }, options);
  // toHar() drops fragments. A fragment may have the form of a query, so it is redacted like one.
  const [target = "", ...rest] = url.split("#");
  const [base = ""] = target.split("?");
  const fragments = rest.map((text) => toHar({ method, url: `${base}?${text}`, headers: {} }, options).url);
  const harHeaders = har.headers.filter(({ name }) => Object.hasOwn(headers, name));
  return {
    method,
    url: [har.url, ...fragments.map((text) => text.slice(base.length + 1))].join("#"),
    headers: Object.fromEntries(harHeaders.map(({ name, value }) => [name, value])),
    ...(body !== undefined && { body: redactBody(request, options) }),
  };
}

/** Without headers, so that toHar() writes a form as JSON or text instead of `params`. */
function redactBody({ method, url, body }: RequestOptions, options: { readonly secrets: "show" | "hide" }): unknown {
  const { postData } = toHar({ method, url, headers: {}, body }, options);
  const text = postData && "text" in postData ? postData.text : "";
  return typeof body === "object" && !(body instanceof Uint8Array) ? JSON.parse(text) : text;
}
