import { mayBeSecret } from "../shared/credentials.js";
import { closest } from "../errors/closest.js";
import { quoted } from "../errors/shown.js";
import { originOf } from "../shared/origin.js";
import { authorityOf } from "../parse/aim.js";
import type {
  AcceptStep,
  ExplainedHeader,
  ExplainedParameter,
  LayerName,
  Warning,
  WarningCode,
} from "./explanation.js";
import type { Run } from "./run.js";

/** What the warnings are drawn from. */
export interface Told {
  readonly parameters: readonly ExplainedParameter[];
  /** Those that a placeholder may take, and so not those of `query()`. */
  readonly named: readonly ExplainedParameter[];
  readonly unfilled: readonly string[];
  readonly headers: readonly ExplainedHeader[];
  readonly accept: readonly AcceptStep[];
}

/** Tells what is allowed, and may still not be meant. */
export function warningsOf(run: Run, told: Told): Warning[] {
  return [...ofCredentials(run, told), ...ofParameters(told), ...ofNames(run, told), ...ofContent(run, told)];
}

/** At most this many names are looked at one by one: a longer list was made by a program. */
const MANY = 99;
const FEW = 9;

function warn(code: WarningCode, names: readonly string[], words: (names: string) => string): Warning[] {
  const more = names.length > FEW ? ` and ${names.length - FEW} more` : "";
  return names.length > 0 ? [{ code, message: words(names.slice(0, FEW).map(quoted).join(", ") + more), names }] : [];
}

function ofCredentials(run: Run, { headers, parameters }: Told): Warning[] {
  const { request, pipeline } = run;
  if (!request) return [];
  const withheld = headers.filter(({ state }) => state === "withheld").map(({ name }) => name);
  const sent = headers.filter(({ name, state }) => state === "sent" && mayBeSecret(name));
  const inUrl = parameters.filter(({ name, became }) => became !== undefined && mayBeSecret(name));
  const origin = originOf(authorityOf(request.url));
  const isTrusted = pipeline.policy.trustedOrigins?.includes(origin) ?? false;
  const leaving = sent.flatMap(({ name, layer }) => {
    const home = [baseOrigin(run, "call"), baseOrigin(run, layer)].find((known) => known !== origin);
    if (isTrusted || home === undefined) return [];
    return warn(
      "credential-leaves-origin",
      [name],
      (shown) => `header ${shown} of ${layer} was meant for ${home}, and goes to ${origin}`,
    );
  });
  const isClear = /^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/.test(origin);
  const names = [...sent, ...inUrl].map(({ name }) => name);
  return [
    ...leaving,
    ...warn(
      "credential-withheld",
      withheld,
      (shown) => `withheld from ${origin}, which is none of the trustedOrigins (D5): header ${shown} of the defaults`,
    ),
    ...warn(
      "credential-in-clear",
      isClear ? names : [],
      (shown) => `everybody on the way to ${origin} can read ${shown}: it is not https`,
    ),
    ...warn(
      "secret-in-url",
      inUrl.map(({ name }) => name),
      (shown) => `the url shows ${shown} to every server and proxy on its way, and to their logs`,
    ),
  ];
}

/** The origin of the `baseUrl` that was in force in a layer of defaults; the whole call counts as one layer. */
function baseOrigin({ layers }: Run, by: LayerName): string {
  const last = layers.findIndex(({ name }) => name === by && /^[vd]/.test(name));
  const beneath = last < 0 ? layers : layers.slice(0, last + 1);
  return beneath.findLast(({ layer }) => layer.baseUrl)!.layer.baseUrl!.origin;
}

function ofParameters({ parameters }: Told): Warning[] {
  const names = (rule: string, layer: RegExp): string[] =>
    parameters.filter((parameter) => parameter.rule === rule && layer.test(parameter.layer)).map(({ name }) => name);
  return [
    ...warn(
      "default-in-body",
      names("P3", /^defaults/),
      (shown) => `the defaults put ${shown} into the body: no placeholder takes it`,
    ),
    ...warn(
      "data-hides-parameters",
      names("D2", /^/),
      (shown) =>
        `data, the whole body, hides ${shown} (D2); the policy { unplaced: "error" } refuses what the call gives`,
    ),
  ];
}

/** The options by the letters of their names; previews are looked for where the other options are. */
const OPTIONS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["baseurl", "baseUrl"],
  ["data", "data"],
  ["header", "headers"],
  ["mediatype", "mediaType"],
  ["method", "method"],
  ["preview", "mediaType.previews"],
  ["request", "request"],
  ["url", "url"],
]);

function ofNames({ template, layers }: Run, { named, unfilled }: Told): Warning[] {
  const placeholders = [...(template?.places.keys() ?? [])];
  const free = new Set(unfilled);
  const layerOf = new Map(named.map(({ name, layer }) => [name, layer]));
  // All of a call is one height.
  const defaults = layers.map(({ name }) => name).filter((name) => !/^[cs]/.test(name));
  const height = (name: string): number => defaults.indexOf(layerOf.get(name)!) + 1 || Infinity;
  const others = named.filter(({ name }) => !template?.places.has(name));
  return others.slice(0, MANY).flatMap(({ name, layer }) => {
    const near = closest(name, placeholders);
    const isMisspelt = near !== undefined && (free.has(near) || height(near) < height(name));
    const letters = name
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .replace(/s$/, "");
    const option = OPTIONS.get(letters);
    return [
      ...warn(
        "near-placeholder",
        isMisspelt ? [name] : [],
        (shown) => `${shown} of ${layer} has no placeholder: is {${near!}} meant?`,
      ),
      // A name that is an option's to the letter can only come from a chain, where it is meant.
      ...warn(
        "near-option",
        option !== undefined && option !== name ? [name] : [],
        (shown) => `${shown} of ${layer} is a parameter like any other: is the option ${option!} meant?`,
      ),
    ];
  });
}

function ofContent({ request }: Run, { headers, accept }: Told): Warning[] {
  const last = accept.at(-1);
  const isAsked = accept.some(({ step }) => !/^(?:as given|format json)$/.test(step));
  const isIdle = isAsked && last?.accept === (accept[0]?.rule ? "" : accept[0]?.accept);
  const { body } = request ?? {};
  const isUnnamed =
    (typeof body === "string" || isBytes(body)) &&
    !headers.some(({ name, state }) => name === "content-type" && state === "sent");
  return [
    ...warn(
      "media-type-without-effect",
      isIdle ? ["accept"] : [],
      (shown) => `${last!.step} changes nothing: ${shown} has no media range of the vendor (E1, E2)`,
    ),
    ...warn(
      "content-type-missing",
      isUnnamed ? ["content-type"] : [],
      (shown) => `data is sent without ${shown}: set it, or the client guesses (D3)`,
    ),
  ];
}

function isBytes(body: unknown): boolean {
  try {
    return ArrayBuffer.isView(body) || body instanceof ArrayBuffer;
  } catch {
    return false;
  }
}
