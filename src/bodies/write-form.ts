import type { Raise } from "../errors/fault.js";
import type { EncoderContext } from "../types/policy.js";
import type { EncodedForm, EncodedFormData } from "./encoded.js";
import { eachFormPair } from "./form-pairs.js";
import { isFile } from "./is-file.js";

// The encoders of forms without the prose of errors: mini has errors of its own.

export function writeMultipart(
  members: Readonly<Record<string, unknown>>,
  context: EncoderContext,
  raise: Raise,
): EncodedFormData {
  const body = new FormData();
  eachFormPair(members, context, { add: body.append.bind(body), isFile, raise });
  return { body };
}

export function writeForm(
  members: Readonly<Record<string, unknown>>,
  context: EncoderContext,
  raise: Raise,
): EncodedForm {
  let body = "";
  const add = (name: string, text: string): void => {
    const field = ENCODED.test(name) ? toFormText(name) : name;
    body += `${body && "&"}${field}=${ENCODED.test(text) ? toFormText(text) : text}`;
  };
  eachFormPair(members, context, { add, isFile: undefined, raise });
  return { body, contentType: "application/x-www-form-urlencoded" };
}

/** The characters that a form encodes (URL Standard, section 5.2). A body may be too long for an expression that repeats. */
const ENCODED = /[^\w*.-]/;

/** Encodes a text as "application/x-www-form-urlencoded": the platform does that, but takes long for each. */
function toFormText(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}
