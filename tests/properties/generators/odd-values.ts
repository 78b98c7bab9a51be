/** Values that no one passes on purpose, and functions that create them. */
import { Endpoint, endpoint } from "../../../src/index.js";

/** The error that getters throw: the only foreign error that may escape (T1). */
export const SENTINEL = new RangeError("the caller's own");

function throwSentinel(): never {
  throw SENTINEL;
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
  Object.defineProperty({}, "a", { get: throwSentinel, enumerable: true }),
  Object.defineProperty({}, "headers", { get: throwSentinel, enumerable: true }),
  Object.defineProperty([], 0, { get: throwSentinel, enumerable: true }),
  { toString: throwSentinel, valueOf: throwSentinel, toJSON: throwSentinel, [Symbol.toPrimitive]: throwSentinel },
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
  Object.create(null),
  Object.freeze(Object.create({ inherited: 1 })),
  globalThis.Math,
  new Endpoint(),
  new Endpoint().builder(),
  endpoint,
];
