// Stripe's document describes its bodies as forms; the encoder takes their members as parameters, as it does those of JSON.

/** An OpenAPI document whose forms are typed as flat parameters, for an endpoint with the policy `{ body: form }`. */
export type FormPaths<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: FormOperation<Paths[Path][Method]> };
};

type FormOperation<Operation> = Operation extends {
  requestBody: { content: { "application/x-www-form-urlencoded": infer Members } };
}
  ? Omit<Operation, "requestBody"> & { requestBody: { content: { "application/json": Members } } }
  : Operation extends { requestBody?: { content: { "application/x-www-form-urlencoded": infer Members } } }
    ? Omit<Operation, "requestBody"> & { requestBody?: { content: { "application/json": Members } } }
    : Operation;
