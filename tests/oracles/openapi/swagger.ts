// The oracle: swagger-client, which reads the document at run time.
import { createRequire } from "node:module";

import { LOCATION, type Document } from "./documents.js";
import { headerNames, type Call } from "./operations.js";
import { comparable, type ComparableRequest } from "./request.js";

const SwaggerClient = createRequire(import.meta.url)("swagger-client");

/** @param document - dereferenced */
export function swaggerRequest(document: Document, call: Call): ComparableRequest {
  const parameters = Object.fromEntries([
    ...call.parameters.map(({ in: place, name, value }) => [`${place}.${name}`, value]),
    ...call.fields,
  ]);
  const { method, url, headers, body } = SwaggerClient.buildRequest({
    spec: document,
    operationId: call.id,
    parameters,
    contextUrl: LOCATION,
    ...(call.body && !document.swagger && { requestBody: call.body.value }),
    ...(call.body && { requestContentType: call.body.type }),
  });
  const names = headerNames(call);
  return comparable(method, url, headers, body, names);
}
