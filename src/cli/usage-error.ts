/** Thrown when the arguments of the command are invalid. */
export class UsageError extends Error {}
