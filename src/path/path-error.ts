/** The codes of `PathError`: those of the errors of `fluent-endpoint`. */
type PathErrorCode =
  | "ERR_INVALID_BASE_URL"
  | "ERR_INVALID_PARAMETER"
  | "ERR_INVALID_TEMPLATE"
  | "ERR_MISSING_PARAMETER"
  | "ERR_UNSAFE_ORIGIN"
  | "ERR_UNSAFE_PATH";

/** Thrown by `path` and `base()`. The message points at the place in the template, and has no value in it. */
export class PathError extends Error {
  /** The kind of error, stable across versions. */
  readonly code: PathErrorCode;
  /** The index of the value; `undefined` if the text of the template is wrong. */
  readonly index: number | undefined;

  /** @internal */
  constructor(code: PathErrorCode, problem: string, strings?: readonly string[], index?: number) {
    super(`${problem}${strings ? pointAt(strings, index) : ""}`);
    this.name = "PathError";
    this.code = code;
    this.index = index;
  }
}

const PLACE = "${…}";

/** The template with its values as `${…}`, and carets under one of them. */
function pointAt(strings: readonly string[], index: number | undefined): string {
  const line = (texts: readonly string[]): string => texts.join(PLACE).replace(/[^ -~…]/g, "·");
  const carets = index === undefined ? "" : `\n  ${" ".repeat(line(strings.slice(0, index + 1)).length)}^^^^`;
  return `\n  ${line(strings)}${carets}`;
}
