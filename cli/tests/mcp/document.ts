/** A document with an operation of each kind. */
export function documentOf(origin: string, fields: object = {}): object {
  const query = (name: string): object => ({ name, in: "query", schema: { type: "string" } });
  const ok = { responses: { 200: { description: "OK" } } };
  const bodyOf = (type: string, schema: object): object => ({
    requestBody: { required: true, content: { [type]: { schema } } },
    ...ok,
  });
  const file = {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary" }, note: { type: "string" } },
  };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  return {
    openapi: "3.0.3",
    info: { title: "Acme API", version: "1.0.0" },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "apiKey", in: "header", name: "X-API-Key" },
        old: { type: "apiKey", in: "query", name: "api_key" },
      },
    },
    paths: {
      "/users/{id}": {
        parameters: [id],
        get: { operationId: "get_user", summary: "Get a user", tags: ["users"], ...ok },
        put: {
          operationId: "replace_user",
          tags: ["users"],
          ...bodyOf("application/json", { type: "object", properties: { name: { type: "string" } } }),
        },
        patch: { operationId: "change_user", tags: ["users"], ...ok },
        delete: { operationId: "delete_user", tags: ["users"], ...ok },
      },
      "/users": {
        post: {
          operationId: "create_user",
          tags: ["users"],
          ...bodyOf("application/json", { type: "object", properties: { name: { type: "string" } } }),
        },
      },
      "/files": { post: { operationId: "upload_file", tags: ["files"], ...bodyOf("multipart/form-data", file) } },
      "/image": { get: { operationId: "get_image", tags: ["files"], ...ok } },
      "/error": { get: { operationId: "get_error", ...ok } },
      "/elsewhere": { get: { operationId: "get_elsewhere", ...ok } },
      "/items": { get: { operationId: "list_items", parameters: [query("page")], ...ok } },
      "/slow": { get: { operationId: "get_slow", ...ok } },
      "/meet": { get: { operationId: "meet", ...ok } },
    },
    ...fields,
  };
}
