import { redact, toCurl, withEscapes, type RequestOptions } from "./library.js";
import type { Arguments } from "./arguments.js";

/** Formats request options as the chosen output, without characters that a terminal would act on (decision G9). */
export function formatRequest(request: RequestOptions, { output, showSecrets }: Arguments): string {
  const options = { secrets: showSecrets ? "show" : "hide" } as const;
  if (output === "curl") return toCurl(request, options);
  return withEscapes(toJson(redact(request, options)));
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
