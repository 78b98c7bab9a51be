import { invalidRequest } from "../errors/invalid-request.js";
import { attempt } from "../kernel/values.js";

// In Node, AbortSignal.any() holds its sources weakly, so that a collection ends them, and it keeps what it made of a signal, or of a
// timeout that has not passed (G16). Here, a client holds its signal, and nothing else does.

/** What whoever holds a signal or a request must hold, too. */
const followed = /* @__PURE__ */ new WeakMap<object, unknown>();

/** Holds something as long as somebody holds what needs it. */
export function holdFor(holder: object, held: unknown): void {
  followed.set(holder, held);
}

/**
 * Returns a signal that aborts when the caller's does, with its reason, or after a time. Once no client holds it, it leaves no
 * listener and no timer.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the signal of the caller is none.
 */
export function joinTimeout(own: unknown, milliseconds: number): AbortSignal {
  const isWeak = isNode();
  const joined = isWeak ? undefined : attempt(() => joinByPlatform(own as AbortSignal | undefined, milliseconds));
  if (joined) return joined;
  const controller = new AbortController();
  holdFor(controller.signal, controller);
  // Elsewhere, what follows a signal may be collected before its client is ready.
  const target: Target = isWeak ? new WeakRef(controller) : { deref: () => controller };
  const release = follow(own, target);
  const timer = abortLater(target, milliseconds, release);
  if (isWeak) whenReleased(controller, timer, release);
  return controller.signal;
}

/** As standards describe them, these leave nothing. Older browsers and React Native lack them, and they take no signal of a polyfill. */
function joinByPlatform(own: AbortSignal | null | undefined, milliseconds: number): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return own ? AbortSignal.any([own, timeout]) : timeout;
}

/** Bun, Deno and workerd have the `process` of Node, too. */
export function isNode(): boolean {
  const { process, navigator } = globalThis as {
    readonly process?: { readonly versions?: { readonly node?: string } };
    readonly navigator?: { readonly userAgent?: string };
  };
  return process?.versions?.node !== undefined && /^(?:$|Node\.js)/.test(navigator?.userAgent ?? "");
}

/** The controller of a signal; in Node a `WeakRef`. */
interface Target {
  readonly deref: () => AbortController | undefined;
}

interface Followers {
  readonly targets: Set<Target>;
  /** Removes the listener. */
  readonly end: () => void;
}

/** What follows each signal of a caller, by one listener: Node 20 warns of more than ten. */
const followers = /* @__PURE__ */ new WeakMap<AbortSignal, Followers>();

/** Aborts a target with a signal, until the function that it returns is called. */
export function follow(own: unknown, target: Target): () => void {
  if (own === undefined || own === null) return () => undefined;
  const signal = own as AbortSignal;
  const known = attempt(() => followersOf(signal));
  if (!known) throw invalidRequest("request.signal", "must be an AbortSignal");
  const { targets, end } = known;
  if (signal.aborted) target.deref()?.abort(signal.reason);
  targets.add(target);
  return () => {
    targets.delete(target);
    if (targets.size === 0) end();
  };
}

function followersOf(signal: AbortSignal): Followers {
  const known = followers.get(signal);
  if (known) return known;
  const targets = new Set<Target>();
  const abort = (): void => {
    for (const target of targets) target.deref()?.abort(signal.reason);
    targets.clear();
  };
  const end = (): void => {
    signal.removeEventListener("abort", abort);
    followers.delete(signal);
  };
  signal.addEventListener("abort", abort, { once: true });
  const made = { targets, end };
  followers.set(signal, made);
  return made;
}

// Functions of their own, so that what they return holds no more than it is given.

function abortLater(target: Target, milliseconds: number, release: () => void): Timer {
  const timer = setTimeout(() => {
    target.deref()?.abort(timeoutError());
    release();
  }, milliseconds);
  (timer as { readonly unref?: () => void }).unref?.();
  return timer;
}

type Timer = ReturnType<typeof setTimeout>;

/** What is called once nobody holds the controller of a signal. */
let released: FinalizationRegistry<() => void> | undefined;

function whenReleased(controller: AbortController, timer: Timer, release: () => void): void {
  released ??= createRegistry();
  released.register(controller, endBoth(timer, release));
}

function createRegistry(): FinalizationRegistry<() => void> {
  return new FinalizationRegistry((end) => {
    end();
  });
}

function endBoth(timer: Timer, release: () => void): () => void {
  return () => {
    clearTimeout(timer);
    release();
  };
}

function timeoutError(): Error {
  const message = "The operation was aborted due to timeout";
  // React Native has no DOMException.
  return "DOMException" in globalThis
    ? new DOMException(message, "TimeoutError")
    : Object.assign(new Error(message), { name: "TimeoutError" });
}
