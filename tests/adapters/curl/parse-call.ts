/** A parsed call of curl. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly fields: readonly string[];
  readonly text: string;
}

/** Parses the arguments of curl according to its manual. */
export function parseCall(args: readonly string[], input = ""): Call {
  const headers: Record<string, string> = {};
  const fields: string[] = [];
  let [method, url, body] = ["", "", ""];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === "--head") method = "HEAD";
    else if (arg === "-X") method = rest.shift()!;
    else if (arg === "-H") {
      const [, name, value] = /^([^:;]+)(?:;|: ?([^]*))$/.exec(rest.shift()!)!;
      headers[name!.toLowerCase()] = (value ?? "").replace(/^[\t ]+|[\t ]+$/g, "");
    } else if (arg === "--data-raw") [method, body] = [method || "POST", rest.shift()!];
    else if (arg === "--data-binary" && rest.shift() === "@-") [method, body] = [method || "POST", input];
    else if (arg === "--form-string") {
      method ||= "POST";
      fields.push(rest.shift()!);
    } else if (arg.startsWith("https:")) url = arg;
    else if (!/^--(?:globoff|path-as-is)$/.test(arg)) throw new Error(`unexpected argument ${arg}`);
  }
  return { method: method || "GET", url, headers, body, fields, text: [...args, input].join("\0") };
}
