/**
 * The table of calls: what each call must give, whichever face builds it (faces.mjs), in whichever runtime.
 *
 * To add a row, find the section of its rule and write one line:
 *
 *     [route, parameters, expected, setup]
 *
 * - `route` is `undefined` for a call with options alone.
 * - `expected` is the url (without its origin if it is a path), a code, a code and the names, or the fields that differ from those
 *   of a call without parameters: `{ url, method, headers, body, request }`. All else must be as it is without them. A header of
 *   `undefined` is none. `json(body)` is a JSON body with its content type.
 * - `setup` is what the endpoint has: `{ defaults, vendor, policy }`; `mixed: true` is for calls that chains do not have; `options` is the third argument of the call.
 */
import { defaults } from "./A-defaults.mjs";
import { routes } from "./B-routes.mjs";
import { origins } from "./C-origins.mjs";
import { paths } from "./C-paths.mjs";
import { queries } from "./C-queries.mjs";
import { templates } from "./C-templates.mjs";
import { segmentsOf } from "./C-segments.mjs";
import { values } from "./C-values.mjs";
import { bodies } from "./D-bodies.mjs";
import { headers } from "./D-headers.mjs";
import { mediaTypes } from "./E-media-types.mjs";
import { specification } from "./specification.mjs";

/** @type {(library: import("./faces.mjs").Library) => readonly import("./faces.mjs").Section[]} */
export const sectionsOf = (library) => [
  ...specification,
  ...defaults,
  ...routes,
  ...templates,
  ...values,
  ...paths,
  ...segmentsOf(library),
  ...origins,
  ...queries,
  ...bodies,
  ...headers,
  ...mediaTypes,
];
