import { TOKEN, isJson } from "../shared/headers.js";
import type { Report } from "./finding.js";
import type { Operation } from "./operation.js";
import { hasKnownStyle, type Parameter } from "./parameter.js";

/** Reports the parameters of an operation that rules do not support. */
export function reportParameters({ path, parameters, problems }: Operation, report: Report): void {
  for (const [reason, name] of problems) report(reason, name);
  const declared = new Set(parameters.filter(isOfUrl).map(({ name }) => name));
  for (const name of placeholdersOf(path)) if (!declared.has(name)) report("undeclared", name);
  const sharesName = findSharedNames(parameters);
  for (const parameter of parameters) {
    const { name, in: place, mediaType, hasNested, allowReserved, style } = parameter;
    if (place === "cookie") report("cookie", name);
    else if (mediaType !== undefined) {
      if (place !== "query" || !isJson(mediaType)) report("content", name);
    } else if (!hasKnownStyle(parameter)) report("style", name);
    else if (place === "path" && allowReserved && style !== "simple") report("reserved", name);
    else if (hasNested) report(place === "path" ? "nested" : "nestedJson", name);
    if (sharesName(parameter)) report("sharedName", name);
    else if (place === "header" && !TOKEN.test(name)) report("headerName", name);
  }
}

function isOfUrl({ in: place }: Parameter): boolean {
  return place === "path" || place === "query";
}

/** The names in the template of a documented path: `{name}`, and `:name` as a route reads it (C3). */
export function placeholdersOf(path: string): ReadonlySet<string> {
  return new Set([...path.matchAll(/\{([^{}]*)\}|\/:([A-Za-z_]\w*)/g)].map(([, name, colon]) => name ?? colon!));
}

/** Tells whether a parameter in the path, or one in the query before a header, has the same name. */
export function findSharedNames(parameters: readonly Parameter[]): (parameter: Parameter) => boolean {
  const [inPath, inQuery] = ["path", "query"].map(
    (place) => new Set(parameters.filter((one) => one.in === place).map(({ name }) => name)),
  );
  return ({ name, in: place }) =>
    (place === "query" && inPath!.has(name)) || (place === "header" && (inPath!.has(name) || inQuery!.has(name)));
}
