import { throwFaults } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { NO_PARAMETERS, standingHeaders, type Layer } from "../layer.js";
import type { EndpointDefaults } from "../types/options.js";
import { isOption } from "./read-options.js";

/**
 * A layer as the one flat object of the specification: options and parameters side by side (specification, Merged
 * options object; decisions A6, D7).
 *
 * @param method - in upper case
 * @throws InvalidOptionError where a parameter has the name of an option, or belongs to the query, which a flat object cannot say
 */
export function flatOptions(
  { baseUrl, url, headers, mediaType, parameters = NO_PARAMETERS, query = NO_PARAMETERS, data, request }: Layer,
  method: string,
): EndpointDefaults {
  const { names, values } = parameters;
  throwFaults(InvalidOptionError, [
    ...names
      .filter(isOption)
      .map((name) => ({ name, problem: "merged options have no place for a parameter of this name" })),
    ...query.names.map((name) => ({ name, problem: "merged options cannot say that it belongs to the query" })),
  ]);
  return {
    baseUrl: baseUrl!.text,
    method,
    ...(url && { url }),
    headers: standingHeaders(headers),
    mediaType: { format: mediaType?.format ?? "", previews: [...(mediaType?.previews ?? [])] },
    ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
    ...(data !== undefined && { data }),
    ...(request && { request }),
  };
}
