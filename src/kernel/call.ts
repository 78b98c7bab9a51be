import type { Issue } from "../errors/endpoint-error.js";
import type { RequestOptions } from "../types/options.js";
import type { BodyEncoder, Policy } from "../types/policy.js";
import type { Vendor } from "../types/vendor.js";
import type { BaseUrl, MediaType, Method, Options } from "./settings.js";
import type { Expression, ParsedTemplate } from "./template.js";
import type { Values } from "./values.js";

// What the pass works on: the state of an endpoint, and a call.

/** Parameters and options: of defaults, of a call, of a step of a chain. */
export interface Given {
  /** A parameter that is `undefined` is not given. */
  readonly parameters: Values;
  readonly options: Readonly<Options>;
}

/** A vendor, checked and prepared. All endpoints of a vendor share it, and its compiled routes. */
export interface CompiledVendor {
  /** Checked, and copied. */
  readonly definition: Vendor;
  /** Whether it is GITHUB without any other field, whose credentials go anywhere (D5). */
  readonly isBuiltIn: boolean;
  /** By their name in upper case. */
  readonly methods: ReadonlyMap<string, Method>;
  /** Compiled routes by their text. */
  readonly routes: Map<string, Route>;
  /** The default `accept` header. */
  readonly accept: string;
  /** The media type of bodies that are objects or lists, which clients send as JSON. */
  readonly contentType: string;
  /** The names of header fields and parameters that are credentials besides the standard ones, in lower case. */
  readonly credentials: readonly string[];
  /** The names of parameters that are in the query whatever the method is. */
  readonly query: ReadonlySet<string>;
  readonly mediaTypes: { readonly compose: (accept: string, mediaType: MediaType) => string };
  /** As the vendor has them: the defaults of an endpoint fill their variables. */
  readonly baseUrls: BaseUrls;
  /** The names of these variables; most vendors have none. */
  readonly variables: readonly string[];
  readonly rules: RouteRules | undefined;
}

/** The base URLs that a vendor names. */
export interface BaseUrls {
  readonly ofVendor: BaseUrl;
  /** Those of its rules, by their text. */
  readonly ofRules: ReadonlyMap<string, BaseUrl>;
}

/** The state of an endpoint. It never changes. */
export interface EndpointState {
  readonly vendor: CompiledVendor;
  readonly policy: Policy;
  /** Those of the vendor included. */
  readonly defaults: Given;
  /** The default base URL, and those of the vendor, with the values of their variables. */
  readonly baseUrl: BaseUrl;
  readonly baseUrls: BaseUrls;
  /** The variables of its base URL that the defaults do not set: such an endpoint builds nothing. */
  readonly lacking: readonly string[];
  /** The origins of all base URLs of defaults. */
  readonly givenOrigins: readonly string[];
  /** Whether somebody has set, or removed, the `accept` header of the vendor, which a rule overrides. */
  readonly setsAccept: boolean;
  /** The origins that get the credentials of defaults; `undefined` for the built-in vendor, whose credentials go anywhere. */
  readonly ownOrigins: readonly string[] | undefined;
  /** The header fields of a call that sets none. */
  readonly headers: DefaultHeaders;
  /** The default parameters that are credentials; most endpoints have none. */
  readonly secrets: readonly string[];
  /** The hook of a subclass, which is called for each finished request. */
  readonly finalize: ((request: RequestOptions, call: Call) => RequestOptions) | undefined;
}

/** The header fields of a call that sets none. */
export interface DefaultHeaders {
  /** The `content-type` that the defaults set. */
  readonly contentType: string | undefined;
  /** Without a body. */
  readonly bare: Values;
  /** With a body of the vendor's own type. */
  readonly typed: () => Values;
}

/** A compiled route. */
export interface Route {
  readonly method: Method;
  /** Whether the route has no method, which is then GET. */
  readonly isUrlOnly: boolean;
  /** The url as the caller wrote it, and its template. */
  readonly written: string;
  readonly asWritten: ParsedTemplate;
  /** The url with what a rule adds. */
  readonly url: string;
  /** Percent-encoded. */
  readonly literals: readonly string[];
  readonly expressions: readonly Expression[];
  /** By the name of a parameter: the slot of its value, or where else it goes. */
  readonly places: ReadonlyMap<string, number | Place>;
  /** As many `undefined` as there are slots, and as there are expressions. */
  readonly noValues: readonly undefined[];
  readonly noTexts: readonly undefined[];
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
  /** Whether the last expression is `{?…}`: where the route is not odd, nothing follows it. */
  readonly endsWithQuery: boolean;
  readonly rule: CompiledRule | undefined;
  /** Credentials of the vendor's query whose names the route has for something else: their defaults go to the query alone (I9). */
  readonly credentials: readonly string[];
}

/** What a vendor says about a route. Defaults and calls override it. */
export interface CompiledRule {
  /** The documented route; empty for what is said of all routes. */
  readonly route: string;
  /** The url of the route with what the rule adds. */
  readonly url: string;
  /** Where parameters go that have no placeholder. */
  readonly places: ReadonlyMap<string, Place>;
  /** Where parameters go that are sent as header fields, by their name in lower case: their case does not matter. */
  readonly fields: ReadonlyMap<string, Place>;
  /** Which of the places are in the query. */
  readonly query: ReadonlyMap<string, Place>;
  /** The values of parameters that neither defaults nor calls set (I11). */
  readonly defaults: Values;
  /** Whether a parameter may be an object; `undefined` if each may. */
  readonly takesObject: ((name: string) => boolean) | undefined;
  /** The names of parameters whose texts are those of `segments()`. */
  readonly segments: readonly string[];
  readonly baseUrl: BaseUrl | undefined;
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
  /** `"data"` if the body is always `data`. */
  readonly body: BodyEncoder | "data" | undefined;
  /** Whether the encoder also writes `data` that is a text. */
  readonly encodesText: boolean;
  /** Whether the body is there without members, too. */
  readonly requiresBody: boolean;
  /** Whether a chain has chosen how to write a list or an object whose style the rule sets. */
  readonly isRestyled: (call: Call, name: string, value: unknown) => boolean;
}

/** The rules of a vendor's routes: those of `defineRoutes()`. */
export interface RouteRules {
  /** Called once for each route. */
  readonly find: (
    vendor: CompiledVendor,
    method: string,
    written: string,
    template: ParsedTemplate,
  ) => CompiledRule | undefined;
  /** Writes the placeholders of documents as templates have them, and reads such templates. */
  readonly toTemplate: (url: string) => string;
  readonly readTemplate: (url: string) => ParsedTemplate;
  /** Whether default parameters are never members of a body. */
  readonly bodiesWithoutDefaults: boolean;
  /** The base URLs of all rules; some may have variables. */
  readonly baseUrls: readonly BaseUrl[];
}

/** One call on its way to a request. */
export interface Call extends Given {
  readonly state: EndpointState;
  readonly route: Route;
  /** That of the endpoint, with what a chain changes. */
  readonly policy: Policy;
  /** Whether a parameter with the name of an option or of a credential header is probably a mistake (A10, D10). */
  readonly checksNames: boolean;
  /** By slot of the route. Lists have no absent items, and objects a member that is not absent. */
  readonly values: unknown[];
  /** The text of each expression; `undefined` before the url is written. */
  readonly texts: string[];
  /** The query parameters that have no placeholder. */
  pairs: string;
  /** The members of the body. */
  members: Record<string, unknown> | undefined;
  /** The header fields that a rule made of parameters. */
  fields: Record<string, string> | undefined;
  /** The base URL of a relative url. */
  readonly baseUrl: BaseUrl;
  readonly faults: CallFault[];
  readonly recorder: Recorder | undefined;
}

/** Puts a parameter that has no placeholder where it belongs. */
export type Place = (call: Call, name: string, value: unknown, isOfCall: boolean) => void;

/** Told by the pass what cannot be seen in its result: `explain()`. */
export interface Recorder {
  /** A parameter was placed that has no placeholder, or was left out. */
  placed(placement: Placement): void;
  /** A header field is left out, or has another value than the call and the defaults give it. */
  amended(name: string, change: HeaderChange): void;
  /** An encoder writes the body: that of the rule, of the call, or of the endpoint; `undefined` if it turns out that it does not. */
  encoded(encoder: BodyEncoder | undefined, by: "rule" | "call" | "default"): void;
}

/** What the pass does to a header field that somebody has set, or that nobody has. */
export type HeaderChange = "rule" | "format" | "body" | "no body" | "withheld";

/** A fault of a call: those of one kind are reported together. */
export interface CallFault extends Issue {
  /** The index of the expression in the route. */
  readonly expression?: number;
  readonly code: "ERR_INVALID_PARAMETER" | "ERR_MISSING_PARAMETER" | "ERR_UNSAFE_ORIGIN" | "ERR_UNSAFE_PATH";
}

/** Where a parameter goes, and why. */
export interface Placement {
  readonly name: string;
  readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
  /** The rule of the specification, the decision, or the step of the chain. */
  readonly rule: "P1" | "P2" | "P3" | "A2" | "A4" | "I1" | "I9" | "I11" | "D2" | "D5" | "query()";
  /** Its percent-encoded text in the url; `undefined` if it is not there. */
  readonly text?: string | undefined;
  /** The expression of the template that contains it, or another reason. */
  readonly expression?: string;
}
