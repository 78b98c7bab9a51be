import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { optionError, ownNames } from "../own-names.js";
import { kindOf } from "../value-kind.js";
import { readBaseUrl } from "./base-url.js";
import { readHeaders } from "./headers.js";
import { Layer } from "./layer.js";
import { readMediaType } from "./media-type-options.js";

/** The names that mean an option in an options object, and no parameter. */
const OPTION_NAMES = /* @__PURE__ */ new Set(["method", "url", "baseUrl", "headers", "mediaType", "data", "request"]);

/** Whether an options object means an option by this name, and no parameter. */
export function isOptionName(name: string): boolean {
  return OPTION_NAMES.has(name);
}

/**
 * Reads an options object into a layer: its own enumerable string keys, each once; `undefined` is "not given"
 * (decisions A5, B6). Every key that is no option is a parameter.
 */
export function readOptions(options: unknown): Layer {
  const layer = new Layer();
  const faults: Fault[] = [];
  for (const name of ownNames(options, "options")) {
    const value = (options as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (isOptionName(name)) readOption(layer, name, value, faults);
    else {
      layer.names.push(name);
      layer.values.push(value);
    }
  }
  throwFaults(InvalidOptionError, faults);
  layer.isOfOneObject = true;
  return layer;
}

/** Reads parameters alone: any name is one (decision B5). */
export function readParameters(parameters: unknown): Layer {
  const layer = new Layer();
  for (const name of ownNames(parameters, "params")) {
    const value = (parameters as Record<string, unknown>)[name];
    if (value === undefined) continue;
    layer.names.push(name);
    layer.values.push(value);
  }
  return layer;
}

/** Reads one option; what is wrong with it joins the faults of the others. */
function readOption(layer: Layer, name: string, value: unknown, faults: Fault[]): void {
  try {
    if (name === "method" || name === "url") layer[name] = readText(name, value);
    else if (name === "baseUrl") layer.baseUrl = readBaseUrl(value);
    else if (name === "headers") layer.headers = readHeaders(value);
    else if (name === "mediaType") layer.mediaType = readMediaType(value);
    else if (name === "request") layer.request = readRequest(value);
    else layer.data = value;
  } catch (error) {
    if (!(error instanceof InvalidOptionError)) throw error;
    faults.push(...error.faults);
  }
}

function readText(name: string, value: unknown): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}

/** Any object, kept by identity (decision A3). */
function readRequest(request: unknown): object {
  const kind = kindOf(request);
  if (kind === "a plain object" || kind === "a class instance") return request as object;
  throw optionError("request", `it takes an object, not ${kind}`);
}
