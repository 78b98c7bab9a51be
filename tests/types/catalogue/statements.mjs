// The statements of a catalogue, each with what the request of it has in the wrong place.
import { runInThisContext } from "node:vm";

import { Endpoint } from "fluent-endpoint";
import { form, multipart } from "fluent-endpoint/bodies";

import { callForm, callOf, callsByName, callsWithIgnoredBody, chain } from "./calls.mjs";
import { FORM, MULTIPART, operationsOf } from "./operations.mjs";
import { defaults, formData, misplaced, policy } from "./placement.mjs";

export const forms = { call: callForm, chain };

/** @typedef {"path" | "query" | "header" | "cookie" | "body"} Place */

/**
 * @typedef {object} Statement
 * @property {string} text
 * @property {keyof typeof forms} form
 * @property {string} route of the document
 * @property {boolean} isMeant whether it sets each parameter as the document and the guide say
 * @property {Place[]} places the places of its parameters and its body
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
  /**
   * @param {{ operation: import("./operations.mjs").Operation, call: import("./calls.mjs").Call }} call
   * @param {boolean} isMeant
   */
  const inEachForm = ({ operation, call }, isMeant) =>
    Object.entries(forms).map(([form, write]) => ({
      ...run(api, operation, write(call), /** @type {Statement["form"]} */ (form)),
      isMeant: isMeant && !(form === "call" && hasNameOfOption(operation)),
    }));
  const statements = operationsOf(document, "required", mediaType).flatMap((required, index) => {
    const complete = /** @type {typeof required} */ (all[index]);
    const meant = [required, complete].flatMap((operation) => inEachForm({ operation, call: callOf(operation) }, true));
    const tries = [...callsByName(required, complete), ...callsWithIgnoredBody(required, complete)];
    const tried = tries.flatMap((call) => inEachForm(call, false));
    return [...meant, ...tried.filter(({ misplaced }) => misplaced.length > 0)];
  });
  // Of equal statements, the first: it is meant, if one of them is.
  return [...new Map(statements.reverse().map((statement) => [statement.text, statement])).values()].reverse();
}

/**
 * Whether a call cannot pass a query parameter by its name, because the route sets the option with this name.
 *
 * @param {import("./operations.mjs").Operation} operation
 */
function hasNameOfOption({ parameters }) {
  return parameters.some(({ place, name }) => place === "query" && /^(?:url|method)$/.test(name));
}

/**
 * @param {Endpoint} api
 * @param {import("./operations.mjs").Operation} operation
 * @param {string} text
 * @param {Statement["form"]} form
 * @returns {Omit<Statement, "isMeant">}
 */
function run(api, operation, text, form) {
  const { method, path, parameters, body } = operation;
  const places = [...parameters.map(({ place }) => place), ...(body ? [/** @type {const} */ ("body")] : [])];
  const statement = { text, form, route: `${method} ${path}`, places };
  try {
    const request = runInThisContext(`(api, formData) => ${text.slice(0, -1)}`)(api, formData);
    return { ...statement, misplaced: misplaced(operation, request) };
  } catch (error) {
    return { ...statement, misplaced: [/** @type {Error} */ (error).message] };
  }
}
