import { withDots } from "../errors/terminal-text.js";
import { credentialsOf } from "../shared/request-mark.js";
import { routeOf } from "../shared/request-mark.js";
import { isSecretHeader } from "../shared/secret-names.js";
import type { RequestOptions } from "../types/options.js";

/** The route of a request; without the policy `{ route: "keep" }`, its method and origin. Neither has a value in it (D6). */
export function describeRequest(request: RequestOptions): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(request.url)?.[0] ?? "";
  return routeOf(request) ?? `${request.method.toUpperCase()} ${origin || "/"}${origin ? "/" : ""}…`;
}

const LONGEST = 300;

/** A text of a server for a message: one line, short, and without the credentials of the request, which it may repeat. */
export function foreignText(text: string, request: RequestOptions): string {
  // Before it is cut: a secret may end beyond the text that is shown.
  const safe = secretsOf(request).reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  const line = withDots(safe.slice(0, LONGEST).replace(/\s+/g, " ").trim());
  return safe.length > LONGEST ? `${line}…` : line;
}

/** The credentials in the headers of a request; of `Bearer abc`, both that and `abc`. */
function secretsOf(request: RequestOptions): string[] {
  const declared = credentialsOf(request);
  return Object.entries(request.headers).flatMap(([name, value]) => {
    if (!isSecretHeader(name) && !declared.includes(name)) return [];
    return [value, value.split(" ").at(-1)!].filter(({ length }) => length > 3);
  });
}
