import { LONGEST_TEXT } from "./longest-text.js";

/** What may be wrong with a base URL, and what to write. A sentence follows "it". No sentence contains a value. */
export const BASE_URL_FAULTS = {
  text: 'must be text, such as "https://host/path" or the href of a URL',
  length: `must have at most ${LONGEST_TEXT} characters`,
  empty: 'is empty; write "https://host/path"',
  blank: "must not have blanks, line breaks or control characters; .trim() removes those at its ends",
  variable: "must not have variables in braces, unless it is that of the vendor; write their values",
  expression: "must have no variables but {name}; write one for each label of the host or segment of the path",
  scheme: 'must start with "https://", "http://" or, in a page, with one "/"',
  backslash: 'must not have a backslash; write "/"',
  credentials: "must not have a user name or a password; write headers: { authorization }",
  query: "must not have a query; write default parameters, or the query of the vendor",
  fragment: 'must not have a fragment; leave out "#" and what follows',
  dots: 'must not have a "." or ".." segment; write the path that it stands for',
  port: 'must have a port of digits after ":", or no ":"',
  host: 'must have a valid host and port, as "https://host:8080/path" has',
  encode: "must have a percent-encoded path, as encodeURI() writes it",
} as const;

/** What is wrong with a base URL. */
export type BaseUrlFault = keyof typeof BASE_URL_FAULTS;
