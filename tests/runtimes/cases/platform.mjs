/**
 * The runtime is the one that its row in the table says. What differs between runtimes is here, and only here.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const platform = ({ endpoint, toAngular, toAxios, toFetch }, { origin, runtime }) => {
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
    ["code from strings", allowsEval, runtime.allowsEval],
    [
      "a Temporal value, where there is one (C4)",
      () => endpoint("/x", { day: day() }).url.slice(-15),
      "?day=2026-01-02",
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
