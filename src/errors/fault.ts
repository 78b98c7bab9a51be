import { EndpointError } from "./endpoint-error.js";
import { quoted } from "./shown.js";

/** What is wrong with one named thing: the words that follow its name in a message. */
export interface Fault {
  readonly name: string;
  readonly problem: string;
}

/** The errors that tell several faults of one kind at once; the kind's own name is the last word of its code. */
export abstract class FaultError extends EndpointError {
  /** The names of all that are at fault. */
  declare readonly names: readonly string[];
  /** What is wrong with each of them. */
  declare readonly faults: readonly Fault[];

  /** @internal */
  constructor(faults: readonly Fault[], options?: ErrorOptions) {
    const kind = (new.target.prototype as EndpointError).code.slice(12).toLowerCase().replace("_", " ");
    // Many items of one list may have the same fault: it is told once.
    const told = [...new Map(faults.map((fault) => [`${fault.name} ${fault.problem}`, fault])).values()];
    const lines = told.slice(0, 9).map(({ name, problem }) => `Invalid ${kind} ${quoted(name)}: ${problem}`);
    if (told.length > 9) lines.push(`… and ${told.length - 9} more`);
    super(lines.join("\n"), { names: [...new Set(told.map(({ name }) => name))], faults: told }, options);
  }
}

/**
 * Throws what is wrong, where anything is.
 *
 * @throws FaultError of the given kind
 */
export function throwFaults(kind: new (faults: readonly Fault[]) => FaultError, faults: readonly Fault[]): void {
  if (faults.length > 0) throw new kind(faults);
}
