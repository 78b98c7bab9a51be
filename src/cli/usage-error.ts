/** Thrown where the command is called in a way that it is not made for. */
export class UsageError extends Error {}
