// The statements of a catalogue, each with what the request of it has in the wrong place.
import { runInThisContext } from "node:vm";

import { Endpoint } from "fluent-endpoint";
import { form, multipart } from "fluent-endpoint/bodies";

import { callForm, callOf, callsByName, chain } from "./calls.mjs";
import { FORM, MULTIPART, operationsOf } from "./operations.mjs";
import { defaults, formData, misplaced, policy } from "./placement.mjs";

export const forms = { call: callForm, chain };

/**
 * @typedef {object} Statement
 * @property {string} text
 * @property {keyof typeof forms} form
 * @property {string} route of the document
 * @property {string[]} misplaced what the request has in the wrong place, or the error of the run time
 */

const plain = new Endpoint(defaults).withPolicy(policy);

/**
 * The endpoints by how they encode bodies, each with its type in a program, and the media type that it writes.
 */
export const endpoints = {
  plain: { api: plain, type: "Endpoint<paths>", mediaType: undefined },
  form: { api: plain.withPolicy({ body: form }), type: "Endpoint<paths & FormBodies>", mediaType: FORM },
  multipart: {
    api: plain.withPolicy({ body: multipart }),
    type: "Endpoint<paths & MultipartBodies>",
    mediaType: MULTIPART,
  },
};

/**
 * Each operation with its required parameters and members, and with all of them; and what a user may try besides: to set
 * something by its name alone where that does not work. The run time decides.
 *
 * @param {any} document
 * @param {keyof typeof endpoints} endpoint
 * @returns {Statement[]}
 */
export function statementsOf(document, endpoint) {
  const { api, mediaType } = endpoints[endpoint];
  const all = operationsOf(document, "all", mediaType);
  /** @param {{ operation: import("./operations.mjs").Operation, call: import("./calls.mjs").Call }} call */
  const inEachForm = ({ operation, call }) =>
    Object.entries(forms).map(([form, write]) =>
      run(api, operation, write(call), /** @type {Statement["form"]} */ (form)),
    );
  const statements = operationsOf(document, "required", mediaType).flatMap((required, index) => {
    const complete = /** @type {typeof required} */ (all[index]);
    const meant = [required, complete].flatMap((operation) => inEachForm({ operation, call: callOf(operation) }));
    const tried = callsByName(required, complete).flatMap(inEachForm);
    return [...meant, ...tried.filter(({ misplaced }) => misplaced.length > 0)];
  });
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

/**
 * @param {Endpoint} api
 * @param {import("./operations.mjs").Operation} operation
 * @param {string} text
 * @param {Statement["form"]} form
 * @returns {Statement}
 */
function run(api, operation, text, form) {
  const statement = { text, form, route: `${operation.method} ${operation.path}` };
  try {
    const request = runInThisContext(`(api, formData) => ${text.slice(0, -1)}`)(api, formData);
    return { ...statement, misplaced: misplaced(operation, request) };
  } catch (error) {
    return { ...statement, misplaced: [/** @type {Error} */ (error).message] };
  }
}
