/** Prints any value as one line of ASCII: equal lines mean equal values, in every runtime. */

/** JSON keeps lone surrogates apart from U+FFFD; what else is not ASCII is escaped here. */
const text = (/** @type {string} */ value) => JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const hexadecimal = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Objects whose contents are not own properties. @type {Readonly<Record<string, (value: any) => string>>} */
const PLATFORM = {
  Uint8Array: (bytes) => hexadecimal(bytes),
  ArrayBuffer: (buffer) => hexadecimal(new Uint8Array(buffer)),
  DataView: ({ buffer, byteOffset, byteLength }) => hexadecimal(new Uint8Array(buffer, byteOffset, byteLength)),
  Date: (date) => JSON.stringify(date),
  URL: String,
  URLSearchParams: (parameters) => text(String(parameters)),
  FormData: (form) => print([...form]),
  Headers: (headers) => print([...headers]),
  Blob: ({ type, size }) => print([type, size]),
  ReadableStream: () => "",
  AbortSignal: () => "",
};

/**
 * @param {unknown} value
 * @param {readonly unknown[]} [owners] the objects that hold it
 * @returns {string}
 */
export function print(value, owners = []) {
  if (owners.includes(value)) return "[cycle]";
  const within = [...owners, value];
  if (typeof value === "string") return text(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "[function]";
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
  // A list with holes is an object: its length may be four billion.
  if (Array.isArray(value) && Object.keys(value).length >= value.length) return `[${value.map((item) => print(item, within)).join(", ")}]`;
  // Bun gives the files of a FormData as blobs.
  const tag = Object.prototype.toString
    .call(value)
    .slice(8, -1)
    .replace(/^File$/, "Blob");
  if (Object.hasOwn(PLATFORM, tag)) return `${tag}(${PLATFORM[tag]?.(value)})`;
  const name = className(value);
  return `${name && `${name} `}{${fields(value, within).join(", ")}}`;
}

/** @param {object} value */
function className(value) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return "";
  return prototype ? String(prototype.constructor.name) : "null";
}

/** Own properties in their order. Of an error also its message; its stack and its cause are the runtime's own. */
function fields(/** @type {any} */ value, /** @type {readonly unknown[]} */ within) {
  const isError = value instanceof Error;
  const message = isError ? [`message: ${text(value.message)}`] : [];
  const names = Object.keys(value).filter((name) => !(isError && name === "cause"));
  return [...message, ...names.map((name) => `${text(name)}: ${print(value[name], within)}`)];
}
