import { isEndpointError } from "../errors/endpoint-error.js";
import { ResponseError } from "../response/response-error.js";
import { readField } from "../shared/header-fields.js";
import { attempt } from "../kernel/values.js";
import { cutText } from "./answer-text.js";
import { RedirectError } from "./redirects.js";
import { hide } from "./hide.js";

/** How much of the body of an error a model gets: servers answer with whole pages. */
const LONGEST_BODY = 2000;

/** Says what went wrong when a request was sent, in lines for a model. Messages of other programs may have anything in them. */
export function describeError(error: unknown, route: string, secrets: readonly string[]): readonly string[] {
  if (error instanceof ResponseError) return [error.message, ...detailsOf(error, secrets)];
  if (isEndpointError(error) || error instanceof RedirectError) return [error.message];
  const { name, code, cause } = Object(error) as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  const reason = [cause?.code, code, name].find((one) => typeof one === "string" && /^\w+$/.test(one)) as
    string | undefined;
  return [`${route} got no answer${reason === undefined ? "" : ` (${reason})`}. The API may be out of reach.`];
}

/** What the message does not show: the body, which may name the arguments at fault, and when to try again. */
function detailsOf({ body, response }: ResponseError, secrets: readonly string[]): string[] {
  const json =
    typeof body === "object" && !(body instanceof Uint8Array) ? attempt(() => JSON.stringify(body)) : undefined;
  const after = readField(response.headers, "retry-after");
  return [
    ...(json === undefined ? [] : [cutText(hide(json, secrets), LONGEST_BODY, false, [])]),
    ...(after === ""
      ? []
      : [`Try again after ${hide(after.slice(0, 99), secrets)}${/^\d+$/.test(after) ? " seconds" : ""}.`]),
  ];
}
