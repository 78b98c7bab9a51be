import { invalidRequest } from "../errors/invalid-request.js";

// Signals are joined by hand: what AbortSignal.any() and AbortSignal.timeout() make holds its sources weakly, so that after a garbage
// collection it never aborts (G16). Here, each source holds what follows it.

/**
 * Returns a signal that aborts when the caller's does, or the other one, with its reason; the other one if there is none of the
 * caller.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the signal of the caller is none.
 */
export function withSignalOf(own: unknown, other: AbortSignal): AbortSignal {
  if (own === undefined || own === null) return other;
  const controller = new AbortController();
  const signals = [own as AbortSignal, other];
  const abort = ({ target }: { readonly target: unknown }): void => {
    for (const signal of signals) signal.removeEventListener("abort", abort);
    controller.abort((target as AbortSignal).reason);
  };
  try {
    for (const signal of signals) signal.addEventListener("abort", abort);
  } catch {
    throw invalidRequest("request.signal", "must be an AbortSignal");
  }
  const aborted = signals.find((signal) => signal.aborted);
  if (aborted) abort({ target: aborted });
  return controller.signal;
}

/** Returns a signal that aborts after a time; the timer holds it, and does not keep a process alive. */
export function afterTime(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const timer: unknown = setTimeout(() => {
    controller.abort(timeoutError());
  }, milliseconds);
  (timer as { readonly unref?: () => void }).unref?.();
  return controller.signal;
}

function timeoutError(): Error {
  const message = "The operation was aborted due to timeout";
  // React Native has no DOMException.
  return "DOMException" in globalThis
    ? new DOMException(message, "TimeoutError")
    : Object.assign(new Error(message), { name: "TimeoutError" });
}
