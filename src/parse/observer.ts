import type { Verb } from "../verb.js";
import type { RouteTemplate } from "./route-template.js";
import type { Expression, Varspec } from "./template-syntax.js";

/** Is told what the steps of one call do, as they do it. An observed call takes no short cut. */
export interface Observer {
  /** Method and url are known, and are what they must be. */
  routed(verb: Verb, template: RouteTemplate): void;
  /**
   * A parameter has its place.
   *
   * @param isInTemplate - whether a variable of the template takes it; else it is meant for the query or the body
   */
  placed(name: string, isInTemplate: boolean): void;
  /** A parameter has become `pairs` of the query; empty where it is absent. */
  queried(name: string, pairs: string): void;
  /**
   * A variable that is not absent has been expanded.
   *
   * @param expanded - its value, or all members where it explodes, each with the mark before it
   */
  expanded(expression: Expression, varspec: Varspec, expanded: string): void;
}
