import type { EndpointError, Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { ownProperties } from "../kernel/values.js";
import { isWellFormed, singleText } from "../shared/well-formed.js";
import type { EncodedBody, EncoderContext, Policy } from "../types/policy.js";
import { pairsOf } from "../kernel/pairs.js";

/** The result of `form`. */
export interface EncodedForm extends EncodedBody {
  readonly body: string;
  readonly contentType: "application/x-www-form-urlencoded";
}

/**
 * Encodes parameters as `application/x-www-form-urlencoded`. Lists and objects follow the policies `arrays` and `objects`,
 * where `comma` means `repeat`; `null` is absent.
 *
 * ```ts
 * const api = new Endpoint().withPolicy({ body: form, arrays: "brackets", objects: "brackets" });
 * const request = api.build("POST /x", { a: "b c", list: [1, 2], map: { k: true } });
 * request.body; // => "a=b+c&list%5B%5D=1&list%5B%5D=2&map%5Bk%5D=true"
 * request.headers["content-type"]; // => "application/x-www-form-urlencoded"
 * ```
 *
 * @param members - values as in a query
 * @param context - the policy of the endpoint
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the members are not the properties of an object, or there is no policy.
 * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value cannot be written in a query, or when the policy does not allow objects.
 * It lists all names.
 */
export function form(members: Readonly<Record<string, unknown>>, context: EncoderContext): EncodedForm {
  return writeForm(members, context, wrongMembers);
}

/** What a form needs of the context of an encoder. */
interface FormContext {
  readonly policy: Pick<Policy, "arrays" | "objects">;
}

/** Returns the error of members that no form can have. */
export function wrongMembers(issues: readonly Issue[]): EndpointError {
  return errorOf("ERR_INVALID_PARAMETER", issues);
}

/**
 * Writes a form.
 *
 * @param toError - the error of an adapter is another one
 */
export function writeForm(
  members: Readonly<Record<string, unknown>>,
  context: FormContext,
  toError: FormWriter["toError"],
): EncodedForm {
  let body = "";
  const add = (name: string, text: string): void => {
    const field = ENCODED.test(name) ? toFormText(name) : name;
    body += `${body && "&"}${field}=${ENCODED.test(text) ? toFormText(text) : text}`;
  };
  eachPair(members, context, { add, isFile: undefined, toError });
  return { body, contentType: "application/x-www-form-urlencoded" };
}

/** The characters that a form encodes (URL Standard, section 5.2). A body may be too long for an expression that repeats. */
const ENCODED = /[^\w*.-]/;

/** Encodes a text as "application/x-www-form-urlencoded": the platform does that, but takes long for each. */
function toFormText(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

/** Returns the policy for an encoder, which users may also call themselves. */
export function formPolicyOf(context: FormContext): Policy {
  const { policy } = ownProperties(context, "context");
  return ownProperties(policy, "policy") as unknown as Policy;
}

/** What makes a form of its pairs. */
interface FormWriter {
  /** Called for each pair. */
  readonly add: (name: string, content: string) => void;
  /** Whether a value is a file, which is passed on unchanged. */
  readonly isFile: ((value: unknown) => boolean) | undefined;
  /** Returns the error of values that cannot be written in a form, all of them together. */
  readonly toError: (issues: readonly Issue[]) => EndpointError;
}

/** Flattens parameters to the pairs of a form, with the rules of a query. */
export function eachPair(
  members: Readonly<Record<string, unknown>>,
  context: FormContext,
  { add, isFile, toError }: FormWriter,
): void {
  const { arrays, objects } = formPolicyOf(context);
  const issues: Issue[] = [];
  const own = ownProperties(members, "members");
  // Faster than Object.entries(), which V8 does not optimize for the members of a build.
  for (const name of Object.keys(own)) {
    const value = own[name];
    const text = singleText(value);
    if (text !== undefined && isWellFormed(name)) add(name, text);
    else {
      // Servers do not split values of forms at commas.
      const style = { objects, arrays: arrays === "comma" ? ("repeat" as const) : arrays };
      for (const [key, content] of pairsOf(name, value, style, issues, isFile)) add(key, content as string);
    }
  }
  if (issues.length > 0) throw toError(issues);
}
