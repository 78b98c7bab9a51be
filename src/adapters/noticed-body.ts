import { invalidRequest } from "../errors/invalid-request.js";
import { bodyKindOf, isFile } from "../bodies/kind.js";
import type { Body } from "./client-body.js";
import { toWebStream } from "./source.js";

/**
 * Returns a body that notices a `fetch` which does not know its class, and would send it as its text, `[object FormData]`: that text is
 * an error here, before anything is sent (G17). So do node-fetch 2, cross-fetch and make-fetch-happen; that of the package undici and of
 * Node 24, with classes that are not their own.
 */
export function noticedBody(body: unknown): unknown {
  const kind = bodyKindOf(body);
  const copy = bodyCopyOf(body as never, kind);
  if (!copy) return body;
  // The same three know a Blob by the name of its constructor, and then fail to send it.
  if (kind === "blob") Object.defineProperty(copy, "constructor", { value: refuse });
  return Object.defineProperty(copy, "toString", { value: refuse });
}

function refuse(): never {
  const cure = "use the fetch and the classes of the platform, or send by toNodeHttp() or toUndici()";
  throw invalidRequest("body", `must be of a class that this fetch can send; ${cure}`);
}

/** Whether a form or a blob is not of the platform's class, which is the only one that each `fetch` knows. */
export function isForeign({ kind, content }: Body): boolean {
  if (kind === "form-data") return !("FormData" in globalThis && content instanceof FormData);
  return kind === "blob" && !isFile(content);
}

/** What the caller has does not change. */
function bodyCopyOf(body: FormData & Blob & AsyncIterable<Uint8Array>, kind: string): object | undefined {
  if (kind === "blob") return body.slice(0, body.size, body.type);
  if (kind === "stream" && Symbol.asyncIterator in body)
    return toWebStream({ [Symbol.asyncIterator]: () => body[Symbol.asyncIterator]() });
  // That of React Native cannot be iterated.
  if (kind !== "form-data" || !("entries" in body)) return undefined;
  const { constructor: Class } = body as unknown as { readonly constructor: new () => FormData };
  const copy = new Class();
  // A file keeps its name.
  for (const [name, value] of body.entries()) copy.append(name, value);
  return copy;
}
