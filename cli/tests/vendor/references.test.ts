// A document chooses no file and no url (I4): foreign references in every node of documents of all versions.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { documentOf } from "../../../tests/openapi/document.js";
import { ENOUGH } from "../../../tests/properties/check.js";
import { folder, Folder } from "./command.js";
import { DOCUMENTS, placesOf, withValue, type Place } from "./documents.js";
import { Recorder, recordFiles } from "./foreign.js";

let outside: Folder;
let server: Recorder;
let files: readonly string[];

beforeAll(async () => {
  server = await new Recorder().listen();
  outside = new Folder();
  for (const name of ["private.yaml", "private.json", "private.md"])
    outside.write(name, '{ "SECRET": { "type": "string" } }');
});

afterAll(() => {
  server.close();
  outside.remove();
});

const start = process.cwd();

beforeEach(() => {
  // As in a terminal: a relative path, and what could be taken for one, leads to this folder.
  process.chdir(folder.path);
  files = recordFiles();
  server.requests.length = 0;
});

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(start);
});

/** References to another place, by name. */
const foreign = (): Readonly<Record<string, string>> => {
  const secret = join(outside.path, "private.yaml");
  const steps = "../".repeat(20);
  return {
    "http:": `${server.origin}/private.yaml#/SECRET`,
    "file:": pathToFileURL(secret).href,
    absolute: `${secret}#/SECRET`,
    relative: `${steps}${secret.slice(1)}`,
    // Neither a pointer nor an anchor: parsers take it for the name of a file.
    "after #": `#a/${steps}${secret.slice(1)}`,
    "after ##": `##/../${steps}${secret.slice(1)}`,
    "protocol-relative": `//${new URL(server.origin).host}/private.json`,
    "with a blank": ` ${server.origin}/private.json`,
  };
};

/** What the attacker puts into a node. */
const ATTACKS: Readonly<Record<string, (reference: string) => (value: unknown) => unknown>> = {
  "a reference instead of it": ($ref) => () => ({ $ref }),
  "a reference in it": ($ref) => (value) => (isObject(value) ? { ...value, $ref } : { a: [value, { $ref }] }),
  "a reference in an unknown member": ($ref) => (value) =>
    isObject(value) ? { ...value, foo: { bar: [{ $ref }] } } : [{ $ref }],
  "an external value": (externalValue) => (value) => ({ ...(isObject(value) && value), externalValue }),
  "a mapping": (other) => (value) => ({
    ...(isObject(value) && value),
    discriminator: { propertyName: "a", mapping: { a: other } },
  }),
};

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isOutside = (path: string): boolean => path.includes("private.") && !path.startsWith(folder.path);

describe.each(Object.keys(DOCUMENTS))("a document of version %s", (version) => {
  const document = DOCUMENTS[version]!;
  const places: readonly Place[] = placesOf(document);

  test("is read as it is", async () => {
    folder.write("api.json", document);
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
    expect(files).toContain(join(folder.path, "api.json"));
  });

  test("requests no url and opens no file, whatever its nodes refer to", async () => {
    const cases = Object.keys(ATTACKS).flatMap((attack) =>
      Object.entries(foreign()).map(([kind, reference]) => ({ attack, kind, reference })),
    );
    for (const [index, place] of places.entries()) {
      // Each node has some of the cases; with many `PROPERTY_RUNS`, it has all.
      for (let turn = 0; turn < Math.min(cases.length, ENOUGH / 50); turn += 1) {
        const { attack, kind, reference } = cases[(index * 7 + turn * 11) % cases.length]!;
        folder.write("api.json", withValue(document, place, ATTACKS[attack]!(reference)));
        const { code, stdout, stderr } = await folder.vendor("api.json", "--out", "out");
        const what = `${attack}, ${kind}, at ${place.join("/")}: ${stderr}`;
        expect({ what, requests: server.requests, files: files.filter(isOutside) }).toEqual({
          ...{ what, requests: [], files: [] },
        });
        // In data, it is no reference.
        const isData = place.some((name) => /^(?:examples?|default|enum|x-any)$/.test(name));
        if (attack.includes("reference") && !isData)
          expect({ what, code, stdout }).toEqual({ what, code: 1, stdout: "" });
        if (code === 0) expect(folder.read("out/acme.paths.ts")).not.toContain("SECRET");
      }
    }
  }, 300_000);
});

describe("a document of the web", () => {
  let other: Recorder;

  beforeEach(async () => {
    other = await new Recorder().listen();
  });

  afterEach(() => {
    other.close();
    server.files.clear();
  });

  const served = (path: string, content: unknown): string => {
    server.files.set(path, JSON.stringify(content));
    return `${server.origin}${path}`;
  };
  const item = { get: { responses: {} } };

  test("reaches no local file and no other origin, from any place of its own files", async () => {
    const secret = join(outside.path, "private.yaml");
    const references = [
      ...[pathToFileURL(secret).href, secret, `${"../".repeat(20)}${secret.slice(1)}`, `file:${secret}`, `c:${secret}`],
      ...[
        `${other.origin}/a.json`,
        `//${new URL(other.origin).host}/a.json`,
        `http:\\\\${new URL(other.origin).host}/a.json`,
      ],
    ];
    for (const $ref of references) {
      for (const document of [
        documentOf({ "/a": { $ref } }),
        documentOf({}, { foo: { $ref } }),
        documentOf({ "/a": { $ref: "item.json" } }),
      ]) {
        served("/item.json", { ...item, $ref });
        const { code, stdout } = await folder.vendor(served("/api.json", document), "--out", "out");
        expect({ $ref, code, stdout, files: files.filter(isOutside), requests: other.requests }).toEqual({
          ...{ $ref, code: 1, stdout: "" },
          ...{ files: [], requests: [] },
        });
      }
    }
  });

  test("has its files on the same origin, and its digest is that of all", async () => {
    const url = served("/v1/api.json", documentOf({ "/a": { $ref: "../item.json" } }));
    served("/item.json", item);
    expect(await folder.vendor(url, "--out", "out")).toMatchObject({ code: 0 });
    expect(server.requests).toEqual(["/v1/api.json", "/item.json"]);
    expect(await folder.vendor(url, "--out", "out", "--check")).toMatchObject({ code: 0 });
    served("/item.json", { ...item, summary: "changed" });
    expect(await folder.vendor(url, "--out", "out", "--check")).toMatchObject({ code: 1 });
  });

  test.each([
    ["itself, within its origin", "/root", "/next", 0, ["/root", "/next", "/api.json"]],
    ["itself, to another origin", "/root", "ELSEWHERE", 2, ["/root"]],
    ["itself, in a circle", "/root", "/root", 2, Array.from({ length: 6 }, () => "/root")],
    ["itself, to nothing that is a url", "/root", "http://[", 2, ["/root"]],
  ] as const)("that redirects: %s", async (_, path, target, code, requests) => {
    served("/api.json", documentOf({ "/a": item }));
    server.files.set(path, `-> ${target.replace("ELSEWHERE", `${other.origin}/api.json`)}`);
    server.files.set("/next", "-> api.json");
    const result = await folder.vendor(`${server.origin}${path}`, "--out", "out");
    expect({ code: result.code, requests: server.requests, others: other.requests }).toEqual({
      code,
      requests,
      others: [],
    });
    if (target === "ELSEWHERE") expect(result.stderr).toContain(`it redirects to ${other.origin}; if you trust`);
  });

  test("a redirect of a reference is not followed", async () => {
    server.files.set("/moved", "-> item.json");
    const url = served("/api.json", documentOf({ "/a": { $ref: "moved" } }));
    expect(await folder.vendor(url, "--out", "out")).toMatchObject({ code: 1 });
    expect(server.requests).toEqual(["/api.json", "/moved"]);
  });
});

test.each([".npmrc", ".env.json", ".git/config.yaml", "key.pem", "src/index.ts"])(
  "a file of the project that is no part of a document is not read: %s",
  async (name) => {
    folder.write(name, "secret");
    folder.write("api.json", documentOf({ "/a": { get: { description: { $ref: name }, responses: {} } } }));
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 1 });
    expect(files.filter((path) => path.endsWith(name))).toEqual([]);
  },
);
