// Documents of the size of those of GitLab, Jira or Kubernetes: made, because theirs cannot be in this repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { stringify } from "yaml";

const SENTENCE = "This text is as long as a sentence of an API that is described well. ";
const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);

/**
 * A schema with members of all kinds, which refers to three others.
 *
 * @param {number} index
 * @param {number} count of the schemas
 * @param {(index: number) => string} refer
 */
function schemaOf(index, count, refer) {
  const members = range(14).map((member) => [
    `member_${member}`,
    {
      type: ["string", "integer", "boolean"][member % 3],
      description: SENTENCE,
      ...(member % 3 === 0 && { enum: ["open", "closed", `other_${index}`] }),
    },
  ]);
  const related = range(3).map((step) => [`related_${step}`, { $ref: refer((index * 7 + step + 1) % count) }]);
  const list = ["list", { type: "array", items: { $ref: refer((index + 11) % count) } }];
  const properties = Object.fromEntries([...members, ...related, list]);
  return { type: "object", description: SENTENCE, required: ["member_0", "member_1"], properties };
}

/**
 * The four operations of a resource.
 *
 * @param {number} index
 * @param {boolean} isSwagger
 * @param {string} schema a reference
 */
function itemOf(index, isSwagger, schema) {
  const typed = (/** @type {object} */ type) => (isSwagger ? type : { schema: type });
  const id = { name: "id", in: "path", required: true, description: SENTENCE, ...typed({ type: "integer" }) };
  const content = { "application/json": { schema: { $ref: schema } } };
  const ok = { description: SENTENCE, ...(isSwagger ? { schema: { $ref: schema } } : { content }) };
  const query = range(6).map((parameter) => ({
    name: `filter_${parameter}`,
    in: "query",
    description: SENTENCE,
    ...typed({ type: "string" }),
  }));
  const body = isSwagger
    ? { parameters: [id, { name: "body", in: "body", schema: { $ref: schema } }] }
    : { parameters: [id], requestBody: { content } };
  const documented = (/** @type {string} */ method) => ({
    operationId: `resource${index}/${method}`,
    tags: [`resource${index % 40}`],
    summary: `The ${method} of resource ${index}`,
    description: SENTENCE.repeat(3),
    responses: { 200: ok, 404: { description: SENTENCE } },
  });
  return {
    get: { ...documented("get"), parameters: [id, ...query] },
    put: { ...documented("put"), ...body },
    patch: { ...documented("patch"), ...body, deprecated: index % 10 === 0 },
    delete: { ...documented("delete"), parameters: [id] },
  };
}

/**
 * @param {number} count of the resources; each has four operations and two schemas
 * @param {boolean} isSwagger
 */
function documentOf(count, isSwagger) {
  const refer = (/** @type {number} */ index) =>
    `${isSwagger ? "#/definitions" : "#/components/schemas"}/Schema${index}`;
  const schemas = Object.fromEntries(
    range(2 * count).map((index) => [`Schema${index}`, schemaOf(index, 2 * count, refer)]),
  );
  const paths = Object.fromEntries(
    range(count).map((index) => [`/resources/r${index}/{id}`, itemOf(index, isSwagger, refer(2 * index))]),
  );
  const info = { title: "Large", version: "1" };
  return isSwagger
    ? {
        swagger: "2.0",
        info,
        host: "large.example",
        schemes: ["https"],
        consumes: ["application/json"],
        paths,
        definitions: schemas,
      }
    : { openapi: "3.0.3", info, servers: [{ url: "https://large.example" }], paths, components: { schemas } };
}

/**
 * The same document in files of its own for each path and each schema.
 *
 * @param {string} folder
 * @param {number} count
 */
function writeSplit(folder, count) {
  const write = (/** @type {string} */ file, /** @type {object} */ value) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), stringify(value, { aliasDuplicateObjects: false }));
  };
  for (const index of range(2 * count))
    write(
      `schemas/Schema${index}.yaml`,
      schemaOf(index, 2 * count, (other) => `./Schema${other}.yaml`),
    );
  for (const index of range(count))
    write(`paths/r${index}.yaml`, itemOf(index, false, `../schemas/Schema${2 * index}.yaml`));
  const paths = range(count).map((index) => [`/resources/r${index}/{id}`, { $ref: `paths/r${index}.yaml` }]);
  const { openapi, info, servers } = documentOf(0, false);
  write("openapi.yaml", { openapi, info, servers, paths: Object.fromEntries(paths) });
  return join(folder, "openapi.yaml");
}

/**
 * Writes all documents.
 *
 * @param {string} folder
 * @returns {{ title: string, file: string }[]}
 */
export function writeDocuments(folder) {
  mkdirSync(folder, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const yaml = (/** @type {object} */ document) => stringify(document, { aliasDuplicateObjects: false });
  return [
    { title: "OpenAPI 3.0, JSON", file: write("openapi.json", JSON.stringify(documentOf(400, false), null, 2)) },
    { title: "OpenAPI 3.0, YAML", file: write("openapi.yaml", yaml(documentOf(400, false))) },
    { title: "OpenAPI 3.0, YAML, 1,201 files", file: writeSplit(join(folder, "split"), 400) },
    { title: "OpenAPI 2.0, JSON", file: write("swagger.json", JSON.stringify(documentOf(400, true), null, 2)) },
    {
      title: "OpenAPI 3.0, JSON, four times as large",
      file: write("huge.json", JSON.stringify(documentOf(1600, false), null, 2)),
    },
  ];
}
