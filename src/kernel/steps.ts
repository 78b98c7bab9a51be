import type { ReadCall } from "./build-request.js";
import type { Api, Route } from "./call.js";
import type { Options } from "./settings.js";
import { mergeOptions, NO_OPTIONS, withAbsent } from "./options.js";
import { assign, setOwn, type Values } from "./values.js";

/** A step of a chain: a parameter, several parameters, or options, and the steps before it. It never changes. */
export class Step {
  /**
   * @param api - the endpoint of the chain
   * @param route - its last route, unless a later step sets the method or the url
   * @param value - the value of the parameter `name`; without a name, an object of parameters
   */
  constructor(
    readonly api: Api,
    readonly route: Route | undefined,
    readonly previous?: Step | undefined,
    readonly options?: Readonly<Options> | undefined,
    readonly name?: string,
    readonly value?: unknown,
  ) {}
}

/** A step that sets the whole route. */
export function routeStep(api: Api, route: Route, previous?: Step): Step {
  return new Step(api, route, previous, { ...NO_OPTIONS, method: route.method.name, url: route.written });
}

/** The steps of a chain, the first one first. */
export function stepsOf(last: Step): Step[] {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.previous) steps.push(step);
  return steps.reverse();
}

/** Merges the steps of a chain: later ones override earlier ones. */
export function mergeSteps(last: Step): ReadCall {
  const parameters = {};
  const options: Readonly<Options>[] = [];
  const absent: string[] = [];
  for (const { options: own, name, value } of stepsOf(last)) {
    if (own) options.push(own);
    if (name === undefined) assign(parameters, value as Values | undefined, absent);
    else if (value === undefined) absent.push(name);
    else setOwn(parameters, name, value);
  }
  const own = options.length > 1 ? mergeOptions(options, last.api.vendor) : (options.at(0) ?? NO_OPTIONS);
  return { own, parameters: withAbsent(parameters, absent), route: last.route };
}
