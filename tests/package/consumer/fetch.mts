// Compiled against the packed library, once with the types of the DOM and once with those of Node, but not run.
import { endpoint, type RequestOptions } from "fluent-endpoint";
import { toFetch, toRequest, type TypedRequest, type FetchArguments } from "fluent-endpoint/adapters";

/** Sends a request; its type determines the type of the response. */
async function send<T>([url, init]: FetchArguments<T>): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as T;
}

async function sendRequest<T>(request: TypedRequest<T>): Promise<T> {
  return (await (await fetch(request)).json()) as T;
}

const user = endpoint("GET /user") as RequestOptions<{ login: string }>;

export const texts: Promise<string>[] = [
  send(toFetch(user)).then(({ login }) => login),
  sendRequest(toRequest(user)).then(({ login }) => login),
  fetch(...toFetch(user, { stringify: String })).then((response) => response.text()),
  fetch(new Request(...toFetch(user))).then((response) => response.text()),
  fetch(toRequest(user), { method: "HEAD" }).then((response) => response.text()),
];

const [, init] = toFetch(user);
init.headers["accept"] = "text/plain";
export const method: string = init.method;

// @ts-expect-error -- another response type
export const other: Promise<number> = send(toFetch(user));
// @ts-expect-error -- a method is a string
init.method = 5;
