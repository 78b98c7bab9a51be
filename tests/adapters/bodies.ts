import { Readable } from "node:stream";

/** A body, and the bytes and content type that the server must receive. */
export interface BodyCase {
  /** Creates the body, because a stream can be read only once. */
  readonly body: () => unknown;
  /** The `content-type` that the caller sets. */
  readonly type?: string;
  readonly bytes: string | Uint8Array;
  /** The `content-type` that the server receives. */
  readonly contentType: string | undefined;
}

const JSON_TYPE = "application/json; charset=utf-8";
const FORM_TYPE = "application/x-www-form-urlencoded";
const BYTES = new Uint8Array([0, 1, 127, 128, 255, 10, 13]);
const padded = new Uint8Array([9, 9, ...BYTES, 9]);

export const BODIES: Readonly<Record<string, BodyCase>> = {
  none: { body: () => undefined, bytes: "", contentType: undefined },
  "a JSON object": { body: () => ({ a: [1, { b: "ü" }] }), bytes: '{"a":[1,{"b":"ü"}]}', contentType: JSON_TYPE },
  "a JSON list": { body: () => [1, "2", null], bytes: '[1,"2",null]', contentType: JSON_TYPE },
  "a number": { body: () => 5, bytes: "5", contentType: JSON_TYPE },
  "a boolean": { body: () => false, bytes: "false", contentType: JSON_TYPE },
  null: { body: () => null, bytes: "null", contentType: JSON_TYPE },
  "an object with a JSON media type": {
    body: () => ({ a: 1 }),
    type: "application/vnd.api+json",
    bytes: '{"a":1}',
    contentType: "application/vnd.api+json",
  },
  text: { body: () => " Hello ✓ ", bytes: " Hello ✓ ", contentType: "text/plain;charset=UTF-8" },
  "text with a JSON content type": {
    body: () => ' {"big": 12345678901234567890} ',
    type: "application/json",
    bytes: ' {"big": 12345678901234567890} ',
    contentType: "application/json",
  },
  "empty text": { body: () => "", bytes: "", contentType: "text/plain;charset=UTF-8" },
  "a form": {
    body: () => ({ a: "1 &", b: [1, true], c: null }),
    type: FORM_TYPE,
    bytes: "a=1+%26&b=1&b=true",
    contentType: FORM_TYPE,
  },
  URLSearchParams: {
    body: () =>
      new URLSearchParams([
        ["a", "ü"],
        ["a", "*'"],
      ]),
    bytes: "a=%C3%BC&a=*%27",
    contentType: `${FORM_TYPE};charset=UTF-8`,
  },
  "a Blob with a type": {
    body: () => new Blob([BYTES], { type: "image/png" }),
    bytes: BYTES,
    contentType: "image/png",
  },
  "a Blob without a type": { body: () => new Blob([BYTES]), bytes: BYTES, contentType: undefined },
  "a Blob with a different content type": {
    body: () => new Blob([BYTES], { type: "image/png" }),
    type: "image/gif",
    bytes: BYTES,
    contentType: "image/gif",
  },
  "an ArrayBuffer": { body: () => BYTES.slice().buffer, bytes: BYTES, contentType: undefined },
  "a Uint8Array with an offset": { body: () => padded.subarray(2, 9), bytes: BYTES, contentType: undefined },
  "a DataView with an offset": { body: () => new DataView(padded.buffer, 2, 7), bytes: BYTES, contentType: undefined },
  "a Buffer": { body: () => Buffer.from(BYTES), bytes: BYTES, contentType: undefined },
  "a Node stream": {
    body: () => Readable.from([Buffer.from("one "), Buffer.from("two")]),
    type: "text/plain",
    bytes: "one two",
    contentType: "text/plain",
  },
  "a web stream": {
    body: () => new Blob(["one ", "two"]).stream(),
    type: "text/plain",
    bytes: "one two",
    contentType: "text/plain",
  },
};
