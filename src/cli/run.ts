import { explain } from "../explain/index.js";
import { Endpoint, EndpointError, VERSION, type AnyRoute, type CallOptions, type On, type Ready } from "../index.js";
import { readArguments, type Arguments } from "./arguments.js";
import { isJsonText, readBody, type Read } from "./body.js";
import { HELP } from "./help.js";
import { written } from "./output.js";
import { UsageError } from "./usage-error.js";

/** What the command has around it. */
export interface Surroundings {
  readonly read: Read;
  readonly out: Printer;
  readonly err: Printer;
  /** NO_COLOR, https://no-color.org. */
  readonly isColourless: boolean;
}

interface Printer {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/**
 * Runs the command.
 *
 * @returns its exit code
 */
export function run(args: readonly string[], surroundings: Surroundings): number {
  const { out, err, read } = surroundings;
  try {
    const given = readArguments(args);
    if (given === "help") out.write(HELP);
    else if (given === "version") out.write(`${VERSION}\n`);
    else if (given.output === "explain") return told(given, surroundings);
    else {
      const builder = builderFor(given.route, given.parameters, optionsOf(given, read));
      out.write(`${written(builder.build(), given)}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof EndpointError)) throw error;
    fail(error, surroundings);
    if (error instanceof EndpointError) return 1;
    err.write("fluent-endpoint --help shows how it is used\n");
    return 2;
  }
}

/** What stands against a request is told too, so the table is printed in any case. */
function told(given: Arguments, surroundings: Surroundings): number {
  const settings = { secrets: given.showSecrets ? "show" : "hide" } as const;
  const options = optionsOf(given, surroundings.read);
  // One call, told as one; but only a chain can say that "url" is a parameter.
  const explanation = Object.keys(given.parameters).some(isOption)
    ? explain(builderFor(given.route, given.parameters, options), settings)
    : explain(new Endpoint(), given.route, { ...given.parameters, ...options }, settings);
  surroundings.out.write(`${String(explanation)}\n`);
  if (explanation.error) fail(explanation.error, surroundings);
  return explanation.error ? 1 : 0;
}

function isOption(name: string): boolean {
  return /^(?:method|url|baseUrl|headers|mediaType|data|request)$/.test(name);
}

function optionsOf({ baseUrl, format, previews, headers, ...given }: Arguments, read: Read): CallOptions {
  const data = given.data === undefined ? undefined : readBody(given.data, read);
  // What the library does for data that is an object (decision D3): here, JSON is text.
  const isJson = data !== undefined && !Object.hasOwn(headers, "content-type") && isJsonText(data);
  const type = isJson ? { "content-type": "application/json; charset=utf-8" } : {};
  return { baseUrl, mediaType: { format, previews }, headers: { ...headers, ...type }, data };
}

/** In a chain, any name is that of a parameter. */
function builderFor(route: string, parameters: object, options: CallOptions): Ready<On<string, AnyRoute>> {
  const { baseUrl, mediaType, headers, data } = options;
  return new Endpoint()
    .route(route)
    .params(parameters)
    .baseUrl(baseUrl)
    .headers(headers)
    .format(mediaType?.format)
    .previews(mediaType?.previews)
    .data(data);
}

function fail({ message }: { readonly message: string }, { err, isColourless }: Surroundings): void {
  const word = err.isTTY && !isColourless ? "\x1b[31merror:\x1b[39m" : "error:";
  err.write(`${word} ${message}\n`);
}
