import { throwFaults } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import type { MergedOptions } from "../merged-options.js";
import type { EndpointDefaults } from "../types/options.js";
import { setOwn } from "../value-kind.js";
import { isOptionName } from "./read-options.js";

/**
 * The merged options as the one flat object of the specification: options and parameters side by side
 * (specification, Merged options object; decisions A6, D7).
 *
 * @throws InvalidOptionError where a parameter has the name of an option, which a flat object cannot say
 */
export function flatOptions({
  baseUrl,
  verb,
  url,
  headers,
  mediaType,
  parameters,
  data,
  request,
}: MergedOptions): EndpointDefaults {
  const flat: Record<string, unknown> = {
    baseUrl: baseUrl.text,
    method: verb.name,
    ...(url !== undefined && { url }),
    headers: { ...headers },
    mediaType: { format: mediaType.format ?? "", previews: [...(mediaType.previews ?? [])] },
  };
  const problem = "as a parameter it has no place in merged options: use build()";
  throwFaults(
    InvalidOptionError,
    parameters.names.filter(isOptionName).map((name) => ({ name, problem })),
  );
  parameters.names.forEach((name, index) => {
    setOwn(flat, name, parameters.values[index]);
  });
  if (data !== undefined) flat["data"] = data;
  if (request) flat["request"] = request;
  return flat as unknown as EndpointDefaults;
}
