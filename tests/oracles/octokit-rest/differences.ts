import type { RecordedRequest } from "./recorder.js";

type Parameters = Readonly<Record<string, unknown>>;

interface Difference {
  /** The decision of docs/spec/decisions.md. */
  readonly decision: string;
  /** What the server receives of us where it receives `request` of @octokit/endpoint; the same request where nothing differs. */
  readonly apply: (request: RecordedRequest, parameters: Parameters) => RecordedRequest;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    // RFC 6570, section 3.2.1: an undefined variable leaves no "&". Octokit: "?key=1&", "?&&".
    decision: "C1",
    apply: (request) => ({ ...request, url: request.url.replace(/[?&]&*$/, "") }),
  },
  {
    // The commas of a list in the query are literal. Octokit: "a%2Cb".
    decision: "C9",
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
    // No parameters, no body. Octokit: PUT and PATCH with an empty text, whose type `fetch` adds.
    decision: "D1",
    apply: (request) =>
      /^(?:PUT|PATCH)$/.test(request.method) && request.body === "" ? withContentType(request, undefined) : request,
  },
  {
    // Text is not JSON. Octokit: the type of JSON, unless the call has another.
    decision: "D3",
    apply: (request, { data }) =>
      typeof data === "string" && request.headers["content-type"]?.startsWith("application/json")
        ? withContentType(request, "text/plain;charset=UTF-8")
        : request,
  },
];

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
  let request = theirs;
  const decisions: string[] = [];
  for (const { decision, apply } of DIFFERENCES) {
    const next = apply(request, parameters);
    if (JSON.stringify(next) !== JSON.stringify(request)) decisions.push(decision);
    request = next;
  }
  return { request, decisions };
}
