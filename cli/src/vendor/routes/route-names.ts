import type { DescribedOperation } from "./described-operation.js";
import { identifierOf } from "./identifier.js";

/** A route of the vendor, and what the document tells of its operation. */
export interface NamedRoute {
  readonly route: string;
  readonly operation: DescribedOperation | undefined;
  /** For a variant of an operation, such as `POST /images#multipart`, the text after `#`. */
  readonly variant: string;
}

/**
 * Chooses the names of the constants: the `operationId`; with the tag, if others have the same; else the method and the path.
 *
 * @returns a name for each route; no two are the same
 */
export function chooseRouteNames(routes: readonly NamedRoute[]): readonly string[] {
  const firsts = routes.map(firstChoice);
  const counts = new Map<string, number>();
  for (const name of firsts) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isOwn = (name: string | undefined): name is string => name !== undefined && counts.get(name) === 1;
  // Whoever has a name alone keeps it, wherever others are.
  const taken = new Set(firsts.filter(isOwn));
  const take = (name: string): string => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
    taken.add(free);
    return free;
  };
  return routes.map((route, index) => {
    const first = firsts[index];
    if (isOwn(first)) return first;
    const choices = [withTag(route), fromPath(route)].filter((name) => name !== undefined);
    return take(choices.find((name) => !taken.has(name)) ?? choices[0] ?? "route");
  });
}

/** An operation whose constant cannot have the name of its `operationId`. */
export interface LostName {
  readonly route: string;
  readonly id: string;
  /** The name that it has instead. */
  readonly name: string;
}

/** Returns the operations whose `operationId` is reserved, the same as another, or no name at all (I8). */
export function lostNamesOf(routes: readonly NamedRoute[], names: readonly string[]): readonly LostName[] {
  return routes.flatMap(({ route, operation, variant }, index) => {
    const id = operation?.id;
    const name = names[index]!;
    return id === undefined || name === identifierOf(id, variant) ? [] : { route, id, name };
  });
}

function firstChoice({ route, operation, variant }: NamedRoute): string | undefined {
  return operation?.id === undefined ? fromPath({ route, operation, variant }) : identifierOf(operation.id, variant);
}

function withTag({ operation, variant }: NamedRoute): string | undefined {
  const { id, tag } = operation ?? {};
  return id === undefined || tag === undefined ? undefined : identifierOf(tag, id, variant);
}

/** Converts `GET /files/{id}` to getFilesById. */
function fromPath({ route }: NamedRoute): string | undefined {
  const path = route.replace(/^\S+ /, "").replaceAll("{", "/by/");
  return identifierOf(route.replace(/ [^]*/, ""), /[\p{L}\p{N}]/u.test(path) ? path : "root");
}
