import { readBaseUrl } from "../base-url.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { Layer, type Parameters } from "../layer.js";
import { readMediaType } from "../media-type.js";
import { optionError } from "../own-names.js";
import { kindOf } from "../value-kind.js";
import { readEntries } from "./entries.js";
import { readHeaders } from "./headers.js";
import { readRequest } from "./request.js";

/** How each option is read; every other name is a parameter's. */
const READERS = /* @__PURE__ */ new Map<string, (value: unknown, name: string) => unknown>([
  ["method", readText],
  ["url", readText],
  ["baseUrl", readBaseUrl],
  ["headers", readHeaders],
  ["mediaType", readMediaType],
  ["data", (value) => value],
  ["request", readRequest],
]);

/** Whether an options object means an option by this name, and no parameter. */
export function isOption(name: string): boolean {
  return READERS.has(name);
}

/** Reads an options object (decisions A5, B6). */
export function readOptions(options: unknown): Layer {
  return layerOf(readEntries(options, "options"));
}

/**
 * Tells the options among the entries of an options object from the parameters, and reads each.
 *
 * @throws InvalidOptionError, and what else is wrong with one
 */
export function layerOf({ names, values }: Parameters): Layer {
  const layer = new Layer();
  const parameters: { names: string[]; values: unknown[] } = { names: [], values: [] };
  const faults: Fault[] = [];
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    const read = READERS.get(name);
    if (read) {
      try {
        (layer as unknown as Record<string, unknown>)[name] = read(values[index], name);
      } catch (error) {
        // What is wrong with one option is told together with what is wrong with the others.
        if (!(error instanceof InvalidOptionError)) throw error;
        for (const fault of error.faults) faults.push(fault);
      }
    } else {
      parameters.names.push(name);
      parameters.values.push(values[index]);
    }
  }
  throwFaults(InvalidOptionError, faults);
  if (parameters.names.length > 0) layer.parameters = parameters;
  return layer;
}

function readText(value: unknown, name: string): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}
