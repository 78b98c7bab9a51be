import { EndpointError } from "./endpoint-error.js";
import { quoted, shownRoute, underlined, type Span } from "./shown.js";

/** The errors that point at the expressions whose values cannot stand in the url. */
export abstract class ValueError extends EndpointError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;
  /** The names of the parameters at fault. */
  declare readonly names: readonly string[];

  /** @internal */
  constructor(problem: string, route: string, names: readonly string[], spans: readonly Span[]) {
    const shown = names.length > 9 ? [...names.slice(0, 9).map(quoted), "…"] : names.map(quoted);
    super(`${shown.join(", ")} ${problem}${underlined(route, spans)}`, { route: shownRoute(route), names });
  }
}
