/** A document with these paths. */
export function documentOf(paths: object, fields: object = {}): object {
  return {
    openapi: "3.1.0",
    info: { title: "Acme API", version: "1.0.0" },
    servers: [{ url: "https://api.acme.example/v1" }],
    paths,
    ...fields,
  };
}
