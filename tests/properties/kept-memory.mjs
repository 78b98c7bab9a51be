// @ts-check
// Prints the megabytes that each attack with names keeps (tests/properties/kept-memory.test.ts). Run with --expose-gc.
import { setTimeout } from "node:timers/promises";
import { defineVendor, Endpoint, MediaTypeNegotiator } from "fluent-endpoint";
import { toFetch } from "fluent-endpoint/adapters";
import { explain } from "fluent-endpoint/explain";
import { defineRoutes } from "fluent-endpoint/routes";

const MEGABYTE = 1_000_000;
const github = new Endpoint();
const withDefaults = new Endpoint({ a: 1, headers: { "x-a": "1", "x-b": "2" } });
const VENDOR = { name: "v", baseUrl: "https://v.example", mediaTypeVersion: "v1" };
const ruled = Endpoint.for({
  ...VENDOR,
  routes: defineRoutes({ "GET /x": { query: { d: "comma" }, headers: ["x-h"], accept: "a/b" } }),
});
const negotiator = new MediaTypeNegotiator();

/**
 * A text that no other run has, as its own string.
 *
 * @param {number} run
 * @param {number} length
 */
function text(run, length) {
  return Buffer.from(`${run}-`.padEnd(length, "abcdefgh")).toString("latin1").slice(0);
}

/** @type {Record<string, (name: string, run: number) => unknown>} */
const PLACES = {
  "a parameter": (name) => github.build("/x", { [name]: 1 }),
  "a parameter of many routes": (name, run) =>
    github
      .route(`POST /items${run}`)
      .params({ [name]: 1 })
      .build(),
  "a parameter of a chain": (name) => github.route("POST /x").param(name, 1).build(),
  "a parameter of a rule": (name) => ruled.build("GET /x", { [name]: 1 }),
  "many parameters": (name) =>
    github.build("POST /x", Object.fromEntries(name.match(/.{1,9}/g)?.map((part, index) => [part + index, 1]) ?? [])),
  "a default": (name) => new Endpoint({ [name]: 1 }).build("POST /x", { a: 1 }),
  "a name of query()": (name) =>
    github
      .route("/x")
      .query({ [name]: 1 })
      .build(),
  "a value": (name) => github.build("/{x}", { x: name }),
  "a header": (name) => github.build("/x", { headers: { [name]: "1" } }),
  "a header over defaults": (name) => withDefaults.build("/x", { headers: { [name]: "1" } }),
  "a header of defaults": (name) => new Endpoint({ headers: { [name]: "1" } }).build("/x", { headers: { "x-c": "1" } }),
  "a header of a chain": (name) => withDefaults.route("/x").header(name, "1").header("x-d", "1").build(),
  "the value of a header": (name) => github.build("/x", { headers: { "x-a": name } }),
  "an accept header": (name) => github.build("/x", { headers: { accept: `a/${name}` }, mediaType: { format: "raw" } }),
  "an accept header of a negotiator": (name) => negotiator.negotiate(`a/${name}`, { format: "raw" }),
  "a format": (name) => github.build("/x", { mediaType: { format: name } }),
  "a format that is not used": (name) =>
    github.build("/x", { headers: { accept: "a/b" }, mediaType: { format: name } }),
  "a preview": (name) => github.build("/x", { mediaType: { previews: [name] } }),
  "a route": (name) => github.build(`/${name}`),
  "a route of a chain": (name) => github.route(`/${name}`).build(),
  // A variable takes hundreds of bytes when it is compiled: fewer of them show what is kept.
  ...Object.fromEntries(
    ["{/a,b}", "{a}", "{a,a,a,a,a,a}"].map((unit) => [
      `many ${unit} in a route`,
      (/** @type {string} */ name) =>
        github.build(`/${letters(name)}${unit.repeat(Math.min(name.length, 30_000) / unit.length - 2)}`, { a: 1 }),
    ]),
  ),
  "a url": (name) => github.build({ url: `/${name}` }),
  "a base URL": (name) => github.build("/x", { baseUrl: `https://a.example/${name}` }),
  "a vendor": (name) =>
    new Endpoint(defineVendor({ ...VENDOR, baseUrl: `https://a.example/${name}` }) && {}).build("/x"),
  "a method of a vendor": (name) =>
    Endpoint.for({
      ...VENDOR,
      methods: { [`M${name.replace(/[^a-h]/g, "").toUpperCase()}${letters(name)}`]: { body: true } },
    }).build("/x"),
  "a variable of a base URL": (name) =>
    Endpoint.for({ ...VENDOR, baseUrl: `https://a.example/{${name.replaceAll("-", "")}}` })
      .withDefaults({ [name.replaceAll("-", "")]: 1 })
      .build("/x"),
  "a query of a vendor": (name) => Endpoint.for({ ...VENDOR, query: { [name]: 1 } }).build("/x"),
  "a page": (name) => github.follow(`https://api.github.com/${name}`),
  "an error": (name) => github.build(`/{${name.replaceAll("-", "")}}`),
  "explain()": (name) => String(explain(github, "POST /x", { [name]: 1 })),
  "the header of a request": (name) => toFetch({ method: "get", url: "https://a.example/", headers: { [name]: "1" } }),
};

/** @param {string} name */
function letters(name) {
  return name.replace(/\D/g, "").replace(/\d/g, (digit) => "ABCDEFGHIJ"[Number(digit)] ?? "");
}

/**
 * The bytes in use. V8 compiles in other threads, and a compilation keeps the objects that it looks at until it ends: then this waits
 * for it.
 *
 * @param enough - not more than this is in use, if nothing was kept
 */
async function heap(enough = 0) {
  let least = Infinity;
  for (let attempt = 0; attempt < 5 && least > enough; attempt += 1) {
    await setTimeout(attempt ** 2);
    globalThis.gc?.();
    globalThis.gc?.();
    least = Math.min(least, process.memoryUsage().heapUsed + process.memoryUsage().external);
  }
  return least;
}

/** @type {Record<string, number>} */
const kept = {};
let before = await heap();

/**
 * @param {string} place
 * @param {(run: number) => void} build
 * @param {number} runs
 */
async function measure(place, build, runs) {
  for (let run = 0; run < runs; run += 1) build(run);
  const after = await heap(before + MEGABYTE);
  kept[place] = Math.round((after - before) / MEGABYTE);
  before = after;
}

for (const [place, build] of Object.entries(PLACES)) {
  const attack = (/** @type {number} */ length) => (/** @type {number} */ run) => {
    try {
      build(text(run, length), run);
    } catch {
      // An error must not keep names, either.
    }
  };
  await measure(`${place}, of a megabyte`, attack(MEGABYTE), 24);
  await measure(`${place}, of 1,900 characters`, attack(1_900), 1_000);
}
await measure(
  "a million names",
  (run) => {
    const name = text(run, 20);
    github.build(`/${name}`, { [name]: 1, headers: { [name]: "1" } });
    withDefaults.build("POST /x", { [name]: 1 });
  },
  250_000,
);
kept["everything"] = Math.round((await heap()) / MEGABYTE);
console.log(JSON.stringify(kept));
