// Documents with faults and hostile texts in any place, of all versions: the command says what is wrong, or writes only its own code.
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import fc from "fast-check";

import { kindsOf } from "../../../tests/openapi/kinds-of.js";
import { checkAsync, ENOUGH } from "../../../tests/properties/check.js";
import { folder } from "./command.js";
import { DOCUMENTS, placesOf, withValue, type Place } from "./documents.js";
import { Recorder, recordFiles } from "./foreign.js";

/** The steps until one fails, and its error. */
const STEPS =
  /^Reading api.json\n(?:Reading the operations\n(?:Writing the types .*\n(?:Checking the types\n(?:Writing the modules\n)?)?)?)?error: .+\n/;

let server: Recorder;
let files: readonly string[];

beforeAll(async () => {
  server = await new Recorder().listen();
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  files = recordFiles();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const VERSIONS = Object.keys(DOCUMENTS);
const PLACES = Object.fromEntries(VERSIONS.map((version) => [version, placesOf(DOCUMENTS[version])]));
/** The names and the texts that documents have. */
const WORDS = [...JSON.stringify(DOCUMENTS).matchAll(/"([^"]*)"/g)].map(([, word]) => word!);

const words = (text: string): string[] => text.split(" ");

const text = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(
    ...words("__proto__ constructor toString # #/ #/a #a #/paths #/% #/components/schemas/Pet / /a /{a} /a#b // x-a 1"),
    ...words(
      "REF ../private.yaml /etc/private.yaml file:///etc/private.yaml #a/../../private.yaml 2.0 3.0.0 3.1.0 3.2.0",
    ),
    ...["", "*/ alert(1) /*", "\n; alert(1) //", '"; alert(1); "', "`${alert(1)}`", "\u001b[31m", "\u202e", "\u2028"],
    "\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    fc.constantFrom(null, true, false, 0, -1, 1e99, [], {}),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(text, tie("value"), { maxKeys: 3 }),
    fc.record({ $ref: text }),
    fc.record(
      { type: text, properties: fc.dictionary(text, tie("value"), { maxKeys: 2 }), items: tie("value") },
      { requiredKeys: [] },
    ),
  ),
}));

/** What happens at a place: another value, or that of another place; the member is gone, or has another name. */
const change = fc.record({
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  value: fc.oneof(
    value,
    fc
      .double({ min: 0, max: 0.999, noNaN: true })
      .map((share) => (document: unknown, places: readonly Place[]) => valueAt(document, pick(places, share))),
  ),
  name: fc.option(text),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null;
const pick = <Item>(items: readonly Item[], share: number): Item => items[Math.floor(items.length * share)]!;

function changed(document: unknown, places: readonly Place[], { place, value: given, name }: Change): unknown {
  const at = pick(places, place);
  const replacement: unknown = typeof given === "function" ? given(document, places) : given;
  if (name === null) return withValue(document, at, () => replacement);
  return withValue(document, at.slice(0, -1), (part) => {
    if (!isObject(part) || Array.isArray(part)) return replacement;
    const others = Object.entries(part).filter(([one]) => one !== at.at(-1));
    return { ...Object.fromEntries(others), [name]: replacement };
  });
}

function valueAt(document: unknown, place: Place): unknown {
  return place.reduce((part, name) => (isObject(part) ? (part as Record<string, unknown>)[name] : part), document);
}

test("the command says what is wrong, or writes only its own code", async () => {
  const printed = ["log", "error", "warn", "info", "debug"].map((name) =>
    jest.spyOn(console, name as "log").mockImplementation(() => undefined),
  );
  const codes = { 0: 0, 1: 0, 2: 0 };
  await checkAsync(
    fc.asyncProperty(
      fc.constantFrom(...VERSIONS),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (version, changes) => {
        const document = changes.reduce<unknown>(
          (made, one) => changed(made, PLACES[version]!, one),
          DOCUMENTS[version],
        );
        folder.write(
          "api.json",
          JSON.stringify([document]).slice(1, -1).replaceAll('"REF"', `"${server.origin}/private.yaml"`),
        );
        const args = ["--out", "out", "--name", "acme", "--base-url", "https://acme.example", "--lenient"];
        const { code, stdout, stderr } = await folder.vendor("api.json", ...args);
        codes[code as 0] += 1;
        expect(server.requests).toEqual([]);
        expect(files.filter((path) => path.includes("private.") && !path.startsWith(folder.path))).toEqual([]);
        for (const print of printed) expect(print).not.toHaveBeenCalled();
        // eslint-disable-next-line no-control-regex -- what a terminal acts on
        expect(stdout + stderr).not.toMatch(/(?!\n)[\x00-\x1f\x7f-\x9f\u202e\u2028]/);
        // Errors of the platform do not say where.
        expect(stderr).not.toMatch(
          /Cannot read|is not (?:a function|iterable|defined)|undefined|call stack|\[object|Reduce of|convert/,
        );
        if (code !== 0) expect(stderr).toMatch(STEPS);
        else {
          expect(kindsOf(folder.read("out/acme.routes.ts"))).toEqual([
            expect.stringMatching(/^(?:VariableStatement|ExportDeclaration)$/),
          ]);
          for (const kind of kindsOf(folder.read("out/acme.paths.ts"), true))
            expect(kind).toMatch(/^(?:Interface|TypeAlias)Declaration$/);
          expect(kindsOf(folder.read("out/acme.ts")).filter((kind) => kind !== "TypeAliasDeclaration")).toEqual([
            ...["ClassDeclaration", "ExportDeclaration", "ImportDeclaration", "VariableStatement"],
          ]);
        }
      },
    ),
    0.1,
  );
  // Many faults leave a document that can be read.
  expect(codes[0]).toBeGreaterThan(ENOUGH / 10);
}, 3_600_000);
