/** Values that no one passes on purpose, and functions that create them. */
import { Endpoint, endpoint } from "../../../src/index.js";

/** The error that getters and traps throw: the only foreign error that may escape. */
export const SENTINEL = new RangeError("the caller's own");

export function throwSentinel(): never {
  throw SENTINEL;
}

export function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** A Proxy whose traps throw, except for the names in `quiet`. */
export function trapped(target: object, ...quiet: string[]): unknown {
  const names = Object.getOwnPropertyNames(Reflect).filter((name) => !quiet.includes(name));
  return new Proxy(target, Object.fromEntries(names.map((name) => [name, throwSentinel])));
}

/** An array of the maximum length with few items. */
function sparse(...items: unknown[]): unknown[] {
  const list: unknown[] = [];
  list.length = 2 ** 32 - 1;
  items.forEach((item, index) => (list[index * 1_000_000] = item));
  return list;
}

const cyclicObject: Record<string, unknown> = { a: 1 };
cyclicObject["self"] = cyclicObject;
const cyclicList: unknown[] = [1];
cyclicList.push(cyclicList);

/** Values that fast-check does not generate. */
export const ODD_VALUES: readonly unknown[] = [
  revoked({}),
  revoked([]),
  revoked(() => {}),
  trapped({}),
  trapped([]),
  trapped(() => {}),
  trapped({ a: 1, headers: {}, url: "/x" }, "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"),
  trapped({ a: 1 }, "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf", "get"),
  new Proxy({}, { get: () => 5 }),
  new Proxy({}, { get: () => 5, has: () => true, getOwnPropertyDescriptor: () => ({ value: 5, configurable: true }) }),
  new Proxy(
    { a: 1 },
    { get: () => ({}), getOwnPropertyDescriptor: () => ({ value: {}, configurable: true, enumerable: true }) },
  ),
  new Proxy({ a: 1, "x-a": "b" }, { get: () => "/x", has: () => true }),
  new Proxy([1, 2], {}),
  Object.defineProperty({}, "a", { get: throwSentinel, enumerable: true }),
  Object.defineProperty({}, "headers", { get: throwSentinel, enumerable: true }),
  Object.defineProperty([], 0, { get: throwSentinel, enumerable: true }),
  { toString: throwSentinel, valueOf: throwSentinel, toJSON: throwSentinel, [Symbol.toPrimitive]: throwSentinel },
  { [Symbol.toStringTag]: "Temporal.Instant" },
  Object.defineProperty({}, Symbol.toStringTag, { get: throwSentinel }),
  Object.defineProperty({}, Symbol.iterator, { get: throwSentinel }),
  Object.defineProperty(new (class extends Map {})(), "a", { get: throwSentinel, enumerable: true }),
  Object.create({}, { [Symbol.hasInstance]: { value: throwSentinel }, a: { value: 1, enumerable: true } }),
  cyclicObject,
  cyclicList,
  sparse(),
  sparse("a", 1, null),
  sparse(Symbol("a")),
  Symbol("s"),
  Symbol.iterator,
  "x".repeat(20_000),
  "/{a}".repeat(1_000),
  "{",
  "/x/{a}",
  "GET /x/{a}{?b*}",
  "POST https://{a}.example.com/{+b}",
  "https://user:pass@x.example",
  "\ud800",
  "a\r\nb: c",
  "\0",
  -0,
  NaN,
  2n ** 100n,
  (): void => {},
  Map,
  async (): Promise<void> => Promise.resolve(),
  Promise.resolve(),
  new Date(NaN),
  new Date(8.64e15),
  new Map([["a", 1]]),
  new WeakMap(),
  new URL("https://x.example"),
  new Headers({ a: "b" }),
  new URLSearchParams("a=b"),
  new Error("x"),
  /x/g,
  new ArrayBuffer(8),
  new DataView(new ArrayBuffer(8)),
  new (class extends Array {})(3),
  Object.create(Array.prototype),
  Object.create(Date.prototype),
  Object.create(URL.prototype),
  Object.create(null),
  Object.freeze(Object.create({ inherited: 1 })),
  Array.prototype,
  Object.prototype,
  Function.prototype,
  Reflect,
  globalThis.Math,
  new Endpoint(),
  new Endpoint().builder(),
  endpoint,
];
