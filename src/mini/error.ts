import type { EndpointErrorCode } from "../errors/endpoint-error.js";
import type { Raise } from "../errors/fault.js";

/** The class of all errors. Codes and names are those of `fluent-endpoint`; a program with both compares `code`. */
export class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  readonly code: EndpointErrorCode;
  /** The names of the wrong parameters, headers or options; never a value. */
  readonly names: readonly string[];

  /** @internal */
  constructor(code: EndpointErrorCode, names: readonly string[], detail = "") {
    const shown = JSON.stringify(names)
      .slice(0, 999)
      .replace(/[^ -~]/g, "·");
    super(`${code} ${shown}: ${detail}see fluent-endpoint/docs/errors.md`);
    this.code = code;
    this.names = names;
  }
}

/** Throws an error with the code and the names of a fault. */
export const raise: Raise = (code, faults, { reason } = {}) => {
  let detail = "";
  if (code === "ERR_INVALID_BASE_URL") detail = `${reason!}; write "https://host/path"; `;
  for (const fault of faults)
    if (fault.reason === "undefined") detail = "undefined was passed; ";
    else if (fault.reason === "form" && fault.detail) detail = `must be ${fault.detail}; `;
  throw new EndpointError(code, [...new Set(faults.map(({ name }) => name))], detail);
};
