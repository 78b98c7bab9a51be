import { invalidOption } from "../errors/invalid-option.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { rejectAll } from "../errors/issue.js";
import { mergeOptions } from "../options/merge.js";
import { parseOptions } from "../options/parse-options.js";
import { Route } from "../route/route.js";
import { hasScheme } from "../shared/origin.js";
import { NO_VALUES, readProperties } from "../shared/own-properties.js";
import type { RequestOptions } from "../types/options.js";
import type { ApiConfig } from "./api-config.js";

/** Builds a GET request for a url from a response, which already contains its parameters. */
export function follow(config: ApiConfig, url: unknown, options: unknown = {}): RequestOptions {
  if (typeof url !== "string" || !hasScheme(url)) throw invalidOption("url", "form", "an absolute url");
  const properties = readProperties(options, "options");
  const others = properties.names.filter((name) => !/^(?:headers|mediaType|request)$/.test(name));
  rejectAll(others, InvalidOptionError, "form", "headers, mediaType or request");
  const { defaults, rules, ofDefaults } = config;
  const call = parseOptions(properties);
  const plan = Route.of("GET", "{+url}", rules).plan(["url"], NO_VALUES.names, rules);
  const merged = { ...mergeOptions(defaults, call), query: undefined, data: undefined };
  if (ofDefaults.prefix) merged.baseUrl = ofDefaults;
  return config.buildRequest(config, plan, [url], merged, { defaults, options: call });
}
