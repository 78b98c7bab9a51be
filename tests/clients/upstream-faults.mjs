/** @type {Record<string, { answer: (response: import("node:http").ServerResponse, request: import("node:http").IncomingMessage) => unknown }>} */
export const FAULTS = {};
