import { VERSION } from "fluent-endpoint";

import { codeOf, type GeneratedClass } from "./code.js";
import type { Evaluation } from "./evaluate.js";
import { safeState } from "./share.js";
import type { State } from "./state.js";

/** The call and its result for an issue, without secrets. */
export function markdownOf(
  state: State,
  { error, request }: Evaluation,
  link: string,
  generated?: GeneratedClass,
): string {
  const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
  const result = error ? fence("text", `${error.name}: ${error.message}`) : fence("json", request ?? "");
  return `${fence("ts", codeOf({ ...safeState(state), vendor: state.vendor }, "build", generated))}\n\n${result}\n\nfluent-endpoint ${VERSION}, [playground](${link})\n`;
}
