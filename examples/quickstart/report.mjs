// What was built and what arrived, for people.
import { bytesOf } from "./compare.mjs";

/** @typedef {import("fluent-endpoint").RequestOptions} RequestOptions */
/** @typedef {import("./compare.mjs").Difference} Difference */
/** @typedef {import("./server.mjs").Received} Received */

/** Headers whose values nobody may see. */
const SECRET = ["authorization", "cookie", "proxy-authorization"];

/**
 * One request as a paragraph.
 *
 * @param {string} title
 * @param {RequestOptions} built
 * @param {Received | undefined} received
 * @param {readonly Difference[]} different
 */
export function paragraph(title, built, received, different) {
  const names = Object.keys(built.headers);
  const width = Math.max(...names.map((name) => name.length));
  const headers = names.sort().map((name) => `${name.padEnd(width)}  ${shown(name, built.headers[name] ?? "")}`);
  const { length } = received?.body ?? [];
  const same = `${names.length} headers and ${length ? `${length} bytes of body` : "no body"}, as built`;
  const wrong = different.map(
    ({ field, ...values }) => `${field}: built ${shown(field, values.built)}, arrived ${shown(field, values.arrived)}`,
  );
  return [
    title,
    ...labelled("built", [`${built.method} ${built.url}`, ...headers, ...bodyLines(built)]),
    ...labelled("received", [received ? `${received.method} ${received.target}` : "nothing"]),
    ...labelled(different.length > 0 ? "DIFFERENT" : "", different.length > 0 ? wrong : [same]),
    "",
  ].join("\n");
}

/**
 * Lines beneath each other, the first behind a label.
 *
 * @param {string} label
 * @param {readonly string[]} lines
 */
function labelled(label, lines) {
  return lines.map((line, index) => `   ${(index === 0 ? label : "").padEnd(9)}  ${line}`);
}

/** @param {RequestOptions} built */
function bodyLines(built) {
  if (built.body === undefined) return [];
  if (!(built.body instanceof Uint8Array)) return [JSON.stringify(built.body)];
  const bytes = bytesOf(built);
  return [`${bytes.length} bytes: ${bytes.subarray(0, 8).toString("hex").replace(/..\B/g, "$& ")} …`];
}

/**
 * @param {string} name
 * @param {string} value
 */
function shown(name, value) {
  return SECRET.includes(name) ? "[hidden]" : value;
}
