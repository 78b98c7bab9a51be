import { EndpointError, type Raise } from "../errors/endpoint-error.js";

/** Throws an error with the code, the names and the reasons of faults, without sentences: they would be a third of a page. */
export const raise: Raise = (code, faults) => {
  const issues = faults.map(({ name, reason, detail }) => ({ name, reason, detail }));
  const shown = issues.map(({ name, reason }) => `${name} (${reason})`).join(", ");
  throw new EndpointError(code, `${code}: ${shown.slice(0, 999).replace(/[^ -~]/g, "·")}`, issues);
};
