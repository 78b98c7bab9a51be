import { Endpoint, EndpointError, explain, VERSION, withEscapes, type CallOptions } from "./library.js";
import { readArguments, type Arguments } from "./arguments.js";
import { isJsonText, readBodyArgument, type ReadFile } from "./body-argument.js";
import { HELP } from "./help.js";
import { formatRequest } from "./output.js";
import { UsageError } from "./usage-error.js";

/** The files and streams of the process. */
export interface Environment {
  readonly readFile: ReadFile;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Whether NO_COLOR is set, see https://no-color.org. */
  readonly noColor: boolean;
}

interface OutputStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/**
 * Runs the command.
 *
 * @returns The exit code: 0 on success, 1 if the request cannot be built, 2 if the arguments are invalid.
 */
export function run(args: readonly string[], environment: Environment): number {
  const { stdout, stderr, readFile } = environment;
  try {
    const parsed = readArguments(args);
    if (parsed === "help") stdout.write(HELP);
    else if (parsed === "version") stdout.write(`${VERSION}\n`);
    else if (parsed.output === "explain") return printExplanation(parsed, environment);
    else {
      const request = endpointOf(parsed).build(parsed.route, parsed.parameters, toCallOptions(parsed, readFile));
      stdout.write(`${formatRequest(request, parsed)}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof EndpointError)) throw error;
    printError(error, environment);
    if (error instanceof EndpointError) return 1;
    stderr.write("Run fluent-endpoint-cli --help for usage.\n");
    return 2;
  }
}

/** Prints the explanation, even if the request cannot be built: it shows everything known until the error. */
function printExplanation(args: Arguments, environment: Environment): number {
  const { route, parameters, showSecrets } = args;
  const explainOptions = { secrets: showSecrets ? "show" : "hide" } as const;
  const options = toCallOptions(args, environment.readFile);
  const explanation = explain(endpointOf(args), route, parameters, options, explainOptions);
  environment.stdout.write(`${String(explanation)}\n`);
  if (explanation.error) printError(explanation.error, environment);
  return explanation.error ? 1 : 0;
}

/** Formats and previews are GitHub's: they keep its headers, also for a server of a company. */
function endpointOf({ baseUrl, format, previews }: Arguments): Endpoint {
  const isGitHub = baseUrl === undefined || format !== undefined || previews.length > 0;
  return isGitHub ? new Endpoint() : Endpoint.for({ baseUrl });
}

function toCallOptions(args: Arguments, readFile: ReadFile): CallOptions {
  const { baseUrl, format, previews, headers } = args;
  const data = args.data === undefined ? undefined : readBodyArgument(args.data, readFile);
  // The library sets this content type for an object (decision D3), but here the JSON is already text.
  const isJson = data !== undefined && !Object.hasOwn(headers, "content-type") && isJsonText(data);
  const type = isJson ? { "content-type": "application/json; charset=utf-8" } : {};
  return { baseUrl, mediaType: { format, previews }, headers: { ...headers, ...type }, data };
}

function printError({ message }: { readonly message: string }, { stderr, noColor }: Environment): void {
  const label = stderr.isTTY && !noColor ? "\x1b[31merror:\x1b[39m" : "error:";
  stderr.write(`${label} ${withEscapes(message)}\n`);
}
