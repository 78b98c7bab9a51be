import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint, type RequestBuilder } from "fluent-endpoint";

import { growthExponent, type Point } from "../measure/fit.js";
import { median } from "../measure/median.js";
import { timeInTurns } from "../measure/turns.js";
import type { Effort } from "../measure/effort.js";
import type { Growth, Line } from "../report/result.js";
import type { Suite } from "./suite.js";

/** Makes ready, outside the clock, what is timed at a size. */
type Prepare = (size: number) => () => unknown;

interface Growing extends Pick<Growth, "name" | "title" | "size" | "cost"> {
  readonly sizes: readonly number[];
  readonly contenders: Readonly<Record<string, Prepare>>;
}

const github = new Endpoint();
const OURS = "fluent-endpoint";
const OCTOKIT = "@octokit/endpoint";
/** Text of which a fifth has to be encoded; joined, so that it is one string before the clock starts. */
const words = (length: number): string =>
  Array<string>(length / "word ".length)
    .fill("word ")
    .join("");

const values = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`parameter_${index}`, `value ${index}`]));

/** The same header and parameter over and over: what grows is the number of layers, not what they say. */
const LAYERS = Array.from({ length: 100 }, (_, layer) => ({
  headers: { "x-trace": `trace-${layer}` },
  parameter: `value-${layer}`,
}));

const stacked = (size: number): Endpoint =>
  LAYERS.slice(0, size).reduce((lower, layer) => lower.withDefaults(layer), github);
const stackedOctokit = (size: number): typeof octokit =>
  LAYERS.slice(0, size).reduce<typeof octokit>((lower, layer) => lower.defaults(layer), octokit);

const GROWING: readonly Growing[] = [
  {
    name: "growth-parameters",
    title: "Parameters of one call",
    size: "parameters",
    cost: "time of a build",
    sizes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    contenders: {
      [OURS]: (size) => {
        const options = values(size);
        return () => github.build("GET /search", options);
      },
      [OCTOKIT]: (size) => {
        const options = values(size);
        return () => octokit("GET /search", options);
      },
    },
  },
  {
    name: "growth-url",
    title: "Length of a value in the url",
    size: "characters",
    cost: "time of a build",
    // Encoded, the longest takes more: the limit of a url is 1,048,576 characters (T2).
    sizes: [10, 100, 1000, 10_000, 100_000, 500_000],
    contenders: {
      [OURS]: (size) => {
        const options = { text: words(size) };
        return () => github.build("GET /search/{text}", options).url.charCodeAt(0);
      },
      [OCTOKIT]: (size) => {
        const options = { text: words(size) };
        return () => octokit("GET /search/{text}", options).url.charCodeAt(0);
      },
    },
  },
  {
    name: "growth-expressions",
    title: "Expressions of a url, whose values leave an empty segment",
    size: "expressions",
    cost: "time of a build that throws",
    sizes: [1, 10, 100, 1000, 10_000],
    contenders: {
      [OURS]: (size) => {
        // A new url each time, because a parsed one is kept.
        let count = 0;
        const values = { a: "" };
        return () => {
          count += 1;
          try {
            return github.build(`GET /${count}/${"{a}".repeat(size)}`, values);
          } catch (error) {
            return error;
          }
        };
      },
    },
  },
  {
    name: "growth-defaults",
    title: "Layers of defaults, stacked and built once",
    size: "layers",
    cost: "time of stacking them all and building once",
    sizes: [1, 2, 5, 10, 20, 50, 100],
    contenders: {
      [OURS]: (size) => () => stacked(size).build("GET /user"),
      [OCTOKIT]: (size) => () => stackedOctokit(size)("GET /user"),
    },
  },
  {
    name: "growth-defaults-build",
    title: "A build over layers of defaults",
    size: "layers",
    cost: "time of a build",
    sizes: [1, 2, 5, 10, 20, 50, 100],
    contenders: {
      [OURS]: (size) => {
        const endpoint = stacked(size);
        return () => endpoint.build("GET /user");
      },
      [OCTOKIT]: (size) => {
        const endpoint = stackedOctokit(size);
        return () => endpoint("GET /user");
      },
    },
  },
  {
    name: "growth-chain",
    title: "Steps of a chain",
    size: "steps",
    cost: "time of all steps and a build",
    sizes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    contenders: {
      [OURS]: (size) => {
        const steps = Object.entries(values(size));
        return () => {
          let builder: RequestBuilder = github.route("GET /search");
          for (const [name, value] of steps) builder = builder.param(name, value);
          return builder.build();
        };
      },
    },
  },
];

/** Times what grows, one suite for each. */
export const GROWTH: readonly Suite[] = GROWING.map(({ sizes, contenders, ...told }) => ({
  name: told.name,
  measure: (effort: Effort): readonly Growth[] => {
    const wanted = sizes.filter((size) => size <= Math.max(10, sizes.at(-1)! * effort.growth));
    const all = Object.entries(contenders);
    const actions = all.flatMap(([, prepare]) => wanted.map(prepare));
    const rounds = timeInTurns(actions, effort);
    const lines = all.map(([name], index) => {
      const times = rounds.map((round) => round.slice(index * wanted.length, (index + 1) * wanted.length));
      return lineOf(name, wanted, times);
    });
    return [{ kind: "growth", unit: "ns", ...told, lines }];
  },
}));

/** Medians over all rounds; of the exponents too, because within a round the machine is the same for all sizes. */
function lineOf(name: string, sizes: readonly number[], rounds: readonly (readonly number[])[]): Line {
  const points = sizes.map((size, index): Point => [size, median(rounds.map((round) => round[index]!))]);
  const exponents = rounds.map((round) => growthExponent(sizes.map((size, index): Point => [size, round[index]!])));
  return { name, points, exponent: median(exponents) };
}
