import { withDots } from "../errors/terminal-text.js";
import type { ParsedOptions } from "./parsed-options.js";

/** The names of parameters and headers, without values, which may be secret (H6). */
export function namesOf({ parameters, query, headers }: ParsedOptions): { parameters: string[]; headers: string[] } {
  return {
    parameters: [...new Set([...(parameters?.names ?? []), ...(query?.names ?? [])])],
    headers: Object.keys(headers!.toObject()),
  };
}

/** Describes an object for logs. */
export function describe(kind: string, content: object): string {
  return `${kind} ${withDots(JSON.stringify(content))}`;
}
