import { createConfig, type Config } from "@redocly/openapi-core";

type Types = Parameters<Config["styleguide"]["extendTypes"]>[0];
type Type = Types[string];

/**
 * The value of an example, an extension or a keyword that the parser does not know: no request depends on it. The types of the parser
 * have this field only where it has read them.
 */
const UNKNOWN: object = { resolvable: false };

/** The configuration of the parser of openapi-typescript. It has no rules: their problems would be printed. */
export async function createParserConfig(): Promise<Config> {
  const config = await createConfig({ rules: {}, resolve: { doNotResolveExamples: true } });
  config.styleguide.extendTypes = (types) =>
    Object.fromEntries(Object.entries(types).map(([name, type]) => [name, withOwnNames(type)]));
  return config;
}

/**
 * The parser looks the type of a member up by its name. The types would answer with what every object inherits: a member named
 * `valueOf` would be a method, which the parser calls (I5). A member `__proto__` of `null` takes the prototype from its copies of them.
 */
function withOwnNames(type: Type): Type {
  const { properties, additionalProperties = UNKNOWN } = type;
  const own = Object.entries(properties).flatMap(([name, one]) => {
    if (name.startsWith("x-")) return [];
    return [[name, typeof one === "object" && one !== null && "properties" in one ? withOwnNames(one) : one]] as const;
  });
  return {
    ...type,
    properties: Object.fromEntries([...own, ["__proto__", null]]),
    additionalProperties: typeof additionalProperties === "object" ? UNKNOWN : additionalProperties,
  };
}
