/** The methods that every API has; "+" marks those whose remaining parameters form a body (B2, B4). */
export const STANDARD_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS", "POST+", "PUT+", "PATCH+", "DELETE+"];
