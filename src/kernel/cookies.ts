import type { Place, Route } from "./call.js";

/** Refuses parameters of these names, where the route has no other place for them. */
export function withoutCookies(route: Route, names: readonly string[]): Route {
  if (names.length === 0) return route;
  const others = names.filter((name) => route.otherPlace?.(name) === undefined);
  const places = new Map<string, number | Place>(others.map((name) => [name, rejectCookie]));
  return { ...route, places: new Map([...places, ...route.places]) };
}

/** A cookie is not passed by name: it would be in the url, which logs keep (I6). */
export const rejectCookie: Place = ({ faults }, name, value) => {
  if (value !== null) faults.push({ code: "ERR_INVALID_PARAMETER", name, reason: "cookie" });
  return true;
};
