import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import type { BaseUrl, BaseUrlTemplate } from "./base-url.js";
import type { RequestContext } from "./request-context.js";
import type { FromCall } from "./from-call.js";
import type { RequestObserver } from "./observer.js";

/** A call of a route with a rule. */
export interface RuledCall {
  readonly context: RequestContext;
  readonly plan: CallPlan;
  /** The values of the names in the plan, those of defaults first. */
  readonly values: readonly unknown[];
  readonly options: ParsedOptions;
  readonly fromCall: FromCall;
  readonly observer: RequestObserver | undefined;
  /** Returns the base URL with the values of the call, if it has variables. */
  readonly baseUrlOf: (
    template: BaseUrlTemplate,
    plan: CallPlan,
    values: readonly unknown[],
    ofDefaults: BaseUrl,
  ) => BaseUrl;
}

/** Applies a rule: the call as its vendor sends it. */
export type ApplyRule = (call: RuledCall) => Pick<RuledCall, "context" | "options">;
