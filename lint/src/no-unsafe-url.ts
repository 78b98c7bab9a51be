import type { Rule } from "eslint";

import { typeOf } from "./annotations.js";
import { isEncoded, isHarmless, isQueryText } from "./harmless.js";
import { patternOf } from "./patterns.js";
import { isConcatenation } from "./parts.js";
import { Reach } from "./reach.js";
import { suggest } from "./suggest.js";
import { isWrapper, type Node, type Source, unwrap } from "./tree.js";
import { readUrl, type Url, type UrlValue } from "./url.js";

export interface NoUnsafeUrlOptions {
  /** More functions that send requests: `["gateway.call", "sendTo*"]`. */
  readonly clients?: readonly string[];
  /** Functions and values that are safe: `["toSlug", "this.tenantId"]`. */
  readonly ignore?: readonly string[];
}

const NAMES = { type: "array", items: { type: "string", minLength: 1 }, uniqueItems: true } as const;

export const noUnsafeUrl: Rule.RuleModule = {
  meta: {
    type: "problem",
    docs: { description: "Report values that can change the path or the query of a url that is sent" },
    hasSuggestions: true,
    schema: [{ type: "object", properties: { clients: NAMES, ignore: NAMES }, additionalProperties: false }],
    messages: {
      raw: '"{{name}}" stands in the path of this url as it is: "..", "/" or "?" in it reaches another resource. Write path`…` of fluent-endpoint/path.',
      encoded:
        'encodeURIComponent() leaves ".." as it is: "{{name}}" reaches another resource. Write path`…` of fluent-endpoint/path, without encodeURIComponent().',
      query:
        '"{{name}}" stands in the query of this url as it is: "&" in it adds parameters. Write path`…` of fluent-endpoint/path, or URLSearchParams.',
      tag: "Write path`…`: it encodes the value, and throws if it would change the path.",
      segments: "Write path`…` with segments({{name}}): its slashes are slashes.",
    },
  },
  create(context) {
    const source = context.sourceCode as unknown as Source;
    const options = (context.options[0] ?? {}) as NoUnsafeUrlOptions;
    const ignore = (options.ignore ?? []).map(patternOf);
    const reach = new Reach(source, (options.clients ?? []).map(patternOf));

    let reported = 0;
    const check = (node: Node): void => {
      const url = isPart(node) ? undefined : readUrl(source, node);
      const unsafe = new Map<UrlValue, Problem>();
      for (const value of url?.values.values() ?? []) {
        const problem = problemOf(source, value, ignore);
        if (problem) unsafe.set(value, problem);
      }
      if (!url || unsafe.size === 0 || !reach.isSent(node)) return;
      for (const [value, messageId] of unsafe) {
        const data = { name: nameIn(source, value.node) };
        const suggested =
          unsafe.size > MOST_VALUES || (reported += 1) > MOST_SUGGESTED
            ? []
            : suggestions(source, url, new Set(unsafe.keys()), value, messageId);
        context.report({ node: value.node, messageId, data, suggest: suggested.map((one) => ({ ...one, data })) });
      }
    };
    return {
      TemplateLiteral: (node) => {
        check(node as unknown as Node);
      },
      BinaryExpression: (node) => {
        check(node as unknown as Node);
      },
    };
  },
};

/** Each suggestion writes the whole url: one of a thousand values has none. */
const MOST_VALUES = 50;

/** Each suggestion holds the file from its imports to the url: the first ones of a file have some. */
const MOST_SUGGESTED = 500;

type Problem = "raw" | "encoded" | "query";

/** Whether a text is a part of a longer one, which is checked as a whole, or of a tag, which sees its values. */
function isPart(node: Node): boolean {
  let { parent } = node;
  while (parent && isWrapper(parent)) ({ parent } = parent);
  if (parent?.type === "TaggedTemplateExpression") return true;
  return !!parent && isConcatenation(parent) && isConcatenation(node);
}

/** What is wrong with a value. */
function problemOf(
  source: Source,
  { node, place, isSegment }: UrlValue,
  ignore: readonly RegExp[],
): Problem | undefined {
  if (isHarmless(source, node, ignore)) return undefined;
  const encoded = isEncoded(source, node);
  if (place === "query") return encoded || isQueryText(source, node) ? undefined : "query";
  if (!encoded) return "raw";
  return isSegment ? "encoded" : undefined;
}

function suggestions(
  source: Source,
  url: Url,
  unsafe: ReadonlySet<UrlValue>,
  value: UrlValue,
  problem: Problem,
): { messageId: "tag" | "segments"; fix: Rule.ReportFixer }[] {
  const tag = suggest(source, url, unsafe);
  // What may be no text has no slashes.
  const isText = typeOf(source, value.node)?.type !== "TSUnionType";
  const segments = problem === "raw" && isText ? suggest(source, url, unsafe, value) : undefined;
  return [
    ...(tag ? [{ messageId: "tag" as const, fix: tag as unknown as Rule.ReportFixer }] : []),
    ...(segments ? [{ messageId: "segments" as const, fix: segments as unknown as Rule.ReportFixer }] : []),
  ];
}

/** The value as a message shows it. */
function nameIn(source: Source, node: Node): string {
  const inner = unwrap(node);
  const isEncoding = inner.type === "CallExpression" && source.getText(inner.callee) === "encodeURIComponent";
  const shown = isEncoding && inner.arguments[0] ? inner.arguments[0] : inner;
  const text = source.getText(shown).replace(/\s+/g, " ");
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
