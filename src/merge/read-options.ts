import { readBaseUrl } from "../base-url.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { Layer, type Parameters } from "../layer.js";
import { readMediaType } from "../media-type.js";
import { optionError } from "../own-names.js";
import { kindOf } from "../shared/value-kind.js";
import { readEntries } from "../own-entries.js";
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

/** Tells the options among the entries of an options object from the parameters, and reads each. */
export function layerOf(entries: Parameters): Layer {
  const places: number[] = [];
  const names: string[] = [];
  const values: unknown[] = [];
  for (let place = 0; place < entries.names.length; place += 1) {
    const name = entries.names[place]!;
    if (isOption(name)) places.push(place);
    else {
      names.push(name);
      values.push(entries.values[place]);
    }
  }
  const layer = optionsAt(places, entries);
  if (names.length > 0) layer.parameters = { names, values };
  return layer;
}

/**
 * Reads the options at these places; what is wrong with one is told together with what is wrong with the others.
 *
 * @throws InvalidOptionError, and what else is wrong with one
 */
export function optionsAt(places: readonly number[], { names, values }: Parameters): Layer {
  const layer = new Layer();
  const faults: Fault[] = [];
  for (const place of places) {
    const name = names[place]!;
    try {
      (layer as unknown as Record<string, unknown>)[name] = READERS.get(name)!(values[place], name);
    } catch (error) {
      if (!(error instanceof InvalidOptionError)) throw error;
      for (const fault of error.faults) faults.push(fault);
    }
  }
  throwFaults(InvalidOptionError, faults);
  return layer;
}

function readText(value: unknown, name: string): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}
