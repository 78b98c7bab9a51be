// Records requests on a local server, decoded, so that requests of two clients can be compared.
import { type Received, startServer } from "../quickstart/server.mjs";

/** A request as it arrived. */
export interface Recorded {
  readonly method: string;
  /** The origin of the url that `recorder.fetch` was called with; that of the server for other requests. */
  readonly origin: string;
  /** The path, still percent-encoded. */
  readonly path: string;
  /** The names and values of the query, decoded, in order. */
  readonly query: readonly Pair[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The names and values of a form, decoded, in order; a JSON value; any other text; `undefined` without a body. */
  readonly body: unknown;
}

/** A name and a value; a file has a name, a type and a text. */
type Pair = readonly [name: string, value: string | RecordedFile];

interface RecordedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface Recorder {
  /** The origin of the local server. */
  readonly origin: string;
  /** All requests since the last call. */
  readonly take: () => Promise<Recorded[]>;
  /** Like the platform's `fetch`, but every request goes to the local server. */
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  readonly stop: () => void;
}

const ORIGIN = "x-recorded-origin";

/**
 * Starts a recorder on a free port.
 *
 * @param answer - the JSON of each response
 */
export async function startRecorder(answer: (request: Received) => unknown = () => ({})): Promise<Recorder> {
  const server = await startServer(answer);
  return {
    origin: server.origin,
    take: () => Promise.all(server.received.splice(0).map((request) => decode(request, server.origin))),
    fetch: (url, init) => {
      const { origin, pathname, search } = new URL(url);
      const headers = new Headers(init?.headers);
      headers.set(ORIGIN, origin);
      return fetch(`${server.origin}${pathname}${search}`, { ...init, headers });
    },
    stop: server.stop,
  };
}

async function decode({ method, target, headers, body }: Received, server: string): Promise<Recorded> {
  const { [ORIGIN]: origin = server, ...rest } = headers;
  const { pathname: path, searchParams } = new URL(target, server);
  const decoded = body.length === 0 ? undefined : await decodeBody(body, headers["content-type"] ?? "");
  return { method, origin: String(origin), path, query: [...searchParams], headers: rest, body: decoded };
}

async function decodeBody(body: Buffer, type: string): Promise<unknown> {
  if (type.includes("json")) return JSON.parse(body.toString()) as unknown;
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return body.toString();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- bodies of these tests are small
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return Promise.all([...form].map(decodeField));
}

async function decodeField([name, value]: [string, string | File]): Promise<Pair> {
  if (typeof value === "string") return [name, value];
  return [name, { name: value.name, type: value.type, text: await value.text() }];
}

/**
 * The parts of a request that the clients of an API must agree on: method, origin, path, query, body, the media type of the
 * body, and some headers.
 *
 * @param names - the headers, in lower case
 */
export function essence({ headers, ...rest }: Recorded, names: readonly string[]): object {
  // Parameters are left out: JSON needs no charset, and a boundary is random.
  const type = rest.body === undefined ? undefined : String(headers["content-type"]).replace(/;.*/, "");
  return { ...rest, type, headers: Object.fromEntries(names.map((name) => [name, headers[name]])) };
}
