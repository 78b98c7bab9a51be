import type { Vendor } from "fluent-endpoint";

import { endpointParts, vendorIn, type CallArguments } from "./evaluate.js";
import { inline, type State } from "./state.js";

export type Style = "build" | "chain" | "class";

/** The class that the command generates from an OpenAPI document, and the name of its folder and of its file. */
export interface GeneratedClass {
  readonly className: string;
  readonly file: string;
  /** The name of the document. */
  readonly document: string;
}

const IMPORT_TO_FETCH = 'import { toFetch } from "fluent-endpoint/adapters";';

/** A longer call has a line for each parameter. */
const LONGEST_LINE = 96;

const SEND: readonly string[] = [
  "",
  "console.log(request.url);",
  "const response = await fetch(...toFetch(request));",
  "",
];

/** The call as a program that a reader can copy. That of a document has the class that the command generates. */
export function codeOf(state: State, style: Style, generated?: GeneratedClass): string {
  const { defaults, policy, ...call } = endpointParts(state);
  const given = Object.keys(defaults).length > 0 ? write(defaults) : "";
  if (state.vendor === "document" && generated) {
    const { className: name, file, document } = generated;
    return [
      `// npx fluent-endpoint-cli vendor ${document} --out src/${file} --name ${file}`,
      `import { ${name} } from "./src/${file}/${file}.js";`,
      IMPORT_TO_FETCH,
      "",
      `const api = new ${name}(${given});`,
      ...requestLines(style, state.route, call),
      ...SEND,
    ].join("\n");
  }
  const isGitHub = state.vendor === "github";
  const name = isGitHub ? "Endpoint" : className(state.vendorName);
  const policies = Object.entries(policy).map(([key, value]) =>
    key === "body" ? "body: form" : `${key}: ${write(value)}`,
  );
  // The vendor of another API has the policy.
  const ofVendor = policies.length > 0 ? `,\n  policy: { ${policies.join(", ")} },\n}` : ",\n}";
  const vendor = isGitHub ? "" : vendorText(vendorIn(state), ofVendor);
  const isClass = style === "class" && !isGitHub;
  const imports = [
    'import { Endpoint } from "fluent-endpoint";',
    IMPORT_TO_FETCH,
    ...(policy["body"] ? ['import { form } from "fluent-endpoint/bodies";'] : []),
  ];
  const declared = isClass
    ? [`class ${name} extends Endpoint {`, `  static override readonly vendor = ${indent(vendor)};`, "}", ""]
    : [];
  const made = isGitHub || isClass ? `new ${name}(${given})` : `Endpoint.for(${vendor})`;
  const withDefaults = isGitHub || isClass || !given ? "" : `.withDefaults(${given})`;
  const withPolicy = isGitHub && policies.length > 0 ? `.withPolicy({ ${policies.join(", ")} })` : "";
  return [
    ...imports,
    "",
    ...declared,
    `const api = ${made}${withDefaults}${withPolicy};`,
    ...requestLines(style, state.route, call),
    ...SEND,
  ].join("\n");
}

/** A vendor that is a base URL and nothing else has one line. */
function vendorText(vendor: Vendor, end: string): string {
  const isShort = Object.keys(vendor).length === 1 && end === ",\n}";
  return isShort ? `{ baseUrl: ${JSON.stringify(vendor.baseUrl)} }` : write(vendor).replace(/\n\}$/, end);
}

function requestLines(style: Style, route: string, { parameters, options }: CallArguments): string[] {
  const hasParameters = Object.keys(parameters).length > 0;
  if (style !== "chain") {
    const given = [route, ...(hasParameters || options ? [parameters] : []), ...(options ? [options] : [])].map(write);
    const line = `const request = api.build(${given.join(", ").replace(/\n\s*/g, " ")});`;
    return [line.length <= LONGEST_LINE ? line : `const request = api.build(${given.join(", ")});`];
  }
  const { headers, mediaType } = options ?? {};
  const steps = [
    `.route(${write(route)})`,
    ...(hasParameters ? [`.params(${write(parameters)})`] : []),
    ...(headers ? [`.headers(${write(headers)})`] : []),
    ...(mediaType?.previews ?? []).map((preview) => `.preview(${write(preview)})`),
    ...(mediaType?.format ? [`.format(${write(mediaType.format)})`] : []),
    ".build();",
  ];
  return ["const request = api", ...steps.map((step) => indent(`  ${step}`))];
}

/** A value as TypeScript: names that need no quotation marks have none. `__proto__` would set a prototype. */
function write(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2).replace(
    /^(\s*)"([A-Za-z_$][\w$]*)":/gm,
    (_, space: string, name: string) => (name === "__proto__" ? `${space}["__proto__"]:` : `${space}${name}:`),
  );
  return inline(text);
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

function className(name: string): string {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(joined) ? joined : `Api${joined}`;
}
