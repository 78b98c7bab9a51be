import { Readable } from "node:stream";

/** A kind of body, and what must arrive of it. */
export interface BodyCase {
  /** A fresh one: a stream can be read once. */
  readonly body: () => unknown;
  /** What the caller announces. */
  readonly type?: string;
  readonly bytes: string | Uint8Array;
  /** What is announced; `undefined`: nothing. */
  readonly announced: string | undefined;
}

const JSON_TYPE = "application/json; charset=utf-8";
const FORM_TYPE = "application/x-www-form-urlencoded";
const BYTES = new Uint8Array([0, 1, 127, 128, 255, 10, 13]);
const padded = new Uint8Array([9, 9, ...BYTES, 9]);

export const BODIES: Readonly<Record<string, BodyCase>> = {
  none: { body: () => undefined, bytes: "", announced: undefined },
  "a JSON object": { body: () => ({ a: [1, { b: "ü" }] }), bytes: '{"a":[1,{"b":"ü"}]}', announced: JSON_TYPE },
  "a JSON list": { body: () => [1, "2", null], bytes: '[1,"2",null]', announced: JSON_TYPE },
  "a number": { body: () => 5, bytes: "5", announced: JSON_TYPE },
  "a boolean": { body: () => false, bytes: "false", announced: JSON_TYPE },
  null: { body: () => null, bytes: "null", announced: JSON_TYPE },
  "an object of a media type of JSON": {
    body: () => ({ a: 1 }),
    type: "application/vnd.api+json",
    bytes: '{"a":1}',
    announced: "application/vnd.api+json",
  },
  text: { body: () => " Hello ✓ ", bytes: " Hello ✓ ", announced: "text/plain;charset=UTF-8" },
  "text that is announced as JSON": {
    body: () => ' {"big": 12345678901234567890} ',
    type: "application/json",
    bytes: ' {"big": 12345678901234567890} ',
    announced: "application/json",
  },
  "text that is announced as JSON and is none": {
    body: () => "Hello",
    type: "application/json",
    bytes: "Hello",
    announced: "application/json",
  },
  "empty text": { body: () => "", bytes: "", announced: "text/plain;charset=UTF-8" },
  "a form": {
    body: () => ({ a: "1 &", b: [1, true], c: null }),
    type: FORM_TYPE,
    bytes: "a=1+%26&b=1&b=true",
    announced: FORM_TYPE,
  },
  "a form in URLSearchParams": {
    body: () =>
      new URLSearchParams([
        ["a", "ü"],
        ["a", "*'"],
      ]),
    bytes: "a=%C3%BC&a=*%27",
    announced: `${FORM_TYPE};charset=UTF-8`,
  },
  "a Blob with a type": { body: () => new Blob([BYTES], { type: "image/png" }), bytes: BYTES, announced: "image/png" },
  "a Blob of another type than announced": {
    body: () => new Blob([BYTES], { type: "image/png" }),
    type: "image/gif",
    bytes: BYTES,
    announced: "image/gif",
  },
  "an ArrayBuffer": { body: () => BYTES.slice().buffer, bytes: BYTES, announced: undefined },
  "an ArrayBuffer with a type": {
    body: () => BYTES.slice().buffer,
    type: "image/png",
    bytes: BYTES,
    announced: "image/png",
  },
  "a Uint8Array with an offset": { body: () => padded.subarray(2, 9), bytes: BYTES, announced: undefined },
  "a DataView with an offset": { body: () => new DataView(padded.buffer, 2, 7), bytes: BYTES, announced: undefined },
  "a Buffer": { body: () => Buffer.from(BYTES), bytes: BYTES, announced: undefined },
  "a Node stream": {
    body: () => Readable.from([Buffer.from("one "), Buffer.from("two")]),
    type: "text/plain",
    bytes: "one two",
    announced: "text/plain",
  },
  "a Node stream without a type": {
    body: () => Readable.from([Buffer.from("one "), Buffer.from("two")]),
    bytes: "one two",
    announced: undefined,
  },
  "a web stream": {
    body: () => new Blob(["one ", "two"]).stream(),
    type: "text/plain",
    bytes: "one two",
    announced: "text/plain",
  },
};
