import { commentLine, writeValue, type DocumentVendor } from "../../library.js";
import { describeOperations } from "./described-operation.js";
import { routeComment } from "./route-comment.js";
import { chooseRouteNames, lostNamesOf, type LostName, type NamedRoute } from "./route-names.js";

/**
 * Writes a module with a constant for each operation of a vendor: `export const getFile = "GET /files/{id}"`. Its comment is the
 * documentation of the operation.
 *
 * @param made - the vendor of the document
 */
export function writeRoutes(
  made: DocumentVendor,
  document: object,
  digest: string,
): { readonly text: string; readonly lostNames: readonly LostName[] } {
  const { report, documentedRoutes = [] } = made;
  const routes = namedRoutesOf(documentedRoutes, document);
  const names = chooseRouteNames(routes);
  const constants = routes.flatMap(({ route, operation }, index) => [
    "",
    ...(operation ? routeComment(operation) : []),
    `export const ${names[index]!} = ${writeValue(route)};`,
  ]);
  const title = JSON.stringify(report.title.slice(0, 99));
  const text = [
    commentLine(`Routes of the OpenAPI document ${title}, SHA-256 ${digest}.`),
    commentLine("Do not edit it: `npx fluent-endpoint-cli vendor` writes it again."),
    ...constants,
    ...(constants.length > 0 ? [] : ["", "export {};"]),
    "",
  ].join("\n");
  return { text, lostNames: lostNamesOf(routes, names) };
}

function namedRoutesOf(routes: readonly string[], document: object): readonly NamedRoute[] {
  const operations = describeOperations(document);
  return routes.map((route) => {
    const own = operations.get(route);
    if (own) return { route, operation: own, variant: "" };
    const [base, variant] = route.split("#");
    return { route, operation: operations.get(base!), variant: variant! };
  });
}
