import { VERSION, withDots, type Tool } from "../library.js";
import type { Api } from "./api.js";
import type { McpArguments } from "./mcp-arguments.js";
import { PATH, tokenField } from "./http-server.js";

/** What a server offers of an API. */
export interface Offer {
  readonly all: readonly Tool[];
  readonly chosen: readonly Tool[];
  /** Whether operations are searched, because there are many. */
  readonly isSearched: boolean;
}

/** How many tools are named. */
const MOST_NAMES = 20;

/**
 * Tells what is offered, from where, and with which credentials, by the names of their variables.
 *
 * @param http - the port, and the token of the server if it has made one
 */
export function announce(
  args: McpArguments,
  { vendor, report, credentials, origins, leftOut }: Api,
  { all, chosen, isSearched }: Offer,
  variables: Readonly<Record<string, string | undefined>>,
  http?: { readonly port: number; readonly madeToken: string | undefined },
): string {
  const { include, write, mostTools, http: listening } = args;
  const writing = chosen.filter(({ annotations }) => !annotations.readOnlyHint).length;
  const names = chosen.slice(0, MOST_NAMES).map(({ name }) => name);
  const isReadOnly = writing === 0 && include.length === 0 && !write;
  const lines = [
    `fluent-endpoint ${VERSION}: ${vendor.name}, from ${withoutQuery(args.document)} (${report.title.slice(0, 99)})`,
    `Requests and credentials go to ${origins.join(", ")}, and nowhere else.`,
    ...describeCredentials(args, credentials, variables),
    `Tools: ${chosen.length} of ${all.length} operations, ${writing} of which write.${isReadOnly && chosen.length < all.length ? " Add those that write with --write, or with --include." : ""}`,
    ...(leftOut > 0 ? [`${leftOut} operations are left out: no request can be made of them.`] : []),
    isSearched
      ? `They are more than ${mostTools}, and are offered by search_operations (see --most-tools and --include).`
      : `  ${names.join(", ")}${chosen.length > names.length ? ` and ${chosen.length - names.length} more` : ""}`,
    ...(http && listening ? describeHttp(listening, http) : []),
  ];
  return lines.map((line) => `${withDots(line)}\n`).join("");
}

function describeCredentials(
  { http }: McpArguments,
  { all, refused }: Api["credentials"],
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (http?.forward !== undefined)
    return [`Credentials: the header ${http.forward} of each client; those of the environment are not used.`];
  const width = Math.max(...all.map(({ variable }) => variable.length));
  return [
    "Credentials, from the environment:",
    ...all.map(
      ({ variable, use }) => `  ${variable.padEnd(width)}  ${variables[variable] ? "set    " : "missing"}  ${use}`,
    ),
    ...refused.map(
      (variable) =>
        `  ${variable}  not read: other programs use it; choose a name with --name, or a server with --base-url`,
    ),
  ];
}

function describeHttp(
  { hosts, forward }: NonNullable<McpArguments["http"]>,
  { port, madeToken }: { readonly port: number; readonly madeToken: string | undefined },
): readonly string[] {
  const [host = ""] = hosts;
  const field = tokenField({ forward });
  const prefix = field === "authorization" ? "Bearer " : "";
  return [
    `Listening on http://${host.includes(":") ? `[${host}]` : host}:${port}${PATH}`,
    madeToken === undefined
      ? `Clients send FLUENT_ENDPOINT_TOKEN as ${field}: ${prefix}…`
      : `Clients send, until it stops, ${field}: ${prefix}${madeToken}`,
  ];
}

/** The query of a url may have a credential. */
function withoutQuery(document: string): string {
  return /^https?:/i.test(document) ? document.replace(/[?#].*/, "") : document;
}
