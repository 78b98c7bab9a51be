import type { CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import type { RequestOptions } from "../types/options.js";

/** Receives what the steps of a call do, while they do it. An observed call takes no short cut. */
export interface RequestObserver {
  /** Route and method are valid. A second time, if defaults that are credentials are withheld (D5). */
  planned(plan: CallPlan, hasData: boolean): void;
  /**
   * The expressions of the template are expanded.
   *
   * @param texts - the expansion of each variable that has a value
   */
  expanded(expansions: readonly string[], texts: ReadonlyMap<object, string>): void;
  /** The variables of the vendor's base url are expanded (A2). */
  baseExpanded(url: RouteUrl, expansions: readonly string[]): void;
  /** The request is built, but not finished: a hook may change it (A7). */
  built(request: RequestOptions): void;
  /** A parameter has its place. */
  placed(placement: {
    readonly name: string;
    readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
    /** Why: the rule of the specification, the decision, or the step of a chain. */
    readonly rule: "P1" | "P2" | "P3" | "P5" | "A2" | "I1" | "D2" | "query()";
    /** What it has become in the url, percent-encoded; `undefined` if it is absent there. */
    readonly text?: string | undefined;
    /** The expression of the template that takes it. */
    readonly expression?: string;
  }): void;
}
