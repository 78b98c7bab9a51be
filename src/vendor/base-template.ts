import { InvalidBaseUrlError } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { readBaseUrl } from "../kernel/url.js";
import type { Api, AttachedVendor, BaseTemplate, Call, Route } from "../kernel/call.js";
import type { BaseUrl } from "../kernel/settings.js";
import { raiseFaults } from "../kernel/faults.js";
import { NO_OPTIONS } from "../kernel/options.js";
import { checkPath } from "../kernel/path.js";
import { expandExpression } from "../kernel/query.js";
import { compileUrl } from "../kernel/route.js";
import { getOwn, withoutAbsent } from "../kernel/values.js";
import { withAsciiHost, authorityOf, originOf } from "../kernel/url.js";

/** Equals no origin: values may choose none. */
const NO_ORIGIN = "-";

/** The base URL of a vendor with variables (A2), and what the defaults of an endpoint make of it. */
export interface VendorBase extends BaseTemplate {
  /** Returns the base URL of an endpoint's defaults: without a prefix if calls must set variables. */
  readonly ofDefaults: (api: Api) => BaseUrl;
}

/**
 * Reads the base url of a vendor, if it has variables: labels of its host, its whole host, and path segments.
 *
 * @throws {InvalidBaseUrlError} When it is not a base URL for any values.
 * @throws {InvalidTemplateError} When it is not a valid URI template.
 */
export function readVendorBase(text: unknown, vendor: AttachedVendor): VendorBase | undefined {
  if (typeof text !== "string" || !text.includes("{")) return undefined;
  const url = withAsciiHost(text);
  const route = compileUrl(vendor, vendor.methods.get("GET")!, url, url);
  const { expressions, literals } = route;
  const isAllowed = expressions.every(({ start, slot }) => url[start] === "{" && slot >= 0);
  if (!isAllowed) throw new InvalidBaseUrlError("url");
  readBaseUrl(literals.join("x"), raise);
  const names = [...route.places.keys()];
  const option = { text, prefix: "", origin: "" };

  const fill = (
    api: Api,
    given: Given,
    values: unknown[],
    /** `undefined` for defaults, which choose any host. */
    trustedOrigin: string | undefined,
    recorder?: Call["recorder"],
  ): BaseUrl => {
    const call = callOf(api, given, values, trustedOrigin ?? NO_ORIGIN);
    const expanded = expand(call);
    raiseFaults(call);
    if (values.some((value) => value === undefined) && !recorder && trustedOrigin === undefined)
      return { ...option, origin: originOf(authorityOf(expanded)) || NO_ORIGIN };
    // Defaults choose any host.
    if (trustedOrigin === undefined && route.target === "dynamic")
      call.baseUrl = { ...call.baseUrl, origin: originOf(authorityOf(expanded)) };
    checkPath(call, expanded);
    if (route.target === "dynamic" || route.target === "templated-host") vendor.origins!.check(call, expanded);
    raiseFaults(call);
    recorder?.based(call);
    // Its text stays that of the template, by which the base URL of the vendor is recognized.
    return { ...readBaseUrl(expanded, raise), text };
  };
  return {
    option,
    names,
    hasFreeHost: route.target === "dynamic",
    covers: (origin) => route.target === "templated-host" && coversOrigin(route, origin),
    ofDefaults(api) {
      const { parameters = {} } = api;
      return fill(
        api,
        { route, given: parameters, isMixed: false },
        names.map((name) => valueOf(getOwn(parameters, name))),
        undefined,
      );
    },
    fill(call) {
      const { api, given, isMixed, recorder } = call;
      const values = names.map((name) => call.values[call.route.places.get(name) as number]);
      const isOfDefaults = names.every((name, index) => Object.is(values[index], getOwn(api.parameters, name)));
      if (api.baseUrl.prefix && isOfDefaults && !recorder) return api.baseUrl;
      // What fills the url is no misspelt variable of the base URL.
      const { places } = call.route;
      return fill(api, { route: { ...route, places }, given, isMixed }, values, api.baseUrl.origin, recorder);
    },
  };
}

/** Whether labels make this origin of the host of a base URL. */
function coversOrigin({ template: { outline }, literals, expressions, pathStart }: Route, origin: string): boolean {
  const [labels, parts] = [origin, outline.slice(0, pathStart)].map((text) => text.split(/[/.:]+/));
  const values = parts!.flatMap((part, index) => (part.startsWith("{") ? (labels![index] ?? "") : []));
  const filled = expressions.reduce(
    (text, _, index) => text + (values[index] ?? "") + literals[index + 1]!,
    literals[0]!,
  );
  return originOf(authorityOf(filled)) === origin;
}

function valueOf(value: unknown): unknown {
  return typeof value === "object" ? withoutAbsent(value) : value;
}

/** The base URL as a route, and what messages need of the call. */
type Given = Pick<Call, "route" | "given" | "isMixed">;

function callOf(api: Api, given: Given, values: unknown[], origin: string): Call {
  const baseUrl = { text: "", prefix: "", origin };
  // The policies are those of routes: a base URL is complete, and its values choose no origin.
  const policy = { ...api.policy, trustedOrigins: undefined } as const;
  return {
    api: { ...api, policy },
    ...given,
    own: NO_OPTIONS,
    values,
    texts: [],
    pairs: "",
    collected: undefined,
    body: undefined,
    fields: undefined,
    baseUrl,
    faults: [],
    recorder: undefined,
  };
}

function expand(call: Call): string {
  const { literals, expressions, pathStart } = call.route;
  let text = literals[0]!;
  expressions.forEach((expression, index) => {
    const expansion = expandExpression(call, expression, index);
    // A host may have a port, or be an IPv6 address.
    const isHost = expression.start < pathStart;
    call.texts.push(isHost ? expansion.replace(/%(?:3A|5[BD])/g, decodeURIComponent) : expansion);
    text += call.texts[index]! + literals[index + 1]!;
  });
  return text;
}
