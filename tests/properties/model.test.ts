// Random chains against a model of the specification: plain data and a few rules, which know nothing of the library. Each
// command is a step of a chain; Build compares the request with that of the model, and Branch goes back to an earlier chain.
import { expect, test } from "@jest/globals";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import fc from "fast-check";
import { Endpoint, EndpointError, VERSION, type RequestOptions } from "../../src/index.js";
import { check } from "./check.js";

/** What the steps of a chain said. */
interface Model {
  readonly route: { readonly method: string | undefined; readonly url: string } | undefined;
  /** That of `.method()`, unless a later route has one. */
  readonly method: string | undefined;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string | null>>;
  /** In the order in which they were first given. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly format: string;
  readonly previews: readonly string[];
  readonly requests: readonly object[];
}

const DEFAULT_ACCEPT = "application/vnd.github.v3+json";
const JSON_TYPE = "application/json; charset=utf-8";
const BODY_METHODS = ["POST", "PUT", "PATCH", "DELETE", "QUERY"];

const START: Model = {
  route: undefined,
  method: undefined,
  baseUrl: "https://api.github.com",
  headers: { accept: DEFAULT_ACCEPT, "user-agent": `github-endpoint.js/${VERSION}` },
  parameters: {},
  query: {},
  data: undefined,
  format: "",
  previews: [],
  requests: [],
};

/** The request of a model, or the codes of its errors: which of several faults is reported first is open. */
function expected(model: Model): RequestOptions | readonly string[] {
  if (!model.route) return ["ERR_INVALID_ROUTE"];
  const { url, method: own } = model.route;
  const method = model.method ?? own ?? "GET";
  const hasBody = BODY_METHODS.includes(method);
  const variables = Array.from(url.matchAll(/[{?,](\w+)/g), ([, name]) => name!);
  const required = Array.from(url.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
  // A query overrides what else goes to the query, but no placeholder of the path and no member of a body (A4).
  const isOverridden = (name: string): boolean => Object.hasOwn(model.query, name) && !required.includes(name);
  const rest = Object.entries(model.parameters).filter(
    ([name]) => !variables.includes(name) && (hasBody || !isOverridden(name)),
  );
  const ofTemplate = Object.entries(model.parameters).filter(([name]) => !isOverridden(name));

  const codes: string[] = [];
  if (required.some((name) => model.parameters[name] === undefined || model.parameters[name] === null))
    codes.push("ERR_MISSING_PARAMETER");
  if (model.data !== undefined && !hasBody) codes.push("ERR_INVALID_OPTION");
  if (model.data !== undefined && hasBody && rest.length > 0) codes.push("ERR_INVALID_PARAMETER");
  if (codes.length > 0) return codes;

  const path = StdUriTemplate.expand(url, Object.fromEntries(ofTemplate));
  const pairs = [...(hasBody ? [] : rest), ...Object.entries(model.query)].filter(([, value]) => value !== null);
  const texts = pairs.map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((item) => encodeURIComponent(String(item)))
        .join(",")}`,
  );
  const separator = path.includes("?") ? "&" : "?";
  const body = model.data ?? (hasBody && rest.length > 0 ? Object.fromEntries(rest) : undefined);
  const isJson = typeof body === "object";
  const all = {
    ...model.headers,
    accept: acceptOf(model),
    ...(isJson && !model.headers["content-type"] && { "content-type": JSON_TYPE }),
  };
  return {
    method: method.toLowerCase(),
    url: model.baseUrl + path + (texts.length > 0 ? separator + texts.join("&") : ""),
    headers: Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null)),
    ...(body !== undefined && { body }),
    ...(model.requests.length > 0 && { request: Object.assign({}, ...model.requests) as object }),
  };
}

/** Format and previews amend the vendor's range; without one, previews follow what is there (E1, E2). */
function acceptOf({ headers, format, previews }: Model): string | null {
  const accept = headers["accept"] ?? null;
  const ranges = previews.map((name) => `application/vnd.github.${name}-preview${format ? `.${format}` : "+json"}`);
  if (accept !== DEFAULT_ACCEPT) return [accept ?? [], ranges].flat().join(",") || null;
  if (ranges.length > 0) return ranges.join(",");
  return format ? `application/vnd.github.v3.${format}` : accept;
}

/** A chain with every step: the types of chains allow those only that fit. */
interface Chain {
  build(): RequestOptions;
}
type Steps = Readonly<Record<string, (...args: readonly unknown[]) => Chain>>;

/** The model and the chain that are current, and earlier ones. */
interface State<Kind> {
  current: Kind;
  readonly earlier: Kind[];
}

/** A step of a chain, and what it says. */
class Step implements fc.Command<State<Model>, State<Chain>> {
  constructor(
    readonly name: string,
    readonly args: readonly unknown[],
    readonly say: (model: Model) => Partial<Model>,
    readonly applies: (model: Model) => boolean = () => true,
  ) {}

  check({ current }: Readonly<State<Model>>): boolean {
    return this.applies(current);
  }

  run(model: State<Model>, chain: State<Chain>): void {
    model.earlier.push(model.current);
    chain.earlier.push(chain.current);
    model.current = { ...model.current, ...this.say(model.current) };
    chain.current = (chain.current as unknown as Steps)[this.name]!(...this.args);
  }

  toString(): string {
    return `.${this.name}(${this.args.map((arg) => fc.stringify(arg)).join(", ")})`;
  }
}

class Build implements fc.Command<State<Model>, State<Chain>> {
  check(): boolean {
    return true;
  }

  run({ current: model }: State<Model>, { current: chain }: State<Chain>): void {
    const wanted = expected(model);
    try {
      const request = chain.build();
      expect(request).toStrictEqual(wanted);
      // Given once, it is the very object.
      if (model.requests.length === 1) expect(request.request).toBe(model.requests[0]);
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      expect(wanted).toContain(error.code);
    }
  }

  toString(): string {
    return ".build()";
  }
}

/** Goes on from an earlier chain, as if the later steps had never been. */
class Branch implements fc.Command<State<Model>, State<Chain>> {
  constructor(readonly index: number) {}

  check({ earlier }: Readonly<State<Model>>): boolean {
    return earlier.length > 0;
  }

  run(model: State<Model>, chain: State<Chain>): void {
    const index = this.index % model.earlier.length;
    [model.current, chain.current] = [model.earlier[index]!, chain.earlier[index]!];
  }

  toString(): string {
    return `branch(${this.index})`;
  }
}

const name = fc.constantFrom("org", "owner", "type", "page", "q", "label");
const scalar = fc.oneof(fc.constantFrom("octokit", "a b", "é", "x/y", "1.0"), fc.integer(), fc.boolean());
const value = fc.oneof({ weight: 8, arbitrary: scalar }, { weight: 1, arbitrary: fc.constant(null) });
const anyValue = fc.oneof(
  { weight: 8, arbitrary: value },
  { weight: 1, arbitrary: fc.array(scalar, { minLength: 1, maxLength: 3 }) },
);
/** Lists are for the query and the body: in a path they are comma-separated, too, but that is RFC 6570's matter. */
const listName = fc.constantFrom("label", "q");
const entry = fc.oneof(fc.tuple(name, value), fc.tuple(listName, anyValue));

const url = fc.constantFrom(
  "/orgs/{org}/repos{?type}",
  "/repos/{owner}/issues",
  "/x",
  "/y{?type,page}",
  "/{org}/{owner}",
);
const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY");
const field = fc.tuple(fc.constantFrom("X-A", "Accept", "content-type"), fc.constantFrom("text/html", "a/b", null));

const dictionary = fc
  .array(entry, { maxLength: 3 })
  .map((entries): Record<string, unknown> => Object.fromEntries(entries));

const steps: fc.Arbitrary<fc.Command<State<Model>, State<Chain>>>[] = [
  fc
    .tuple(method, url)
    .map(
      ([own, path]) =>
        new Step("route", [`${own} ${path}`], () => ({ route: { method: own, url: path }, method: undefined })),
    ),
  // The GET that it implies yields to `.method()` (B1).
  url.map((path) => new Step("route", [path], () => ({ route: { method: undefined, url: path } }))),
  method.map((own) => new Step("method", [own], () => ({ method: own }))),
  entry.map(
    ([key, one]) => new Step("param", [key, one], ({ parameters }) => ({ parameters: { ...parameters, [key]: one } })),
  ),
  dictionary.map(
    (some) => new Step("params", [some], ({ parameters }) => ({ parameters: { ...parameters, ...some } })),
  ),
  name.map((key) => new Step("param", [key, undefined], () => ({}))),
  dictionary.map((some) => new Step("query", [some], ({ query }) => ({ query: { ...query, ...some } }))),
  field.map(
    ([key, text]) =>
      new Step("header", [key, text], ({ headers }) => ({ headers: { ...headers, [key.toLowerCase()]: text } })),
  ),
  fc.constantFrom("mercy", "nebula", "mercy-preview").map((preview) => {
    const bare = preview.replace("-preview", "");
    return new Step("preview", [preview], ({ previews }) => ({ previews: [...new Set([...previews, bare])] }));
  }),
  fc.constantFrom("raw", "html").map((format) => new Step("format", [format], () => ({ format }))),
  fc.constantFrom<unknown>("text", { a: 1 }, [1], 0, false).map((data) => new Step("data", [data], () => ({ data }))),
  fc
    .constantFrom({ timeout: 1 }, { signal: 2, timeout: 3 })
    .map((request) => new Step("request", [request], ({ requests }) => ({ requests: [...requests, request] }))),
  fc
    .constantFrom("https://github.example/api/v3", "http://localhost:3000")
    .map((baseUrl) => new Step("baseUrl", [baseUrl], () => ({ baseUrl }))),
  fc.nat(9).map((index) => new Branch(index)),
];

test("a chain builds what the specification says, whatever its steps and their order", () => {
  const build = fc.constant(new Build());
  const command = [build, build, build, ...steps, ...steps.slice(0, 5)];
  check(
    fc.property(fc.commands(command, { size: "+1" }), (commands) => {
      fc.modelRun(
        () => ({
          model: { current: START, earlier: [] },
          real: { current: new Endpoint().builder(), earlier: [] },
        }),
        commands,
      );
    }),
  );
});
