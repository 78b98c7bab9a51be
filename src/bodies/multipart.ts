import type { EncodedBody, EncoderContext } from "../types/policy.js";
import { eachPair, wrongMembers } from "./form.js";
import { isFile } from "./kind.js";

/** The platform's `FormData`, from the types of the DOM or of Node. */
type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer Instance } } ? Instance : object;

/** The result of `multipart`: the client sets the `content-type`, because it chooses the boundary. */
export interface EncodedFormData extends EncodedBody {
  readonly body: PlatformFormData;
  readonly contentType?: undefined;
}

/**
 * Encodes parameters as a `FormData`, for files. The client sets the `content-type`, because it chooses the boundary. Lists
 * and objects follow the policies `arrays` and `objects`, where `comma` means `repeat`; `null` is absent.
 *
 * ```ts
 * const file = new File(["What is new"], "notes.txt", { type: "text/plain" });
 * const request = new Endpoint().withPolicy({ body: multipart }).build("POST /x", { title: "Notes", file });
 * const data = request.body as FormData;
 * data.get("title"); // => "Notes"
 * (data.get("file") as File).name; // => "notes.txt"
 * ```
 *
 * @param members - values as in a query; files and blobs, also in lists and objects
 * @param context - the policy of the endpoint
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the members are not the properties of an object, or there is no policy.
 * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value has another type, or when the policy does not allow objects. It lists
 * all names.
 */
export function multipart(members: Readonly<Record<string, unknown>>, context: EncoderContext): EncodedFormData {
  const body = new FormData();
  eachPair(members, context, { add: body.append.bind(body), isFile, toError: wrongMembers });
  return { body };
}
