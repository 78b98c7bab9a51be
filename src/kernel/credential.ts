// What a template literal makes of a value that is missing: `Bearer undefined`, `Basic undefined:undefined`, `token=null`.
const PART = '(?:[\\w-]+=)?"?(?:undefined|null|NaN|\\[object \\w+\\])"?';

// What btoa() makes of "undefined:undefined" and "null:null". No other encoded text is read.
const ENCODED = "dW5kZWZpbmVkOnVuZGVmaW5lZA==|bnVsbDpudWxs";

// The start of a function or a class on one line, which somebody forgot to call.
const FUNCTION = "(?:async )?(?:function\\b[ *\\w]*\\(|(?:\\([^()]*\\)|[\\w$]+) ?=> ?[^ ])|class\\b[ \\w$]*\\{";

// Functions, because a bundler keeps an expression with a text that it would have to join.
const missing = (): string =>
  `(?:[^ \\t]+[ \\t]+)?(?:(?:${PART}(?:[:,; \\t]+${PART})*|${ENCODED})[ \\t]*$|${FUNCTION})`;

/** A credential that was made of missing values, with or without a scheme (D4). */
const MISSING_CREDENTIAL = /* @__PURE__ */ (() => new RegExp(`^[ \\t]*${missing()}`))();

/** The same for `authorization`: also a scheme with a blank and nothing after it (RFC 9110, section 11.4). */
const MISSING_AUTHORIZATION = /* @__PURE__ */ (() => new RegExp(`^[ \\t]*(?:${missing()}|[^ \\t]+[ \\t]+$)`))();

/** Both need one of these, or a blank at the end. They take a microsecond for a token, which nearly always has none. */
const NEEDED = ["=>", "class", "function", "undefined", "null", "NaN", "[object ", "dW5k", "bnVs"];

/** Whether a header field is meant to have a credential and has none (D4). Credentials of vendors may have no scheme. */
export function lacksCredential(name: string, value: string, credentials: readonly string[]): boolean {
  const isAuthorization = name === "authorization" || name === "proxy-authorization";
  if (!isAuthorization && !credentials.includes(name)) return false;
  const isPossible = /[ \t]$/.test(value.slice(-1)) || NEEDED.some((part) => value.includes(part));
  return isPossible && (isAuthorization ? MISSING_AUTHORIZATION : MISSING_CREDENTIAL).test(value);
}
