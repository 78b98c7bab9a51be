// What a template literal makes of a value that is missing: `Bearer undefined`, `Basic undefined:undefined`, `token=null`.
const PART = '(?:[\\w-]+=)?"?(?:undefined|null|NaN|\\[object \\w+\\])"?';

// What btoa() makes of "undefined:undefined" and "null:null". No other encoded text is read.
const ENCODED = "dW5kZWZpbmVkOnVuZGVmaW5lZA==|bnVsbDpudWxs";

// The start of a function or a class on one line, which somebody forgot to call.
const FUNCTION = "(?:async )?(?:function\\b[ *\\w]*\\(|(?:\\([^()]*\\)|[\\w$]+) ?=> ?[^ ])|class\\b[ \\w$]*\\{";

const MISSING = `(?:[^ \\t]+[ \\t]+)?(?:(?:${PART}(?:[:,; \\t]+${PART})*|${ENCODED})[ \\t]*$|${FUNCTION})`;

/** Matches a credential that was made of missing values, with or without a scheme (D4). */
export const MISSING_CREDENTIAL = /* @__PURE__ */ new RegExp(`^[ \\t]*${MISSING}`);

/** The same for `authorization`: also matches a scheme with a blank and nothing after it (RFC 9110, section 11.4). */
export const MISSING_AUTHORIZATION = /* @__PURE__ */ new RegExp(`^[ \\t]*(?:${MISSING}|[^ \\t]+[ \\t]+$)`);
