/**
 * Encoders of the body, for the policy `body`.
 *
 * @module fluent-endpoint/bodies
 */
export type { BodyEncoder, EncodedBody, EncoderContext } from "../types/policy.js";
export { form, type EncodedForm } from "./form.js";
export { json, jsonLines, type EncodedJson, type EncodedJsonLines } from "./json.js";
export { multipart, type EncodedFormData } from "./multipart.js";
export { withStyles } from "./with-styles.js";
export { withTypes } from "./with-types.js";
