/** The methods of every API. "+" marks those with a body (B2, B4). */
export const STANDARD_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS", "POST+", "PUT+", "PATCH+", "DELETE+"];
