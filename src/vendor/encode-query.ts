import { quote } from "../errors/format.js";
import type { Call } from "../kernel/call.js";
import { addPair } from "../kernel/query.js";
import { isAbsent, isList, percentEncode, setOwn, withoutAbsent } from "../kernel/values.js";
import { isWellFormed } from "../shared/well-formed.js";
import type { QueryContext } from "../types/policy.js";

/** Encoded pairs: the characters of a query (RFC 3986, section 3.4) without "&", which would start another one. */
const ENCODED = /^(?:[\w!$'()*+,./:;=?@~-]|%[\dA-F]{2})*$/i;

/** Writes the collected parameters by the encoder of the policy (C15). */
export function encodeQuery(call: Call): string {
  const { recorder } = call;
  const collected = (call.collected ?? []).flatMap(({ name, rule, value: given }) => {
    const value = typeof given === "object" ? withoutAbsent(given) : given;
    if (!isAbsent(value)) return [{ name, rule, value }];
    recorder?.placed({ name, place: "query", rule });
    return [];
  });
  if (collected.length === 0) return "";
  const parameters = {};
  for (const { name, value } of collected) setOwn(parameters, name, value);
  // Reported one by one, because the encoder may sort or join them.
  if (recorder)
    for (const { name, rule, value } of collected)
      recorder.placed({ name, place: "query", rule, text: write(call, { [name]: value }) || undefined });
  return write(call, parameters);
}

function write(call: Call, parameters: Readonly<Record<string, unknown>>): string {
  const { policy } = call.api;
  const pairs: QueryContext["pairs"] = (name, value) => {
    const alone = { ...call, pairs: "", collected: undefined, recorder: undefined };
    addPair(alone, name, value, "P2");
    return alone.pairs ? alone.pairs.split("&") : [];
  };
  const written: unknown = policy.query!(parameters, { policy, pairs });
  const given = isList(written) ? written : [written];
  const texts = isList(written) ? given.map(textOf) : [undefined];
  const faulty = texts.indexOf(undefined);
  if (faulty >= 0) {
    // The pair by its name alone: its text may be secret.
    const name = nameOf(given[faulty]);
    const which = name === undefined ? "" : `; the pair ${quote(name)} is not one`;
    call.api.vendor.raise("ERR_INVALID_OPTION", [{ ...INVALID_PAIRS, detail: INVALID_PAIRS.detail + which }]);
  }
  return texts.filter(Boolean).join("&");
}

/** The text of a pair, which must not end the query or start another pair; `undefined` if it is not valid. */
function textOf(pair: unknown): string | undefined {
  if (typeof pair === "string" && ENCODED.test(pair)) return pair;
  const [name, text = ""] = isList(pair) ? pair : [];
  if (typeof name !== "string" || typeof text !== "string" || !isWellFormed(name + text)) return undefined;
  const isAlone = (pair as readonly unknown[])[1] === undefined;
  return percentEncode(name) + (isAlone ? "" : `=${percentEncode(text)}`);
}

/** The name of a pair that is not valid; `undefined` if it has none. */
function nameOf(pair: unknown): string | undefined {
  const name: unknown = isList(pair) ? pair[0] : typeof pair === "string" ? pair.replace(/=[^]*/, "") : undefined;
  return typeof name === "string" ? name : undefined;
}

const INVALID_PAIRS = {
  name: "policy.query",
  reason: "form",
  detail: 'a function that returns pairs: [name, text], or "name=text", encoded',
} as const;
