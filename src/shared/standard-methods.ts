/** The methods of every API. "+" marks those with a body. */
export const STANDARD_METHODS: readonly string[] = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST+",
  "PUT+",
  "PATCH+",
  "DELETE+",
  "QUERY+",
];

/** The method of a route without one. */
export const DEFAULT_METHOD = "GET";
