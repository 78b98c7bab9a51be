import type { EncodedBody } from "../types/policy.js";

// The results of the encoders have names, so that editors show a line.

/** The result of `form`. */
export interface EncodedForm extends EncodedBody {
  readonly body: string;
  readonly contentType: "application/x-www-form-urlencoded";
}

/** The platform's `FormData`, from the types of the DOM or of Node. */
type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer Instance } } ? Instance : object;

/** The result of `multipart`: the client sets the `content-type`, because it chooses the boundary. */
export interface EncodedFormData extends EncodedBody {
  readonly body: PlatformFormData;
  readonly contentType?: undefined;
}

/** The result of `json`. */
export interface EncodedJson extends EncodedBody {
  readonly body: string;
}

/** The result of `jsonLines`. */
export interface EncodedJsonLines extends EncodedBody {
  readonly body: string;
  readonly contentType: "application/x-ndjson";
}
