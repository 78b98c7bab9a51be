import { readBaseUrl } from "../base-url.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { Layer } from "../layer.js";
import { readMediaType } from "../media-type.js";
import { optionError, ownNames } from "../own-names.js";
import { isPlainObject, kindOf } from "../value-kind.js";
import { readHeaders } from "./headers.js";

/** How each option is read. Without a prototype: "constructor" is a parameter, as every other name is. */
const READERS: Readonly<Record<string, (layer: Layer, value: unknown) => void>> = {
  __proto__: null as never,
  method: (layer, value) => (layer.method = readText("method", value)),
  url: (layer, value) => (layer.url = readText("url", value)),
  baseUrl: (layer, value) => (layer.baseUrl = readBaseUrl(value)),
  headers: (layer, value) => (layer.headers = readHeaders(value)),
  mediaType: (layer, value) => (layer.mediaType = readMediaType(value)),
  data: (layer, value) => (layer.data = value),
  request: (layer, value) => (layer.request = readRequest(value)),
};

/** Whether an options object means an option by this name, and no parameter. */
export function isOption(name: string): boolean {
  return name in READERS;
}

/**
 * Reads an options object: its own enumerable string keys, each once; `undefined` is "not given" (decisions A5, B6).
 */
export function readOptions(options: unknown): Layer {
  const layer = new Layer();
  const names: string[] = [];
  const values: unknown[] = [];
  const faults: Fault[] = [];
  for (const name of ownNames(options, "options")) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    const read = READERS[name];
    if (!read) {
      names.push(name);
      values.push(value);
    } else {
      try {
        read(layer, value);
      } catch (error) {
        // What is wrong with one option is told together with what is wrong with the others.
        if (!(error instanceof InvalidOptionError)) throw error;
        faults.push(...error.faults);
      }
    }
  }
  throwFaults(InvalidOptionError, faults);
  layer.parameters = { names, values };
  return layer;
}

/** Reads parameters alone: any name is one (decision B5). */
export function readParameters(parameters: unknown): Layer {
  const layer = new Layer();
  const read = ownNames(parameters, "params").map(
    (name) => [name, (parameters as Record<string, unknown>)[name]] as const,
  );
  const given = read.filter(([, value]) => value !== undefined);
  layer.parameters = { names: given.map(([name]) => name), values: given.map(([, value]) => value) };
  return layer;
}

function readText(name: string, value: unknown): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}

function readRequest(request: unknown): object {
  if (isPlainObject(request) || kindOf(request) === "a class instance") return request as object;
  throw optionError("request", `it takes an object, not ${kindOf(request)}`);
}
