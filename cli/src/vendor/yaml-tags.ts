import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The part of js-yaml that is used, with which the parser reads YAML. */
interface Yaml {
  readonly JSON_SCHEMA: { extend(types: object): object };
  readonly types: { readonly merge: object };
  readonly Type: new (tag: string, options: object) => object;
  readonly load: (text: string, options: object) => unknown;
}

/** Parses YAML with tags that nobody knows, such as those of AWS: a value is read without its tag. */
export function parseWithTags(text: string): { readonly parsed: unknown; readonly tags: string[] } {
  const yaml = createRequire(require.resolve("@redocly/openapi-core"))("js-yaml") as Yaml;
  const tags = new Set<string>();
  const types = ["scalar", "sequence", "mapping"].map(
    (kind) =>
      new yaml.Type("!", {
        kind,
        multi: true,
        construct: (value: unknown, tag: string) => {
          tags.add(tag);
          return value;
        },
      }),
  );
  return {
    parsed: yaml.load(text, { schema: yaml.JSON_SCHEMA.extend({ implicit: [yaml.types.merge], explicit: types }) }),
    tags: [...tags],
  };
}
