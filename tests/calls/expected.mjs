const JSON_TYPE = "application/json; charset=utf-8";

/**
 * A JSON body, with its content type.
 *
 * @param {unknown} body
 * @param {{ url?: string, headers?: object, method?: string }} [more]
 */
export const json = (body, more = {}) => ({ ...more, body, headers: { "content-type": JSON_TYPE, ...more.headers } });

/** The members of a text of JSON: `__proto__` is an ordinary name there. */
export const parsed = (/** @type {string} */ text) => JSON.parse(text);
