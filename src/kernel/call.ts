import type { Fault, Raise } from "../errors/endpoint-error.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder, EncodedBody, Policy } from "../types/policy.js";
import type { Vendor } from "../types/vendor.js";
import type { BaseUrl, MediaType, Method, Options, RouteSettings } from "./settings.js";
import type { Expression, ParsedTemplate, TemplateReader, TemplateVariable } from "./template.js";
import type { Values } from "./values.js";

// What the pass works on: an endpoint, the options of a call, and the call. And what attaches to it.

/** What the library attaches to the kernel, and mini in part: the same for all vendors. */
export interface Platform {
  /** Called for every fault: the prose of errors. */
  readonly raise: Raise;
  /** Called once for each route: the grammar of templates. */
  readonly readTemplate: TemplateReader;
  /** Called for an expression that is more than `{x}` or `{?x,y*}` with texts and lists of texts: RFC 6570. */
  readonly expand: Expand | undefined;
  /** Called for a query parameter that is an object, or a list that is not written with commas: policies. */
  readonly writePairs: WritePairs | undefined;
  /** Called once for each route, and for each finished url that values may have aimed elsewhere: full urls. */
  readonly origins: Origins | undefined;
  /** Called for a body that is an object or a list, where the policy or the route has an encoder. */
  readonly encode: ((call: Call, members: object) => EncodedBody | undefined) | undefined;
  /** Called with the origin of a finished url: what may not leave it. */
  readonly seal: Seal | undefined;
}

/** The API of an endpoint, as the pass needs it. All endpoints of a vendor share it, and its compiled routes. */
export interface AttachedVendor extends Platform {
  /** Checked, and copied. */
  readonly definition: Vendor;
  /** By their name in upper case. */
  readonly methods: ReadonlyMap<string, Method>;
  /** Compiled routes by their text. */
  readonly routes: Map<string, Route>;
  /** The default `accept` header, which a rule overrides. */
  readonly accept: string;
  /** The media type of bodies that are objects or lists, unless something else sets one. */
  readonly contentType: string;
  /** Names of header fields and parameters that are credentials besides the standard ones, in lower case. */
  readonly credentials: readonly string[];
  /** Called for each parameter with one of these names: those that are in the query whatever the method is. */
  readonly places: ReadonlyMap<string, Place>;
  /** Called once for each route: writes placeholders of documents as templates have them. */
  readonly toTemplate: ((url: string) => string) | undefined;
  /** Called when a call or its defaults have a `mediaType`. */
  readonly mediaTypes: MediaTypes | undefined;
  /** Called once for each route: adds what the vendor says about it. */
  readonly extendRoute: ((route: Route, vendor: AttachedVendor) => Route) | undefined;
  /** Called for each member of a body: whether it is left out, because it is a default. */
  readonly leavesOut: ((call: Call, name: string, value: unknown) => boolean) | undefined;
  /** As the vendor has them: their variables are filled by the defaults of an endpoint. */
  readonly baseUrls: BaseUrls;
  /** The names of these variables. */
  readonly variables: readonly string[];
  /** Called for each call, where there are any: the defaults have set them, and the call does not. */
  readonly checkVariables: ((call: Call) => void) | undefined;
}

/** The base URLs that a vendor names. */
export interface BaseUrls {
  readonly ofVendor: BaseUrl;
  /** Those of its rules, by their text. */
  readonly ofRules: ReadonlyMap<string, BaseUrl>;
}

/** Returns the text of an expression; adds its faults to those of the call. */
export type Expand = (call: Call, expression: Expression, index: number) => string;

/** Returns the encoded pairs of a query parameter, joined by "&"; empty for an absent value. */
export type WritePairs = (call: Call, name: string, value: unknown) => string;

/** Puts a parameter that has no placeholder where it belongs. */
export type Place = (call: Call, name: string, value: unknown) => void;

/** Full urls in routes. */
export interface Origins {
  /** Writes a host with letters beyond ASCII in its `xn--` form. */
  readonly normalize: (url: string) => string;
  /** Finds out what determines the origin, and where the path starts. */
  readonly read: (url: string, template: ParsedTemplate, raise: Raise) => Pick<Route, "target" | "pathStart">;
  /** Adds the faults of values that chose an origin. */
  readonly check: (call: Call, url: string) => void;
  /** Appends pairs to a url that has a query or a fragment of its own. */
  readonly append: (url: string, pairs: string) => string;
}

/** How the options of media types are read, merged and written into `accept`. */
interface MediaTypes {
  readonly read: (option: Values, faults: Fault[], raise: Raise) => MediaType;
  /** Earlier ones first. */
  readonly merge: (all: readonly MediaType[]) => MediaType;
  /** @param accept - the header without them */
  readonly compose: (accept: string, mediaType: MediaType) => string;
}

/** Which credentials of defaults leave with a request. */
export interface Seal {
  /** Called for each finished url: whether credentials of defaults must not go to its origin. */
  readonly isUntrusted: (call: Call, url: string) => boolean;
  /** Called for such an origin: deletes the header fields of defaults. */
  readonly withhold: (call: Call, headers: Record<string, string>) => void;
  /** Called for such an origin: returns the parameters without those of defaults; `undefined` if all may go there. */
  readonly without: (call: Call) => Values | undefined;
}

/** An endpoint: its vendor, its policy, and its defaults, merged. It never changes. */
export interface Api {
  readonly vendor: AttachedVendor;
  readonly policy: Policy;
  readonly baseUrl: BaseUrl;
  /** Those of the vendor, with the values of the defaults. */
  readonly baseUrls: BaseUrls;
  /** The variables of its base URL that the defaults do not set: such an endpoint builds nothing. */
  readonly lacking: readonly string[];
  /** The origins of all base URLs of defaults. */
  readonly givenOrigins: readonly string[];
  /** These, and those that the author of the vendor named; `undefined` for the built-in vendor, which is not sealed. */
  readonly sealedOrigins: readonly string[] | undefined;
  readonly headers: Values;
  /** The header fields of calls that set none: without a body, and with the content type of the last body. */
  readonly composed: { bare: Values | undefined; typed: Values | undefined; contentType: string | undefined };
  readonly mediaType: MediaType | undefined;
  readonly parameters: Values | undefined;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly data: unknown;
  readonly request: object | undefined;
  /** Called for each finished request: the hook of a subclass. */
  readonly after: ((request: RequestOptions, call: Call) => RequestOptions) | undefined;
}

export interface Route {
  readonly method: Method;
  /** Whether the route has no method, which is then GET. */
  readonly isUrlOnly: boolean;
  /** The url as the caller wrote it. */
  readonly written: string;
  /** The url with what the vendor adds. */
  readonly url: string;
  /** Percent-encoded. */
  readonly literals: readonly string[];
  readonly expressions: readonly Expression[];
  readonly template: ParsedTemplate;
  /** The template of the url as the caller wrote it. */
  readonly asWritten: ParsedTemplate;
  /** By the name of a parameter: the slot of its value, or where else it goes. */
  readonly places: ReadonlyMap<string, number | Place>;
  /** Where parameters go that a rule sends as header fields, by their name in lower case: their case does not matter. */
  readonly fields: ReadonlyMap<string, Place> | undefined;
  /** As many `undefined` as there are slots. */
  readonly noValues: readonly undefined[];
  /** As many empty texts as there are expressions. */
  readonly noTexts: readonly string[];
  /** Whether names of the query stand in the text of the url as the caller wrote it. */
  readonly hasLiteralQuery: boolean;
  /**
   * What determines the origin. `relative`: the base URL. `absolute`: the literal start of a full url.
   * `templated-host`: a literal domain with values as labels, or a domain that values may try to extend. `dynamic`: the
   * values.
   */
  readonly target: "relative" | "absolute" | "templated-host" | "dynamic";
  /** The index in the url where the path starts. */
  readonly pathStart: number;
  /** Whether each call checks its path: the url has a literal query, does not start with "/", or goes on after `{?x}`. */
  readonly isOdd: boolean;
  /** Whether the last expression is `{?…}`, behind which nothing follows. */
  readonly endsWithQuery: boolean;
  /** The slots whose texts are those of `segments()`. */
  readonly segmentSlots: readonly number[];
  readonly settings: RouteSettings | undefined;
}

/** One call on its way to a request. */
export interface Call {
  readonly api: Api;
  readonly route: Route;
  /** The parameters, those of defaults included. */
  readonly given: Values;
  readonly own: Readonly<Options>;
  /** By slot of the route. Lists and objects have no absent members. */
  readonly values: unknown[];
  /** The text of each expression. */
  readonly texts: string[];
  /** The query parameters that have no placeholder. */
  pairs: string;
  /** The members of the body. */
  body: Record<string, unknown> | undefined;
  /** The header fields that a rule made of parameters. */
  fields: Record<string, string> | undefined;
  /** The base URL of a relative url. */
  baseUrl: BaseUrl;
  readonly faults: CallFault[];
  readonly recorder: Recorder | undefined;
}

/** Told by the pass what it does: `explain()`. A call with a recorder builds the same request. */
export interface Recorder {
  /** The options are read, and the route is known. Called again if credentials of defaults are withheld. */
  planned(call: Call): void;
  /** A variable of an expression has this text. */
  expanded(variable: TemplateVariable, text: string): void;
  /** All expressions have their texts. */
  written(call: Call): void;
  /** A parameter was placed that has no placeholder. */
  placed(placement: Placement): void;
  /** A header field is left out, or has another value than the call and the defaults give it. */
  amended(name: string, change: HeaderChange): void;
  /** An encoder writes the body: that of the rule, of the call, or of the endpoint; `undefined` if it turns out that it does not. */
  encoded(encoder: BodyEncoder | undefined, by: "rule" | "call" | "default"): void;
  /** The request is built, but a hook may still change it. */
  built(request: RequestOptions): void;
}

/** What the pass does to a header field that somebody has set, or that nobody has. */
export type HeaderChange = "rule" | "format" | "body" | "no body" | "withheld";

/** A fault of a call: those of one kind are reported together. */
export interface CallFault extends Fault {
  readonly code: "ERR_INVALID_PARAMETER" | "ERR_MISSING_PARAMETER" | "ERR_UNSAFE_ORIGIN" | "ERR_UNSAFE_PATH";
}

/** Where a parameter goes, and why. */
export interface Placement {
  readonly name: string;
  readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
  /** The rule of the specification, the decision, or the step of the chain. */
  readonly rule: "P1" | "P2" | "P3" | "A2" | "A4" | "I1" | "I9" | "D2" | "D5" | "query()";
  /** Its percent-encoded text in the url; `undefined` if it is not there. */
  readonly text?: string | undefined;
  /** The expression of the template that contains it, or another reason. */
  readonly expression?: string;
}
