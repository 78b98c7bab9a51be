/**
 * Random calls, the same ones in every run: the generator has a seed. No value is expected, but all runtimes agree.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const random = ({ Endpoint, toCurl, explain }) => {
  const { pick, several, number } = generator(20_261_122);
  const endpoints = POLICIES.map((policy) => new Endpoint({ d: "default" }).withPolicy(policy));

  const text = () => several(8, () => pick(CHARACTERS)).join("");
  const scalar = () => pick([text, number, () => pick(ODD)])();
  const list = () => several(4, scalar);
  const map = () => Object.fromEntries(several(4, () => [text(), scalar()]));
  const value = () =>
    pick([scalar, scalar, scalar, list, map, () => ({ [text()]: list(), k: map() }), () => [map()]])();
  const expression = () => {
    const variables = several(3, () => pick(NAMES) + pick(["", "", "", "*", ":3"])).join(",") || "a";
    return `{${pick(["", "", "+", "#", ".", "/", ";", "?", "&"])}${variables}}`;
  };
  const url = () => pick(STARTS) + several(4, () => pick([expression, () => pick(LITERALS)])()).join("");
  const options = () => ({
    ...Object.fromEntries(several(5, () => [pick(NAMES), value()])),
    headers: Object.fromEntries(several(2, () => [`x-${pick(NAMES)}`, pick([number, () => pick(HEADERS)])()])),
  });

  return Array.from({ length: CALLS }, (_, index) => {
    const [route, parameters, endpoint] = [url(), options(), pick(endpoints)];
    const method = pick(["GET", "POST", "DELETE"]);
    const show = pick([toCurl, (/** @type {unknown} */ request) => request]);
    const isExplained = index % 5 === 0;
    return [
      `call ${index}`,
      () =>
        isExplained
          ? explained(explain(endpoint, `${method} ${route}`, parameters))
          : show(endpoint.build(`${method} ${route}`, parameters)),
    ];
  });
};

/** Where intrinsics are frozen, the name of a class cannot be read without running code of the value. */
const explained = (/** @type {object} */ explanation) =>
  JSON.stringify(explanation).replaceAll('"a Date"', '"a class instance"');

const CALLS = 1000;
const NAMES = ["a", "b", "c", "d", "e", "f_1", "%C3%A4", "__proto__", "0"];
const HEADERS = ["", "a b", "\t", "é", "token secret", "a\r\nb", "ā", null, true, 5n];
const STARTS = ["/", "/x/", "", "https://api.github.com/", "https://{t}.example.com/", "{+next}"];
const LITERALS = ["/", "x", "/y/", "?q=1", "#f", "-", ".", "..", "%2e", ":a", "/:b", "@", "ä", "&z="];
const CHARACTERS = [
  ..."aZ09-._~:/?#[]@!$&'()*+,;=%^|\\\"<>{}` \t\n\0äß€\u2028😀\ud800",
  "%2F",
  "%zz",
  "..",
  "\r\n",
  "__proto__",
];
const ODD = [
  null,
  undefined,
  true,
  false,
  "",
  0n,
  -(2n ** 70n),
  new Date(1e12),
  new Date(NaN),
  new URL("https://xn--4ca.example/?ö"),
  NaN,
];
const POLICIES = [
  {},
  { arrays: "repeat" },
  { arrays: "brackets", objects: "brackets" },
  { arrays: "indices", objects: "brackets" },
];

/**
 * The generator mulberry32.
 *
 * @param {number} seed
 */
function generator(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** @type {<T>(items: readonly T[]) => T} */
    pick: (items) => /** @type {any} */ (items[Math.floor(next() * items.length)]),
    /** @type {<T>(most: number, create: () => T) => T[]} */
    several: (most, create) => Array.from({ length: Math.floor(next() * (most + 1)) }, create),
    /** Of any magnitude. The exact value, because powers are approximations that differ between engines. */
    number: () => Number(`${Math.floor((next() - 0.5) * 2 ** 52)}e${Math.floor(next() * 60 - 40)}`),
  };
}
