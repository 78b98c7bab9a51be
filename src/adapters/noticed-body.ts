import { invalidRequest } from "../errors/invalid-request.js";
import { attempt } from "../kernel/values.js";
import { bodyKindOf, isFile } from "../bodies/kind.js";
import type { Body } from "./body.js";
import { toWebStream } from "./source.js";

/**
 * Returns a body that notices a `fetch` which does not know its class, and would send it as its text, `[object FormData]`: that text is
 * an error here, before anything is sent (G17). So do node-fetch 2, cross-fetch and make-fetch-happen; that of the package undici and of
 * Node 24, with classes that are not their own.
 */
export function noticedBody(body: unknown): unknown {
  const kind = bodyKindOf(body) as Body["kind"];
  const copy = attempt(() => COPIES[kind]?.(body as never));
  if (!copy) return body;
  const refuse = (): never => {
    const name = kind === "stream" ? "a stream" : `this ${kind === "blob" ? "Blob" : "FormData"}`;
    throw invalidRequest("body", `must not be ${name} with this fetch, which would send its name; ${CURE}`);
  };
  return Object.defineProperty(copy, "toString", { value: refuse });
}

const CURE = "use the fetch and the classes of the platform, or send by toNodeHttp() or toUndici()";

/** Copies by kind: what the caller has does not change. */
const COPIES: Readonly<Partial<Record<Body["kind"], (body: never) => object | undefined>>> = {
  "form-data": copyOf,
  blob: (blob: Blob) => blob.slice(0, blob.size, blob.type),
  stream: wrapperOf,
};

/** Whether a form or a blob is not of the platform's class, which is the only one that each `fetch` knows. */
export function isForeign({ kind, content }: Body): boolean {
  if (kind === "form-data") return !("FormData" in globalThis && content instanceof FormData);
  return kind === "blob" && !isFile(content);
}

/** That of React Native cannot be iterated. */
function copyOf(form: FormData): FormData | undefined {
  if (typeof form.entries !== "function") return undefined;
  const { constructor: Class } = form as unknown as { readonly constructor: new () => FormData };
  const copy = new Class();
  // A file keeps its name.
  for (const [name, value] of form.entries()) copy.append(name, value);
  return copy;
}

function wrapperOf(stream: object): object | undefined {
  if (!(Symbol.asyncIterator in stream)) return undefined;
  const { [Symbol.asyncIterator]: iterate } = stream as AsyncIterable<Uint8Array>;
  return toWebStream({ [Symbol.asyncIterator]: () => iterate.call(stream) });
}
