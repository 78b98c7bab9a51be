/**
 * Parses the fields of a multipart body; names stay escaped.
 *
 * `Response.formData()` is no alternative, because it drops a byte order mark at the start of a value.
 */
export function parseFields(body: Buffer, type: string): [name: string, value: string][] {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)![1]!;
  const [preamble, ...parts] = `\r\n${body.toString("latin1")}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  if (preamble || !/^--(?:\r\n)?$/.test(end!)) throw new Error("not a multipart message");
  return parts.map((part) => {
    const [, name, value] = /^\r\ncontent-disposition: form-data; name="([^"\r\n]*)"\r\n\r\n([^]*)$/i.exec(part)!;
    return [name!, value!].map((text) => Buffer.from(text, "latin1").toString()) as [string, string];
  });
}

/** Escapes names as in the HTML Standard, "multipart/form-data encoding algorithm". */
export function escapeNames(fields: readonly (readonly [string, string])[]): [name: string, value: string][] {
  return fields.map(([name, value]) => [name.replace(/[\r\n"]/g, encodeURIComponent), value]);
}
