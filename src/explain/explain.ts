import type { EndpointError } from "../errors/endpoint-error.js";
import { Endpoint } from "../endpoint.js";
import type { Layer } from "../layer.js";
import { optionError, ownNames } from "../own-names.js";
import { RequestBuilder } from "../request-builder.js";
import type { Buildable } from "../types/buildable.js";
import type { OptionsInput, ParametersInput } from "../types/options.js";
import type { Steps } from "../types/steps.js";
import { kindOf } from "../shared/value-kind.js";
import { explainAccept, mediaTypeWords } from "./accept.js";
import type { ExplainedError, Explanation, ExplainSettings } from "./explanation.js";
import { explainHeaders, headerHistories } from "./headers.js";
import type { NamedLayer } from "./history.js";
import { explainOptions } from "./options.js";
import { explainParameters, explainQuery, parameterHistories, secretParameters } from "./parameters.js";
import { Run } from "./run.js";
import { shownUrl } from "./shown-url.js";
import { tableOf } from "./table.js";
import { warningsOf } from "./warnings.js";

/** An endpoint, or its callable face, of whatever document. */
type AnyEndpoint = Known | { readonly endpoint: Known };

type Known = Pick<Endpoint, "DEFAULTS" | "policy" | "vendor">;

/**
 * Tells how a request comes about: where each parameter goes and why, who gave each header and option and what it was
 * laid over, and what may not be meant. It runs the very steps of `build()`.
 *
 * ```ts
 * const api = new Endpoint({ per_page: 100 }).withDefaults({ headers: { authorization: "token secret" } });
 * const told = explain(api, "POST /orgs/{org}/repos", { org: "octokit", name: "new" });
 * const perPage = told.parameters.find(({ name }) => name === "per_page");
 * perPage?.place; // => "body"
 * perPage?.layer; // => "defaults 1"
 * told.headers.find(({ name }) => name === "authorization")?.value; // => "token ***"
 * told.warnings[0]?.message; // => 'the defaults put "per_page" into the body: no placeholder takes it'
 * ```
 *
 * A call that `build()` refuses is told as well: `error` says why, `request` is `undefined`, and the rest is what was
 * known by then.
 *
 * ```ts
 * explain(endpoint, "GET /users/{username}", { user: "octocat" }).error?.code; // => "ERR_MISSING_PARAMETER"
 * ```
 *
 * `String(explain(…))` is a table.
 *
 * @param builder - a chain; or an endpoint, or its callable face, and then what its `build()` takes
 * @param settings - `{ secrets: "show" }` shows credentials too (decision D6)
 * @throws InvalidOptionError where the first argument or the settings are none; what a getter of the caller's throws
 */
export function explain(builder: Buildable<unknown> | Steps, settings?: ExplainSettings): Explanation;
export function explain(
  endpoint: AnyEndpoint,
  route: string,
  options?: ParametersInput,
  settings?: ExplainSettings,
): Explanation;
export function explain(endpoint: AnyEndpoint, options: OptionsInput, settings?: ExplainSettings): Explanation;
export function explain(target: unknown, ...given: readonly unknown[]): Explanation {
  const object = (typeof target === "function" ? (target as { endpoint?: unknown }).endpoint : target) ?? "";
  const chain = typeof object === "object" ? RequestBuilder.chainOf(object) : undefined;
  if (chain) return explanationOf(new Run(chain.pipeline, () => stepsOf(chain.steps)), given[0]);
  const pipeline = typeof object === "object" ? Endpoint.pipelineOf(object) : undefined;
  if (!pipeline)
    throw optionError(
      "explain",
      `it takes an endpoint or a builder of this build of the library, not ${kindOf(target)}`,
    );
  const [route, ...rest] = given;
  const isObject = typeof route === "object" && route !== null;
  const [options, settings] = isObject ? [undefined, ...rest] : rest;
  return explanationOf(new Run(pipeline, () => [{ name: "call", layer: pipeline.read(route, options) }]), settings);
}

/** A step's place in the chain is its number; the one before the first says nothing. */
function stepsOf(steps: readonly Layer[]): NamedLayer[] {
  return steps.map((layer, index) => ({ name: `step ${index + 1}`, layer }));
}

/** Puts together what the run tells. */
function explanationOf(run: Run, settings: unknown): Explanation {
  const showSecrets = readSecrets(settings);
  const { verb, template, request, error } = run;
  const histories = parameterHistories(run);
  const queried = parameterHistories(run, "query");
  const secrets = showSecrets ? new Set<string>() : secretParameters(run, histories, queried);
  const named = explainParameters(run, histories, secrets, showSecrets);
  const parameters = [...named, ...explainQuery(run, queried, secrets, showSecrets)];
  const unfilled = [...(template?.places.keys() ?? [])].filter((name) => !histories.has(name));
  const headersGiven = headerHistories(run);
  const words = mediaTypeWords(run);
  const accept = explainAccept(run, headersGiven, words);
  const headers = explainHeaders(run, headersGiven, accept, showSecrets);
  const explanation: Explanation = {
    method: verb?.name,
    url: showSecrets ? request?.url : request && shownUrl(run, secrets),
    error: error && explainedError(error),
    parameters,
    unfilled,
    headers,
    options: explainOptions(run, words, parameters, showSecrets),
    accept,
    warnings: warningsOf(run, { parameters, named, unfilled, headers, accept }),
    request,
    toString: () => tableOf(explanation),
  };
  // Neither JSON nor a log has these.
  for (const key of ["request", "toString"]) {
    Object.defineProperty(explanation, key, { __proto__: null, enumerable: false } as PropertyDescriptor);
  }
  return explanation;
}

/** The message is no enumerable field of an error, and the name none of its own. */
function explainedError(error: EndpointError): ExplainedError {
  const { name, code, message } = error;
  return { ...Object.fromEntries(Object.entries(error)), name, code, message };
}

function readSecrets(settings: unknown): boolean {
  if (settings === undefined) return false;
  const names = ownNames(settings, "settings");
  const secrets: unknown = (settings as ExplainSettings).secrets;
  if (![undefined, "show", "hide"].includes(secrets as string) || names.some((name) => name !== "secrets"))
    throw optionError("settings", 'use { secrets: "show" } or { secrets: "hide" }');
  return secrets === "show";
}
