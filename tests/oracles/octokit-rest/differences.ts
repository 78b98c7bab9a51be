import type { RecordedRequest } from "./recorder.js";

type Parameters = Readonly<Record<string, unknown>>;

interface Difference {
  /** The decision of docs/spec/decisions.md. */
  readonly decision: string;
  /** What differs, and both results. */
  readonly row: readonly [difference: string, theirs: string, ours: string];
  /** What the server receives of us where it receives `request` of @octokit/endpoint; the same request where nothing differs. */
  readonly apply?: (request: RecordedRequest, parameters: Parameters) => RecordedRequest;
}

/** All differences of what Octokit's packages send and return. */
const DIFFERENCES: readonly Difference[] = [
  {
    // RFC 6570, section 3.2.1.
    decision: "C1",
    row: ["An optional name of the query without a value", "`?a=1&`", "`?a=1`"],
    apply: (request) => ({ ...request, url: request.url.replace(/[?&]&*$/, "") }),
  },
  {
    decision: "C7",
    row: ["A value at the start of a url, as in `{origin}/setup`", "an invalid url", "a segment of the path"],
  },
  {
    decision: "C9",
    row: ["A list in the query", "`labels=a%2Cb`", "`labels=a,b`"],
    apply: (request, parameters) => ({
      ...request,
      url: Object.keys(parameters)
        .filter((name) => Array.isArray(parameters[name]))
        .reduce(
          (url, name) => url.replace(new RegExp(`(?<=[?&]${name}=)[^&]*`), (items) => items.replaceAll("%2C", ",")),
          request.url,
        ),
    }),
  },
  {
    decision: "D1",
    row: ["PUT or PATCH without parameters", "an empty text, with a content type", "no body"],
    apply: (request) =>
      /^(?:PUT|PATCH)$/.test(request.method) && request.body === "" ? withContentType(request, undefined) : request,
  },
  {
    decision: "D3",
    row: ["Text as `data`, without a `content-type`", "sent as JSON", "sent as text, by `fetch`"],
    apply: (request, { data }) =>
      typeof data === "string" && request.headers["content-type"]?.startsWith("application/json")
        ? withContentType(request, "text/plain;charset=UTF-8")
        : request,
  },
  {
    decision: "E2",
    row: ["Previews", "requested on `/graphql` only", "requested on every route"],
    apply: (request, { previews }) =>
      Array.isArray(previews) && !request.url.endsWith("/graphql")
        ? { ...request, headers: { ...request.headers, accept: previews.map(nameOfPreview).join() } }
        : request,
  },
];

const nameOfPreview = (preview: string): string => `application/vnd.github.${preview}-preview+json`;

function withContentType(request: RecordedRequest, type: string | undefined): RecordedRequest {
  const headers = { ...request.headers };
  if (type === undefined) delete headers["content-type"];
  else headers["content-type"] = type;
  return { ...request, headers };
}

/** The request that the server must receive of us, and the decisions by which it differs from Octokit's. */
export function withDifferences(
  theirs: RecordedRequest,
  parameters: Parameters,
): { readonly request: RecordedRequest; readonly decisions: readonly string[] } {
  const { value, decisions } = applyAll(theirs, (difference) => difference.apply, parameters);
  return { request: value, decisions };
}

function applyAll<Value>(
  theirs: Value,
  stepOf: (difference: Difference) => ((value: Value, parameters: Parameters) => Value) | undefined,
  parameters: Parameters,
): { readonly value: Value; readonly decisions: readonly string[] } {
  let value = theirs;
  const decisions: string[] = [];
  for (const difference of DIFFERENCES) {
    const next = stepOf(difference)?.(value, parameters) ?? value;
    if (JSON.stringify(next) !== JSON.stringify(value)) decisions.push(difference.decision);
    value = next;
  }
  return { value, decisions };
}
