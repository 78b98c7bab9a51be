import { ValueError } from "./value-error.js";

/**
 * Thrown where values would choose where the request goes: another scheme, another host or port, or userinfo.
 *
 * @see decision C7
 */
export class UnsafeOriginError extends ValueError {
  get code(): "ERR_UNSAFE_ORIGIN" {
    return "ERR_UNSAFE_ORIGIN";
  }
}
