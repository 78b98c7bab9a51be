import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import type { RequestOptions } from "../types/options.js";

/** Receives the results of each step of a build. An observed call takes no short cuts. */
export interface RequestObserver {
  /** The route and the method are valid. Called again if default parameters that are credentials are withheld (D5). */
  planned(plan: CallPlan, hasData: boolean): void;
  /**
   * The expressions of the template are expanded.
   *
   * @param texts - the expansion of each variable that has a value
   */
  expanded(expansions: readonly string[], texts: ReadonlyMap<object, string>): void;
  /** The variables of the vendor's base url are expanded (A2). */
  baseExpanded(url: RouteUrl, expansions: readonly string[]): void;
  /** The request is built, but a hook may still change it (A7). */
  built(request: RequestOptions): void;
  /** A parameter was placed. */
  placed(placement: {
    readonly name: string;
    readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
    /** The reason: the rule of the specification, the decision, or the chain step. */
    readonly rule: "P1" | "P2" | "P3" | "P5" | "A2" | "I1" | "D2" | "query()";
    /** Its percent-encoded text in the url; `undefined` if it is not there. */
    readonly text?: string | undefined;
    /** The expression of the template that contains it. */
    readonly expression?: string;
  }): void;
}
