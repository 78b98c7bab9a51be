import { Readable } from "node:stream";

/** A kind of body that is sent again. */
export interface Kind {
  readonly column: Column;
  /** Creates the body, because a stream can be read only once. */
  readonly create: () => unknown;
  /** What the caller says of it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The bytes that the server must receive each time; of a form, its fields as `contentOf()` writes them. */
  readonly content: string;
}

/** The kinds of bodies. */
export type Column = "text" | "bytes" | "blob" | "form" | "files" | "node" | "stream";

/** More than one chunk of a Blob's stream. */
const LARGE = "0123456789".repeat(20_000);
const LENGTH = { "content-length": "5" };
const BYTES = new TextEncoder().encode("--12345--");

function formOf(...fields: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

async function* generate(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from("123"));
  yield Buffer.from("45");
}

export const KINDS: Readonly<Record<string, Kind>> = {
  JSON: { column: "text", create: () => ({ a: [1, "ü"] }), content: '{"a":[1,"ü"]}' },
  text: { column: "text", create: () => "12345", content: "12345" },
  "empty text": { column: "text", create: () => "", content: "" },
  URLSearchParams: { column: "text", create: () => new URLSearchParams({ a: "1 2" }), content: "a=1+2" },
  "a view of bytes": { column: "bytes", create: () => BYTES.slice().subarray(2, 7), content: "12345" },
  "an ArrayBuffer": { column: "bytes", create: () => BYTES.slice().buffer, content: "--12345--" },
  "no bytes": { column: "bytes", create: () => new Uint8Array(), content: "" },
  "a Blob": { column: "blob", create: () => new Blob(["12345"], { type: "text/plain" }), content: "12345" },
  "an empty Blob": { column: "blob", create: () => new Blob([]), content: "" },
  "a large File": { column: "blob", create: () => new File([LARGE], "a.txt", { type: "text/plain" }), content: LARGE },
  "a form": { column: "form", create: () => formOf(["a", "1"], ["b", "ü\n"]), content: "a=1\nb=ü\r\n" },
  "a form with files": {
    column: "files",
    create: () =>
      formOf(["a", "1"], ["f", new File([LARGE], 'ü"\r.txt', { type: "text/csv" })], ["g", new File([], "g")]),
    content: `a=1\nf=ü"\r.txt text/csv ${LARGE}\ng=g application/octet-stream `,
  },
  "an empty form": { column: "form", create: () => formOf(), content: "" },
  "a Node stream": {
    column: "node",
    create: () => Readable.from([Buffer.from("123"), Buffer.from("45")]),
    content: "12345",
  },
  "an empty Node stream": { column: "node", create: () => Readable.from([]), content: "" },
  "a Node stream with a length": {
    column: "node",
    create: () => Readable.from([Buffer.from("123"), Buffer.from("45")]),
    headers: LENGTH,
    content: "12345",
  },
  "a web stream": { column: "stream", create: () => new Blob(["12345"]).stream(), content: "12345" },
  "an async generator": { column: "stream", create: generate, content: "12345" },
  "an async iterable": { column: "stream", create: () => ({ [Symbol.asyncIterator]: generate }), content: "12345" },
  "an async generator with a length": { column: "stream", create: generate, headers: LENGTH, content: "12345" },
};
