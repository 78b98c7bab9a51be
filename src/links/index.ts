/**
 * The links of a response, such as the next page.
 *
 * @module fluent-endpoint/links
 */
export { findLink, nextLink } from "./find-link.js";
export { pages } from "./pages.js";
export type { Chained, NextPage, PageSend } from "./pages.js";
