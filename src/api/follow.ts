import { invalidOption } from "../errors/invalid-option.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { rejectAll } from "../errors/issue.js";
import { mergeOptions } from "../options/merge.js";
import { parseOptions } from "../options/options.js";
import { buildRequest } from "../request/build-request.js";
import { FOLLOWED } from "../route/path-template.js";
import { Route } from "../route/route.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { urlText } from "../template/values.js";
import { withAsciiHost } from "../shared/ascii-host.js";
import { hasScheme } from "../shared/origin.js";
import { NO_VALUES, readProperties } from "../shared/passed-values.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { RequestOptions } from "../types/options.js";
import type { ApiConfig } from "./api-config.js";

/** Builds a GET request for a url from a response, which already contains its parameters. */
export function follow(config: ApiConfig, given: unknown, options: unknown = {}): RequestOptions {
  const url = typeof given === "string" ? given : urlText(given);
  if (typeof url === "string" && url.length > LONGEST_TEXT) throw invalidOption("url", "length");
  if (typeof url !== "string" || !hasScheme(url)) throw invalidOption("url", "form", "an absolute url");
  const properties = readProperties(options, "options");
  const others = properties.names.filter((name) => !/^(?:headers|mediaType|request)$/.test(name));
  rejectAll(others, InvalidOptionError, "form", "headers, mediaType or request");
  const { defaults, methods, defaultBaseUrl } = config;
  const ownOptions = parseOptions(properties);
  const plan = Route.of(DEFAULT_METHOD, FOLLOWED, methods).plan(["url"], NO_VALUES.names, methods);
  const merged = { ...mergeOptions(defaults, ownOptions), query: undefined, data: undefined };
  if (defaultBaseUrl.prefix) merged.baseUrl = defaultBaseUrl;
  const values = [withAsciiHost(url)];
  const call = {
    plan,
    values,
    options: merged,
    ownOptions,
    defaults,
    passed: values,
    ruledQuery: undefined,
    url: undefined,
    observer: undefined,
  };
  return buildRequest({ api: config, ...call });
}
