export { findLink, nextLink } from "./find-link.js";
