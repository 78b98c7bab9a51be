import type { TSESTree } from "@typescript-eslint/utils";

import {
  calleeName,
  isFunction,
  memberName,
  nameOf,
  type Node,
  type Source,
  unwrap,
  variableOf,
  wordsOf,
} from "./tree.js";

export type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** What an argument is in the call of a client. */
export type ArgumentKind = "url" | "options";

/** Names of properties that hold a url. */
const URL_PROPERTY = /^(?:url|uri|path|pathname|endpoint|href)$/;

const METHOD = /^(?:get|post|put|patch|delete|del|head|options)$/;

/** Names of methods as a client is told them: `request("GET", …)`. */
const METHOD_TEXT = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/i;

/** Words in the names of functions that send requests: `fetchJson`, `apiRequest`. */
const CLIENT_WORD = /^(?:\w*fetch\w*|request|requests|api|http|https|axios|ky|got|undici|superagent|needle|swr)$/;

/** Other functions with such words in their names: `isApiRequest()`, `logRequest()`. */
const NO_CLIENT =
  /^(?:is|has|should|can|match|matches|parse|on|handle|log|debug|assert|validate|check|register|mock|create|build|make|to|from|describe|test|it|prefetch|format|render|navigate|redirect)$/;

/** What ends the name of a function that makes a url of another: `buildUrl()`, `withBasePath()`. */
const URL_WORD = /^(?:url|uri|path|endpoint|href|link)$/;

/** What has a `.get()` or `.delete()`, and is no client. */
const NO_RECEIVER =
  /^(?:map|set|weakmap|cache|caches|headers?|params|searchparams|query|storage|store|kv|redis|cookies?|session|registry|formdata|config|env|nock|cy|lodash|_|table|index|router|lru|memo|db|trie|schema)$/;

/** What argument of a call takes a url, if it is the call of a client. */
export function argumentKind(
  source: Source,
  call: Call,
  argument: Node,
  clients: readonly RegExp[],
): ArgumentKind | undefined {
  const index = call.arguments.indexOf(argument as TSESTree.CallExpressionArgument);
  const name = calleeName(call);
  if (name === undefined || index === -1) return undefined;
  const kind = unwrap(argument).type === "ObjectExpression" ? "options" : "url";
  const callee = source.getText(unwrap(call.callee));
  if (clients.some((client) => client.test(callee) || client.test(name))) return kind;
  if (call.type === "NewExpression")
    return /^(?:URL|Request|EventSource)$/.test(name) && index === 0 ? kind : undefined;
  // The handler of a server's route stands behind its path.
  if (call.arguments.some((one) => isFunction(one)) && !isNodeHttp(source, call.callee)) return undefined;
  if (isClientName(source, call, clientIn(source, call.callee) ?? name, index)) return kind;
  return call.arguments.some((one) => isMethodText(one) || hasMethod(one) || isFetch(one)) ? kind : undefined;
}

function isClientName(source: Source, call: TSESTree.CallExpression, name: string, index: number): boolean {
  const callee = unwrap(call.callee);
  const words = wordsOf(name);
  if (METHOD.test(name)) {
    if (callee.type === "Identifier") return true;
    return index === 0 && callee.type === "MemberExpression" && !isNoClient(source, callee.object);
  }
  if (NO_CLIENT.test(words[0] ?? "") || URL_WORD.test(words.at(-1) ?? "")) return false;
  return (
    words.some((word) => CLIENT_WORD.test(word)) ||
    (METHOD.test(words[0] ?? "") && /^(?:json|text)$/.test(words[1] ?? ""))
  );
}

/** The name of the client that a variable of the file holds: `got` of `const acme = got.extend({ … })`. */
function clientIn(source: Source, node: Node, depth = 5): string | undefined {
  const inner = unwrap(node);
  const definition = inner.type === "Identifier" ? variableOf(source, inner)?.defs[0] : undefined;
  const init = definition?.type === "Variable" && definition.node.id.type === "Identifier" && definition.node.init;
  if (init && depth > 0) return clientIn(source, init, depth - 1);
  if (inner.type === "MemberExpression") return memberName(inner);
  if (inner.type !== "CallExpression" || inner.callee.type !== "MemberExpression") return nameOf(inner);
  const isInstance = /^(?:create|extend|defaults|instance)$/.test(calleeName(inner) ?? "");
  return isInstance ? clientIn(source, inner.callee.object, depth - 1) : undefined;
}

/** Whether a function is one of `node:http`: its callback gets the response. */
function isNodeHttp(source: Source, callee: Node): boolean {
  const object = callee.type === "MemberExpression" ? callee.object : undefined;
  const definition = object?.type === "Identifier" ? variableOf(source, object)?.defs[0] : undefined;
  const declared = definition?.type === "ImportBinding" ? definition.parent : definition?.node;
  return declared !== undefined && /["'](?:node:)?https?["']/.test(source.getText(declared));
}

/** Whether an object is a Map, headers or a cache, by its name or by what the file sets it to. */
function isNoClient(source: Source, receiver: Node): boolean {
  const inner = unwrap(receiver);
  const name = inner.type === "MemberExpression" ? memberName(inner) : nameOf(inner);
  if (name !== undefined && NO_RECEIVER.test(wordsOf(name).at(-1) ?? "")) return true;
  if (/searchparams$/i.test(name ?? "")) return true;
  const definition = inner.type === "Identifier" ? variableOf(source, inner)?.defs[0] : undefined;
  const init = definition?.type === "Variable" ? definition.node.init : inner;
  return (
    init?.type === "NewExpression" &&
    /^(?:Weak)?(?:Map|Set)$|^Headers$|^URLSearchParams$|^FormData$/.test(calleeName(init) ?? "")
  );
}

function isMethodText(node: Node): boolean {
  return node.type === "Literal" && typeof node.value === "string" && METHOD_TEXT.test(node.value);
}

/** `get(this.fetch, url)`. */
function isFetch(node: Node): boolean {
  return (node.type === "MemberExpression" ? memberName(node) : nameOf(node)) === "fetch";
}

/** Whether an object has a `method`: the options of a request. */
export function hasMethod(node: Node): boolean {
  return (
    node.type === "ObjectExpression" &&
    node.properties.some(
      (property) => property.type === "Property" && nameOf(property.key) === "method" && isMethodText(property.value),
    )
  );
}

/** Whether a property of an object holds a url. */
export function isUrlProperty(property: TSESTree.Property): boolean {
  return !property.computed && URL_PROPERTY.test(nameOf(property.key) ?? "");
}

/** Whether a call returns its argument, or a url made of it: `encodeURI(url)`, `withQuery(url, …)`, `buildUrl(path)`. */
export function passesUrl(call: TSESTree.CallExpression, argument: Node): boolean {
  const name = calleeName(call) ?? "";
  if (call.arguments[0] !== argument && !/^(?:join|urljoin|resolve)$/i.test(name)) return false;
  const words = wordsOf(name);
  if (/^(?:encodeURI|String|urljoin)$/i.test(name)) return true;
  return words.length > 1 && (URL_WORD.test(words.at(-1)!) || /^(?:with|append|add)$/.test(words[0]!));
}
