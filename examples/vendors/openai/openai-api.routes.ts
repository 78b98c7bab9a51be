// Routes of the OpenAPI document "OpenAI", SHA-256 e207c2b2a05ac251b3ad611da44dc815ee38f50e55d234c6a6673724639429bd.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again.

/** Answers a conversation */
export const createChatCompletion = "POST /chat/completions";

/** Creates a response of a model */
export const createResponse = "POST /responses";

/**
 * Edits images
 *
 * The body is JSON with the URLs of the images, or a form with the images.
 */
export const createImageEdit = "POST /images/edits";

/** Starts a call over WebRTC */
export const createRealtimeCall = "POST /realtime/calls";

/**
 * Edits images
 *
 * The body is JSON with the URLs of the images, or a form with the images.
 */
export const createImageEditMultipart = "POST /images/edits#multipart";

/** Starts a call over WebRTC */
export const createRealtimeCallSdp = "POST /realtime/calls#sdp";
