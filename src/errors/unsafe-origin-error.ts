import { ValuesError } from "./parameter-error.js";

/** Thrown when values would choose the scheme, the host, the port or the userinfo of the url. */
export class UnsafeOriginError extends ValuesError {
  get code(): "ERR_UNSAFE_ORIGIN" {
    return "ERR_UNSAFE_ORIGIN";
  }
}
