/** The methods of every API. "+" marks those with a body (B2, B4). */
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

/** The method of a route without one (B1). */
export const DEFAULT_METHOD = "GET";
