import { optionError } from "../own-names.js";
import { isPlainObject, kindOf } from "../shared/value-kind.js";

/** Reads the `request` option: any object, kept by identity (decision A3). */
export function readRequest(request: unknown): object {
  if (isPlainObject(request) || kindOf(request) === "a class instance") return request as object;
  throw optionError("request", `it takes an object, not ${kindOf(request)}`);
}
