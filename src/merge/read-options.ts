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

/**
 * Reads an options object: its own enumerable string keys, each once; `undefined` is "not given" (decisions A5, B6).
 *
 * @param names - those keys, where they are known
 */
export function readOptions(options: unknown, names = ownNames(options, "options")): Layer {
  const layer = new Layer();
  const faults: Fault[] = [];
  layer.parameters = readEntries(options as object, names, (name, value) => {
    const read = READERS.get(name);
    if (!read) return false;
    try {
      (layer as unknown as Record<string, unknown>)[name] = read(value, name);
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
export function readParameters(parameters: object, names: readonly string[]): Parameters | undefined {
  return readEntries(parameters, names);
}

/**
 * Reads what is given, but for what `takes` takes.
 *
 * The list of names serves as it is until one has to be left out: most calls give parameters only.
 */
function readEntries(
  object: object,
  own: readonly string[],
  takes?: (name: string, value: unknown) => boolean,
): Parameters | undefined {
  let names: string[] | undefined;
  const values: unknown[] = [];
  for (let index = 0; index < own.length; index += 1) {
    const name = own[index]!;
    const value = (object as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || takes?.(name, value)) {
      names ??= own.slice(0, index);
    } else {
      names?.push(name);
      values.push(value);
    }
  }
  return values.length > 0 ? { names: names ?? own, values } : undefined;
}

function readText(value: unknown, name: string): string {
  if (typeof value === "string" && value) return value;
  throw optionError(name, `it takes a string, not ${kindOf(value)}`);
}
