import { closest } from "../errors/did-you-mean.js";
import { quote, kindOf } from "../errors/format.js";
import { CURES } from "../errors/sentences.js";
import { authorityOf, isRelative, originOf, RELATIVE } from "../kernel/url.js";
import type {
  AcceptStep,
  ExplainedHeader,
  ExplainedParameter,
  LayerName,
  Warning,
  WarningCode,
} from "./explanation.js";
import { isDefault } from "./contributions.js";
import { keysOfRequest } from "./options.js";
import type { Trace } from "./trace.js";

/** The parts of an explanation that warnings are based on. */
export interface Findings {
  readonly parameters: readonly ExplainedParameter[];
  /** Without those of `query()`, which never fill a placeholder. */
  readonly placed: readonly ExplainedParameter[];
  readonly unfilled: readonly string[];
  readonly headers: readonly ExplainedHeader[];
  readonly accept: readonly AcceptStep[];
}

/** Finds possible mistakes in a valid call. */
export function findWarnings(trace: Trace, findings: Findings): Warning[] {
  return [
    ...checkCredentials(trace, findings),
    ...checkPlaces(findings),
    ...checkNames(trace, findings),
    ...checkRequestOptions(trace),
    ...checkValues(trace, findings),
    ...checkContent(trace, findings),
  ];
}

/** The maximum number of names to compare: a longer list was generated. */
const MOST_COMPARED_NAMES = 99;
const FEW = 9;

function warn(code: WarningCode, names: readonly string[], message: (names: string) => string): Warning[] {
  const more = names.length > FEW ? ` and ${names.length - FEW} more` : "";
  return names.length > 0 ? [{ code, message: message(names.slice(0, FEW).map(quote).join(", ") + more), names }] : [];
}

function checkCredentials(trace: Trace, { headers, parameters }: Findings): Warning[] {
  const { request, api, secretNames } = trace;
  if (!request) return [];
  const withheld = headers.filter(({ state }) => state === "withheld").map(({ name }) => name);
  withheld.push(...parameters.filter(({ rule }) => rule === "D5").map(({ name }) => name));
  const sent = headers.filter(({ name, state }) => state === "sent" && secretNames.mayBeSecretHeader(name));
  const inUrl = parameters.filter((row) => Object.hasOwn(row, "became") && secretNames.mayBeSecret(row.name));
  const origin = isRelative(request.url) ? RELATIVE : originOf(authorityOf(request.url));
  const isTrusted = api.policy.trustedOrigins?.includes(origin) ?? false;
  const stranger = api.policy.trustedOrigins ? "not in trustedOrigins" : "no origin of the vendor or in trustedOrigins";
  const leaving = sent.flatMap(({ name, layer }) => {
    const intended = [baseOrigin(trace, "call"), baseOrigin(trace, layer)].find((base) => base !== origin);
    if (isTrusted || intended === undefined) return [];
    const message = (shown: string): string =>
      `header ${shown} (${layer}) was set for ${shownOrigin(intended)} but is sent to ${shownOrigin(origin)}`;
    return warn("credential-leaves-origin", [name], message);
  });
  const isPlainHttp = /^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/.test(origin);
  const names = [...sent, ...inUrl].map(({ name }) => name);
  return [
    ...leaving,
    ...warn(
      "credential-withheld",
      withheld,
      (shown) => `credentials of the defaults are not sent to ${origin}, which is ${stranger} (D5): ${shown}`,
    ),
    ...warn(
      "credential-in-clear",
      isPlainHttp ? names : [],
      (shown) => `others on the network can read ${shown}, because ${origin} is not https`,
    ),
    ...warn(
      "secret-in-url",
      inUrl.map(({ name }) => name),
      (shown) => `the url contains ${shown}; servers and proxies log urls`,
    ),
  ];
}

/** Only the page that sends a relative url knows its origin (C14). */
function shownOrigin(origin: string): string {
  return origin === RELATIVE ? "the origin of the page" : origin;
}

/** The origin of the `baseUrl` in effect when a layer of defaults was added; a whole call counts as one layer. */
function baseOrigin({ layers, api, route, request }: Trace, layer: LayerName): string {
  const last = isDefault(layer) ? layers.findIndex(({ name }) => name === layer) + 1 : layers.length;
  const { origin, text } = layers.slice(0, last).findLast(({ options }) => options.baseUrl)!.options.baseUrl!;
  if (origin) return origin;
  // The base url of the vendor has variables.
  if (route?.target === "relative") return originOf(authorityOf(request!.url));
  return api.baseUrl.prefix ? api.baseUrl.origin : text;
}

function checkPlaces({ parameters }: Findings): Warning[] {
  const inBody = parameters.filter(({ rule, layer }) => rule === "P3" && isDefault(layer));
  const hidden = parameters.filter(({ rule }) => rule === "D2");
  return [
    ...warn(
      "default-in-body",
      inBody.map(({ name }) => name),
      (shown) =>
        `default parameters without a placeholder are sent in the body: ${shown}; set query parameters with .query()`,
    ),
    ...warn(
      "data-hides-parameters",
      hidden.map(({ name }) => name),
      (shown) => `data is the whole body, so these parameters are not sent: ${shown} (D2)`,
    ),
  ];
}

function checkNames({ variables, layers }: Trace, { placed, unfilled }: Findings): Warning[] {
  const indexes = new Set(variables.map(({ name }) => name));
  const free = new Set(unfilled);
  const layerOf = new Map(placed.map(({ name, layer }) => [name, layer]));
  const defaults = layers.map(({ name }) => name).filter(isDefault);
  // All steps of a call have the same precedence.
  const precedence = (name: string): number => defaults.indexOf(layerOf.get(name)!) + 1 || Infinity;
  const options = new Map<string, string>(OPTION_NAMES.map((name) => [lettersOf(name), name]));
  options.set("preview", "mediaType.previews");
  const others = placed.filter(({ name }) => !indexes.has(name));
  return others.slice(0, MOST_COMPARED_NAMES).flatMap(({ name, layer }) => {
    const near = closest(name, [...indexes]);
    const isMisspelt = near !== undefined && (free.has(near) || precedence(near) < precedence(name));
    const option = options.get(lettersOf(name));
    return [
      ...warn(
        "near-placeholder",
        isMisspelt ? [name] : [],
        (shown) => `${shown} (${layer}) has no placeholder; did you mean {${near!}}?`,
      ),
      // Only a chain can set a parameter with the exact name of an option, so it is intended.
      ...warn(
        "near-option",
        option !== undefined && option !== name ? [name] : [],
        (shown) => `${shown} (${layer}) is a parameter, not an option; did you mean ${option!}?`,
      ),
    ];
  });
}

/** The options of `request` that adapters convert for each client. */
const CONVERTED = ["timeout", "signal", "redirect"];

/** Other options belong to the client, so only misspellings are found. */
function checkRequestOptions({ layers }: Trace): Warning[] {
  const given = layers.flatMap(({ name: layer, ...own }) => {
    return keysOfRequest(own).map(([key]) => [key.slice("request.".length), layer] as const);
  });
  return given.slice(0, MOST_COMPARED_NAMES).flatMap(([name, layer]) => {
    // "maxRedirects" and "bodyTimeout" are options of clients.
    const similar = CONVERTED.filter((option) => Math.abs(option.length - name.length) < 2);
    const near = similar.includes(name) ? undefined : closest(name, similar);
    return warn("near-option", near ? [name] : [], (shown) => {
      return `${shown} in request (${layer}) may be misspelt; did you mean ${near!}?`;
    });
  });
}

const OPTION_NAMES = ["baseUrl", "method", "url", "headers", "mediaType", "data", "request"];

/** What to write instead of what other clients call the body, which may also be a parameter of an API. */
const BODY_CURES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["body", "pass its members directly"],
  // Only a step of a chain makes a parameter of it.
  ["data", "write .data(value)"],
]);

function checkValues({ variables: all, parameters }: Trace, { placed }: Findings): Warning[] {
  const variables = new Map(all.map((variable) => [variable.name, variable]));
  return placed.flatMap(({ name, layer, place }) => {
    const value = parameters.contributions.get(name)?.at(-1)?.value;
    const kind = kindOf(value);
    const cure = CURES.get(name) ?? BODY_CURES.get(name);
    const isOption = name === "timeout" ? kind === "a number" : /object|instance/.test(kind);
    const variable = variables.get(name);
    return [
      ...warn(
        "option-of-other-client",
        cure && isOption && !variable && place !== "dropped" ? [name] : [],
        (shown) => `${shown} (${layer}) is sent as a parameter; ${cure!}`,
      ),
      ...warn(
        "joined-in-placeholder",
        variable?.operator === "" && variable.modifier === "" && /list|plain/.test(kind) && place !== "dropped"
          ? [name]
          : [],
        (shown) => {
          // Exploded, a list is joined by commas, too: that only says that it is meant. An object becomes other text.
          const cure = kind === "a list" ? `pass one value, or write {${name}*} for several` : "pass one of its values";
          return `${shown} (${layer}) is ${kind}, joined by commas in {${name}}; ${cure}`;
        },
      ),
    ];
  });
}

/** `base_url` and `BaseUrls` have the same letters. */
function lettersOf(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z]/g, "");
  return letters.replace(/s$/, "");
}

function checkContent({ request }: Trace, { headers, accept: steps }: Findings): Warning[] {
  const last = steps.at(-1);
  const isAsked = steps.some(({ step }) => !/^(?:as given|format json)$/.test(step));
  const hasNoEffect = isAsked && last?.accept === (steps[0]?.rule ? "" : steps[0]?.accept);
  const { body } = request ?? {};
  const isUntyped =
    (typeof body === "string" || ArrayBuffer.isView(body) || body instanceof ArrayBuffer) &&
    !headers.some(({ name, state }) => name === "content-type" && state === "sent");
  return [
    ...warn(
      "media-type-without-effect",
      hasNoEffect ? ["accept"] : [],
      (shown) => `${last!.step} has no effect, because ${shown} has no media range of the vendor (E1, E2)`,
    ),
    ...warn(
      "content-type-missing",
      isUntyped ? ["content-type"] : [],
      (shown) => `data is sent without ${shown}: set the header, or the client guesses it (D3)`,
    ),
  ];
}
