import { attempt } from "../kernel/values.js";
import { replaceBraced } from "../shared/braces.js";
import { readTemplate } from "../template/syntax.js";

/** A name that a template of RFC 6570 can have as it is (section 2.3). Routes also allow "-". */
export const VARIABLE: RegExp = /^\w[\w-]*(?:\.[\w-]+)*$/;

/** The operators of RFC 6570 for the styles of OpenAPI. */
const OPERATORS: Readonly<Record<string, string>> = { __proto__: null as never, label: ".", matrix: ";" };

/** The names in a documented path. */
interface PathNames {
  /** Those that calls must fill, in its order: `{name}`, and `:name` as a route reads it. */
  readonly placeholders: ReadonlySet<string>;
  /** Those of its literal query. */
  readonly literals: ReadonlySet<string>;
}

/**
 * Returns the names in a documented path. One in braces may have any characters.
 *
 * @param declared - the names that the document declares: `{a*}` is one of them, or a variable with a modifier
 */
export function namesOfPath(path: string, declared: ReadonlySet<string>): PathNames {
  if (!/[{:?]/.test(path)) return { placeholders: new Set(), literals: new Set() };
  const text = replaceBraced(path, (name) => encodedName(name, declared));
  const template = attempt(() => readTemplate(text, true));
  const filled = (template?.expressions ?? []).filter(({ operator }) => /^\+?$/.test(operator));
  const placeholders = filled.flatMap(({ variables, start, end }) => {
    const written = text.slice(start + 1, end - 1);
    return written.includes("%") ? decodeURIComponent(written) : variables.map(({ name }) => name);
  });
  return { placeholders: new Set(placeholders), literals: template?.literalNames ?? new Set() };
}

/** How a document writes a parameter. */
interface PathParameter {
  readonly in: string;
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  readonly isObject: boolean;
  readonly isList: boolean;
  readonly allowReserved: boolean;
}

/** Converts a path to a template of RFC 6570, with the style of each parameter. */
export function documentPathTemplate(path: string, parameters: readonly PathParameter[]): string {
  const ofPath = new Map(parameters.filter((one) => one.in === "path").map((one) => [one.name, one]));
  return replaceBraced(path, (name) => {
    const parameter = ofPath.get(name);
    if (!parameter) return undefined;
    const { style, explode, isObject, isList } = parameter;
    // OpenAPI 3.2, section 4.12.2.2: reserved expansion, which other operators do not have.
    const operator = OPERATORS[style] ?? (parameter.allowReserved ? "+" : "");
    // A list in a simple expression is joined by commas, exploded or not.
    const isExploded = explode && (isObject || (isList && /[.;]/.test(operator)));
    return `{${operator}${variableOf(name)}${isExploded ? "*" : ""}}`;
  });
}

/** A name in braces as a template has it; `undefined` if it is an expression already. */
function encodedName(name: string, declared: ReadonlySet<string>): string | undefined {
  const isTemplate = !declared.has(name) && attempt(() => readTemplate(`{${name}}`, true)) !== undefined;
  return isTemplate ? undefined : `{${variableOf(name)}}`;
}

/** A name as a template has it: percent-encoded, if it is no name of RFC 6570. */
function variableOf(name: string): string {
  if (VARIABLE.test(name)) return name;
  return name.replace(/[^\w-]|^-/gu, (character) => {
    const code = character.codePointAt(0)!;
    // A lone surrogate stays, and makes the path no template.
    if (code < 128) return `%${code.toString(16).toUpperCase().padStart(2, "0")}`;
    return attempt(() => encodeURIComponent(character)) ?? character;
  });
}
