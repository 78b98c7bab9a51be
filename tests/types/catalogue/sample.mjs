// Generates a valid value of a schema of OpenAPI 3.0 or 3.1: the smallest, or a body with all of its members.

/** @typedef {any} Schema as in the document: of 3.0, 3.1 or a mix */

export class Sampler {
  /**
   * @param {any} document
   * @param {boolean} [isComplete] whether bodies have all of their members
   */
  constructor(document, isComplete = false) {
    this.document = document;
    this.isComplete = isComplete;
  }

  /**
   * Members of members are there only when they are required: some documents have no end.
   *
   * @param {any} reference the schema of a body, or a reference to one
   * @returns {unknown}
   */
  sampleBody(reference) {
    this.#isBody = this.isComplete;
    try {
      return this.sample(reference);
    } finally {
      this.#isBody = false;
    }
  }

  /** Whether the next object is the body. */
  #isBody = false;

  /**
   * Resolves a reference; returns any other value unchanged.
   *
   * @param {any} value
   * @returns {any}
   */
  resolve(value) {
    let found = value;
    while (typeof found?.$ref === "string") {
      const names = found.$ref.slice(2).split("/").map(unescape);
      found = names.reduce((/** @type {any} */ at, /** @type {string} */ name) => at[name], this.document);
    }
    return found;
  }

  /**
   * @param {any} reference a schema, or a reference to one
   * @param {boolean} [isShared] whether other parts of the document refer to it too
   * @returns {unknown}
   */
  sample(reference, isShared = reference?.$ref !== undefined) {
    /** @type {Schema} */
    const schema = this.resolve(reference) ?? {};
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (schema.allOf) return this.#merged([...schema.allOf, { ...schema, allOf: undefined }], isShared);
    if (alternatives)
      return this.#merged([alternatives[0], { ...schema, oneOf: undefined, anyOf: undefined }], isShared);
    const type = Array.isArray(schema.type)
      ? schema.type.find((/** @type {string} */ one) => one !== "null")
      : schema.type;
    switch (type ?? (schema.properties || schema.additionalProperties ? "object" : undefined)) {
      case "integer":
      case "number":
        return schema.default ?? 1;
      case "boolean":
        return schema.default ?? true;
      case "array":
        return Array.from({ length: schema.minItems ?? 1 }, () =>
          this.sample(schema.items ?? {}, isShared || schema.items?.$ref !== undefined),
        );
      case "object":
        return this.#object(schema, isShared);
      case "null":
        return null;
      default:
        return schema.default ?? "text";
    }
  }

  /**
   * @param {Schema} schema
   * @param {boolean} isShared
   */
  #object(schema, isShared) {
    /** @type {Record<string, unknown>} */
    const object = {};
    const isBody = this.#isBody;
    this.#isBody = false;
    for (const [name, reference] of Object.entries(schema.properties ?? {})) {
      const property = this.resolve(reference);
      // openapi-typescript requires properties with a default when the schema may be one of a response.
      const isAsked = isBody || schema.required?.includes(name) || (isShared && property.default !== undefined);
      if (isAsked) object[name] = this.sample(reference, isShared || reference.$ref !== undefined);
    }
    this.#isBody = isBody;
    return object;
  }

  /**
   * @param {any[]} references
   * @param {boolean} isShared
   */
  #merged(references, isShared) {
    const parts = references.map((one) => ({
      schema: this.resolve(one),
      isShared: isShared || one.$ref !== undefined,
    }));
    const required = parts.flatMap(({ schema }) => schema.required ?? []);
    const values = parts
      // An alternative such as `{ required: ["a"] }` refers to properties of the schema around it.
      .filter(({ schema }) => ["type", "properties", "enum", "allOf", "oneOf", "anyOf"].some((key) => schema[key]))
      .map((part) => this.sample(part.schema.properties ? { ...part.schema, required } : part.schema, part.isShared));
    const objects = values.filter((value) => typeof value === "object" && value !== null && !Array.isArray(value));
    return objects.length > 0 && objects.length === values.length ? Object.assign({}, ...objects) : values[0];
  }
}

/** @param {string} name of a JSON pointer */
function unescape(name) {
  return decodeURIComponent(name.replaceAll("~1", "/").replaceAll("~0", "~"));
}
