/**
 * The links of a response, such as the next page.
 *
 * @module fluent-endpoint/links
 */
export { findLink, nextLink } from "./find-link.js";
