import { EndpointError } from "./endpoint-error.js";
import { LENGTH } from "./format.js";

const SENTENCES = {
  form: 'must be "https://host/path", without credentials, query, fragment or ".." segments',
  empty: 'is empty; it must be "https://host/path"',
  length: LENGTH,
};

/**
 * Thrown when `baseUrl` is not an http(s) URL, or has userinfo, a query or a fragment. The message does not contain it.
 */
export class InvalidBaseUrlError extends EndpointError {
  /** A stable identifier of the reason, for programs; `"length"` if the base url is too long. */
  declare readonly reason: keyof typeof SENTENCES;

  /** @internal */
  constructor(reason: keyof typeof SENTENCES) {
    super(`Invalid baseUrl: it ${SENTENCES[reason]}`, { reason });
  }

  get code(): "ERR_INVALID_BASE_URL" {
    return "ERR_INVALID_BASE_URL";
  }
}
