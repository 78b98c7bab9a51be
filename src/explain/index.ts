export { explain } from "./explain.js";
export type * from "./explanation.js";
