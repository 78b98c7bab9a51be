import { invalidRequest } from "../errors/invalid-request.js";
import { bodyKindOf } from "../bodies/kind.js";
import { toWebStream } from "./source.js";

/**
 * Returns a body that notices a `fetch` which does not know its class: node-fetch 2, cross-fetch, make-fetch-happen, and that of the
 * package undici send such a body as its text, `[object FormData]`. The text is an error here, before anything is sent (G17).
 */
export function noticedBody(body: unknown): unknown {
  const kind = bodyKindOf(body);
  const copy =
    kind === "form-data" ? copyOf(body as FormData) : kind === "stream" ? wrapperOf(body as object) : undefined;
  if (!copy) return body;
  const name = kind === "stream" ? "a stream" : "a FormData";
  const refuse = (): never => {
    throw invalidRequest("body", `must not be ${name} with this fetch, which would send its name; ${CURE}`);
  };
  return Object.defineProperty(copy, "toString", { value: refuse });
}

const CURE = "pass the fetch of the platform to sendWith(), or send by toNodeHttp() or toUndici()";

/** The form of the caller does not change. That of React Native cannot be iterated. */
function copyOf(form: FormData): FormData | undefined {
  if (typeof form.entries !== "function") return undefined;
  const copy = new FormData();
  // A file keeps its name.
  for (const [name, value] of form.entries()) copy.append(name, value);
  return copy;
}

function wrapperOf(stream: object): object | undefined {
  if (!(Symbol.asyncIterator in stream)) return undefined;
  const { [Symbol.asyncIterator]: iterate } = stream as AsyncIterable<Uint8Array>;
  return toWebStream({ [Symbol.asyncIterator]: () => iterate.call(stream) });
}
