import { InvalidRequestError } from "../errors/invalid-request.js";

/**
 * Returns a signal that aborts when the caller's does, or the other one, with its reason; the other one if there is none of the
 * caller. React Native has no `AbortSignal.any()`.
 *
 * @throws {InvalidRequestError} When the signal of the caller is none.
 */
export function withSignalOf(own: unknown, other: AbortSignal): AbortSignal {
  if (own === undefined || own === null) return other;
  const signals = [own as AbortSignal, other];
  try {
    return "any" in AbortSignal ? AbortSignal.any(signals) : joinByHand(signals);
  } catch {
    throw new InvalidRequestError("request.signal", "must be an AbortSignal");
  }
}

function joinByHand(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => {
      controller.abort(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  }
  return controller.signal;
}
