import { expect } from "@jest/globals";

/** An error of the library with this code, and these names. */
export function coded(code: string, names?: readonly unknown[]): unknown {
  return expect.objectContaining({ code, ...(names && { names }) });
}
