/**
 * Encoders of the body, for the policy `body`.
 *
 * @module fluent-endpoint/bodies
 */
export type { BodyEncoder, EncodedBody, EncoderContext } from "../types/policy.js";
export type { EncodedForm, EncodedFormData, EncodedJson, EncodedJsonLines } from "./encoded.js";
export { form } from "./form.js";
export { json } from "./json.js";
export { jsonLines } from "./json.js";
export { multipart } from "./multipart.js";
export { withStyles } from "./with-styles.js";
export { withTypes } from "./with-types.js";
