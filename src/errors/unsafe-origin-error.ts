import { ValuesError } from "./parameter-error.js";

/** Thrown when values would choose where the request goes: the scheme, the host, the port or userinfo. */
export class UnsafeOriginError extends ValuesError {
  get code(): "ERR_UNSAFE_ORIGIN" {
    return "ERR_UNSAFE_ORIGIN";
  }
}
