/** An error of any class. */
export interface Caught extends Error {
  readonly body?: unknown;
  readonly problem?: unknown;
  readonly response?: unknown;
  readonly issues?: unknown;
}

/** What a promise is rejected with. */
export async function caught(promise: Promise<unknown>): Promise<Caught> {
  return promise.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (error: unknown) => error as Caught,
  );
}
