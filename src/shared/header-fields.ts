import { setOwn } from "../kernel/values.js";

/** Returns all values of a header field, joined by commas (RFC 9110, section 5.3); empty without one. */
export function readField(headers: object, name: string): string {
  // Fast path: a Headers sorts its fields when it is iterated. A Map has names in any case.
  const { get } = headers as { readonly get?: unknown };
  const value: unknown = typeof get === "function" ? get.call(headers, name) : undefined;
  return typeof value === "string" ? value : (fieldsByName(headers)[name] ?? "");
}

/**
 * Returns all header fields by lower-case name.
 *
 * @param headers - headers of any client: entries of an object, pairs of a list or a Map, or alternating names and values
 */
export function fieldsByName(headers: object): Readonly<Record<string, string | undefined>> {
  const fields: Record<string, string | undefined> = {};
  for (const [key, value] of fieldsOf(headers)) {
    const name = fieldText(key).toLowerCase();
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    setOwn(fields, name, known === undefined ? fieldText(value) : `${known},${fieldText(value)}`);
  }
  return fields;
}

function fieldsOf(headers: object): (readonly unknown[])[] {
  if (!(Symbol.iterator in headers)) return Object.entries(headers);
  // Skips the holes of a sparse list, which may be four billion.
  const items = Array.isArray(headers) ? Object.values(headers) : [...(headers as Iterable<unknown>)];
  if (items.every(Array.isArray)) return items;
  return items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]]] : []));
}

function fieldText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return Object.values(value).map(fieldText).join(",");
  // Header fields are Latin-1 on the wire.
  if (!(value instanceof Uint8Array)) return "";
  return Array.from(value, (byte) => String.fromCharCode(byte)).join("");
}
