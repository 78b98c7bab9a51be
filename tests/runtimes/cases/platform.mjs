import { fails } from "../suite/expected.mjs";

/**
 * The runtime is the one that its row in the table says. What differs between runtimes is here, and only here.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const platform = ({ endpoint, toAngular, toAxios, toFetch }, { runtime }) => {
  return [
    ["code from strings", allowsEval, runtime.allowsEval],
    ["the setter __proto__", protoSetter, runtime.proto],
    ["Object.prototype is frozen", () => Object.isFrozen(Object.prototype), runtime.isFrozen],
    [
      "a Temporal value, where there is one (C4)",
      () => endpoint("/x", { day: day() }).url.slice(-15),
      "?day=2026-01-02",
    ],
    [
      "a host is valid where the platform's parser accepts it (C7)",
      () => endpoint("GET https://{t}.example.com/x", { t: "xn--a" }).url,
      accepts("https://xn--a.example.com/x") ? "https://xn--a.example.com/x" : fails("UnsafeOriginError"),
    ],
    [
      "a URL has the host that the platform's parser gives it",
      () => new URL("https://ä.example/").host,
      runtime.hasPunycode ? "xn--4ca.example" : "ä.example",
    ],
    [
      "toFetch, toAxios and toAngular leave out the user-agent in browsers, and only there",
      () => {
        const request = endpoint("/x", { headers: { "user-agent": "suite" } });
        const angular = toAngular(request)[2];
        return [toFetch(request)[1], toAxios(request), angular].map(({ headers }) => headers["user-agent"] === "suite");
      },
      [runtime.sendsUserAgent, runtime.sendsUserAgent, runtime.sendsUserAgent],
    ],
    ["there is fetch", () => typeof fetch === "function", runtime.hasFetch],
    ["the methods of 2023 and later that the library uses", hasNewerMethods, runtime.hasNewerMethods],
  ];
};

/**
 * What the runtime's `fetch` does in its own way.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const platformFetch = ({ endpoint, toFetch }, { origin, runtime }) => {
  const send = async (/** @type {object} */ options) => {
    const request = endpoint("PUT /sent", { baseUrl: origin, ...options });
    const isSent = await (async () => fetch(.../** @type {[string, object]} */ (toFetch(request))))().then(
      Boolean,
      () => false,
    );
    /** @type {any} */
    const [received] = await (await fetch(`${origin}/received`)).json();
    return isSent && received;
  };
  return [
    [
      "fetch sends the user-agent",
      async () => new Map((await send({ headers: { "user-agent": "suite" } })).headers).get("user-agent") === "suite",
      runtime.sendsUserAgent,
    ],
    [
      "fetch sends a stream and an async iterable over HTTP/1.1, or nothing",
      async () => [(await send({ data: stream() })).body, (await send({ data: chunks() })).body],
      runtime.sendsStreams ? ["6162", "6162"] : [undefined, undefined],
    ],
  ];
};

function allowsEval() {
  try {
    return new Function("return true")();
  } catch {
    return false;
  }
}

/** `URL.canParse()` may be missing. */
function accepts(/** @type {string} */ url) {
  try {
    return Boolean(new URL(url));
  } catch {
    return false;
  }
}

function hasNewerMethods() {
  const signal = typeof AbortSignal === "function" ? AbortSignal : {};
  return "canParse" in URL && "isWellFormed" in String.prototype && "any" in signal && "timeout" in signal;
}

function protoSetter() {
  const prototype = {};
  /** @type {Record<string, unknown>} */
  const object = {};
  try {
    object["__proto__"] = prototype;
  } catch {
    return "throws";
  }
  return Object.getPrototypeOf(object) === prototype ? "sets the prototype" : "an ordinary property";
}

function day() {
  const { Temporal } = /** @type {any} */ (globalThis);
  return Temporal ? Temporal.PlainDate.from("2026-01-02") : "2026-01-02";
}

async function* chunks() {
  for (const text of "ab") yield await Promise.resolve(new TextEncoder().encode(text));
}

function stream() {
  return new ReadableStream({
    start(controller) {
      for (const text of "ab") controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}
