import { readBaseUrl } from "../base-url.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { Layer, type Parameters } from "../layer.js";
import { readMediaType } from "../media-type.js";
import { optionError, ownNames } from "../own-names.js";
import { kindOf } from "../value-kind.js";
import { readHeaders } from "./headers.js";
import { readRequest } from "./request.js";

/** How each option is read; every other name is a parameter's. */
const READERS = /* @__PURE__ */ new Map<string, (layer: Layer, value: unknown) => void>([
  ["method", (layer, value) => (layer.method = readText("method", value))],
  ["url", (layer, value) => (layer.url = readText("url", value))],
  ["baseUrl", (layer, value) => (layer.baseUrl = readBaseUrl(value))],
  ["headers", (layer, value) => (layer.headers = readHeaders(value))],
  ["mediaType", (layer, value) => (layer.mediaType = readMediaType(value))],
  ["data", (layer, value) => (layer.data = value)],
  ["request", (layer, value) => (layer.request = readRequest(value))],
]);

/** Whether an options object means an option by this name, and no parameter. */
export function isOption(name: string): boolean {
  return READERS.has(name);
}

/**
 * Reads an options object: its own enumerable string keys, each once; `undefined` is "not given" (decisions A5, B6).
 */
export function readOptions(options: unknown): Layer {
  const layer = new Layer();
  const faults: Fault[] = [];
  layer.parameters = readEntries(options, "options", (name, value) => {
    const read = READERS.get(name);
    if (!read) return false;
    try {
      read(layer, value);
    } catch (error) {
      // What is wrong with one option is told together with what is wrong with the others.
      if (!(error instanceof InvalidOptionError)) throw error;
      for (const fault of error.faults) faults.push(fault);
    }
    return true;
  });
  throwFaults(InvalidOptionError, faults);
  return layer;
}

/** Reads parameters alone: any name is one (decision B5). */
export function readParameters(parameters: unknown): Layer {
  const layer = new Layer();
  layer.parameters = readEntries(parameters, "params", () => false);
  return layer;
}

/**
 * Reads what is given, but for what `takes` takes.
 *
 * The list of names serves as it is until one has to be left out: most calls give parameters only.
 */
function readEntries(
  object: unknown,
  option: string,
  takes: (name: string, value: unknown) => boolean,
): Parameters | undefined {
  const own = ownNames(object, option);
  let names: string[] = own;
  const values: unknown[] = [];
  for (let index = 0; index < own.length; index += 1) {
    const name = own[index]!;
    const value = (object as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || takes(name, value)) {
      if (names === own) names = own.slice(0, index);
    } else {
      if (names !== own) names.push(name);
      values.push(value);
    }
  }
  return values.length > 0 ? { names, values } : undefined;
}

function readText(name: string, value: unknown): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}
