import { hiddenValues } from "../response/foreign-text.js";
import type { SentRequest } from "../response/response-error.js";
import { attempt } from "../kernel/values.js";

/** The credentials of a request, which an API may repeat in its answers. The name of a user is none, unless it has no password. */
export function secretsOf(sent: SentRequest): readonly string[] {
  const [, basic = ""] = /^basic +(.*)/i.exec(sent.request.headers["authorization"] ?? "") ?? [];
  const [user, password] = (attempt(() => atob(basic)) ?? "").split(/:([^]*)/, 2);
  return hiddenValues(sent).filter((value) => !password || value !== user);
}

/** Replaces secrets in a text. The longest come first. */
export function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
}
