// What the rule suggests: the same url for a harmless value, and an error for a hostile one (L1, C16).
import { describe, expect, test } from "@jest/globals";
import { Linter } from "eslint";
import { parser } from "typescript-eslint";

import { base, path, segments } from "../../src/path/index.js";
import plugin from "../src/index.js";
import { noUnsafeUrl } from "../src/no-unsafe-url.js";
import { TESTERS } from "./rule-tester.js";

/** The url, what is suggested for it, and what that imports. */
type Row = readonly [url: string, suggested: string, ...imported: string[]];

const ROWS: readonly Row[] = [
  ["`/users/${id}`", "path`/users/${id}`", "path"],
  ["'/users/' + id + '/orders'", "path`/users/${id}/orders`", "path"],
  ["`https://api.example.com/users/${id}`", "path`https://api.example.com/users/${id}`", "path"],
  ["`${api}/users/${id}`", "path`${base(api)}/users/${id}`", "base", "path"],
  ["api + '/users/' + id", "path`${base(api)}/users/${id}`", "base", "path"],
  ["`${api}${version}/users/${id}`", "path`${base(`${api}${version}`)}/users/${id}`", "base", "path"],
  ["`https://${host}/users/${id}`", "path`${base(`https://${host}`)}/users/${id}`", "base", "path"],
  ["`${protocol}//${host}/users/${id}`", "path`${base(`${protocol}//${host}`)}/users/${id}`", "base", "path"],
  ["`${env?.api}/users/${id}`", "path`${base(`${env?.api}`)}/users/${id}`", "base", "path"],
  ["`/users/${encodeURIComponent(id)}`", "path`/users/${id}`", "path"],
  ["`/users/${encodeURIComponent(String(id))}`", "path`/users/${String(id)}`", "path"],
  ["`/users/${id}?q=${encodeURIComponent(q)}&page=${page}`", "path`/users/${id}?q=${q}&page=${page}`", "path"],
  ["`/search?q=${q}`", "path`/search?q=${q}`", "path"],
  ["`/search?${q}=${page}`", "path`/search?${q}=${page}`", "path"],
  ["`/search?ids=${ids.join(',')}&page=1`", "path`/search?${{ ids }}&page=1`", "path"],
  // The tag would encode a whole query, or more of the path: it ends before.
  ["`/users/${id}?${params}`", "path`/users/${id}` + `?${params}`", "path"],
  ["`/users/${id}?a=1&${params}`", "path`/users/${id}?a=1` + `&${params}`", "path"],
  ["`/users/${id}${query}`", "path`/users/${id}` + query", "path"],
  [
    "`/users/${id}${q ? `?q=${encodeURIComponent(q)}` : ''}`",
    "path`/users/${id}` + `${q ? `?q=${encodeURIComponent(q)}` : ''}`",
    "path",
  ],
  ["`/users/${id}#${q}`", "path`/users/${id}#` + q", "path"],
  [
    "`/users/${id}?q=${q}${page ? `&page=${page}` : ''}`",
    "path`/users/${id}?q=${q}` + `${page ? `&page=${page}` : ''}`",
    "path",
  ],
  // What has slashes keeps them.
  ["`/files/${filePath}`", "path`/files/${segments(filePath)}`", "path", "segments"],
  ["`/files/${names.join('/')}`", 'path`/files/${segments(names.join("/"))}`', "path", "segments"],
  [
    "`/files/${names.map(encodeURIComponent).join('/')}`",
    'path`/files/${segments(names.join("/"))}`',
    "path",
    "segments",
  ],
  [
    "`/files/${filePath.split('/').map((part) => encodeURIComponent(part)).join('/')}`",
    "path`/files/${segments(filePath)}`",
    "path",
    "segments",
  ],
  ["`/files/${encodeURI(filePath)}`", "path`/files/${segments(filePath)}`", "path", "segments"],
  ["`/${isAll ? 'a/all' : 'a/one'}/${id}`", "path`/${segments(isAll ? 'a/all' : 'a/one')}/${id}`", "path", "segments"],
];

const VALUES = {
  api: "https://api.example.com/v1",
  env: { api: "https://api.example.com/v1" },
  protocol: "https:",
  host: "api.example.com",
  version: "/v2",
  id: "7",
  q: "mona",
  page: 2,
  ids: ["1", "2"],
  names: ["a", "b"],
  filePath: "docs/a.md",
  isAll: true,
  params: new URLSearchParams({ a: "1" }),
  query: "?a=1",
};

/** The value of an expression, with `path`, `base` and `segments`. */
function evaluate(expression: string, values: object): unknown {
  const names = { ...values, path, base, segments };
  return new Function(...Object.keys(names), `return ${expression};`)(...Object.values(names)) as unknown;
}

describe("the suggestion", () => {
  const config: Linter.Config = { ...plugin.configs.recommended };

  test.each(ROWS)("for %s", (url, suggested, ...imported) => {
    const code = `fetch(${url});`;
    const [message] = new Linter().verify(code, config);
    const { fix } = message!.suggestions![0]!;
    const output = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]);
    expect(output).toBe(`import { ${imported.join(", ")} } from "fluent-endpoint/path";\nfetch(${suggested});`);
    expect(new Linter().verify(output, config)).toEqual([]);
    expect(evaluate(suggested, VALUES)).toBe(evaluate(url, VALUES));
    const hostile = { ...VALUES, id: "..", filePath: "a/../../b", names: ["..", "b"] };
    if (/\b(?:id|filePath|names)\b/.test(url)) expect(() => evaluate(suggested, hostile)).toThrow("Unsafe path");
  });
});

/** Code and what it becomes: with other imports, names that are taken, and variables that hold an encoded value. */
const FILES: readonly (readonly [code: string, output: string])[] = [
  [
    'import { a } from "a";\nfetch(`/users/${id}`);',
    'import { a } from "a";\nimport { path } from "fluent-endpoint/path";\nfetch(path`/users/${id}`);',
  ],
  [
    'import path from "node:path";\nfetch(`/users/${id}`);',
    'import path from "node:path";\nimport { path as urlPath } from "fluent-endpoint/path";\nfetch(urlPath`/users/${id}`);',
  ],
  [
    'import { path as p } from "fluent-endpoint/path";\nfetch(`${api}/users/${id}`);',
    'import { path as p, base } from "fluent-endpoint/path";\nfetch(p`${base(api)}/users/${id}`);',
  ],
  [
    'import { base, path } from "fluent-endpoint/path";\nfetch(`${api}/users/${id}`);',
    'import { base, path } from "fluent-endpoint/path";\nfetch(path`${base(api)}/users/${id}`);',
  ],
  [
    "#!/usr/bin/env node\n// Users.\nfetch(`/users/${id}`);",
    '#!/usr/bin/env node\n// Users.\nimport { path } from "fluent-endpoint/path";\nfetch(path`/users/${id}`);',
  ],
  [
    "const key = encodeURIComponent(id);\nfetch(`/users/${key}`);",
    'import { path } from "fluent-endpoint/path";\nconst key = id;\nfetch(path`/users/${key}`);',
  ],
  [
    "const key = encodeURIComponent(id);\nlog(key);\nfetch(`/users/${key}`);",
    'import { path } from "fluent-endpoint/path";\nconst key = encodeURIComponent(id);\nlog(key);\nfetch(path`/users/${id}`);',
  ],
  [
    "const encode = (text) => encodeURIComponent(text);\nfetch(`/users/${encode(id)}`);",
    'import { path } from "fluent-endpoint/path";\nconst encode = (text) => encodeURIComponent(text);\nfetch(path`/users/${id}`);',
  ],
  [
    "fetch(`/users/${id}${query}`.toString());",
    'import { path } from "fluent-endpoint/path";\nfetch((path`/users/${id}` + query).toString());',
  ],
];

/** Where there is none: a function that encodes in its own way, texts that the tag refuses, and more of a query. */
const NONE = [
  "fetch(`/users/${encodeId(id)}`)",
  "fetch(`/users/../${id}`)",
  "fetch(`/a b/${id}`)",
  "fetch(`${url}&page=${page}`)",
  "let url = '/search?a=1'; url += '&page=' + page; fetch(url)",
  "let url = '/search'; url += `?q=${q}`; fetch(url)",
];

describe.each([
  ["espree", {}],
  ["typescript", { languageOptions: { parser } }],
])("with %s, a file", (_, options) => {
  const config = [plugin.configs.recommended, options] as Linter.Config[];

  test.each(FILES)("%s", (code, output) => {
    const [message] = new Linter().verify(code, config);
    const { fix } = message!.suggestions![0]!;
    expect(code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])).toBe(output);
  });

  test.each(NONE)("%s has none", (code) => {
    const [message] = new Linter().verify(code, config);
    expect([message!.ruleId, message!.suggestions]).toEqual(["fluent-endpoint/no-unsafe-url", undefined]);
  });
});

TESTERS.typescript.run("what may be a number has no slashes", noUnsafeUrl, {
  valid: [],
  invalid: [
    {
      code: "const load = (id: number | string) => fetch(`/users/${id}`);",
      errors: [
        {
          messageId: "raw",
          data: { name: "id" },
          suggestions: [
            {
              messageId: "tag",
              output:
                'import { path } from "fluent-endpoint/path";\nconst load = (id: number | string) => fetch(path`/users/${id}`);',
            },
          ],
        },
      ],
    },
  ],
});

TESTERS.typescript.run("a CommonJS file", noUnsafeUrl, {
  valid: [],
  invalid: [
    {
      code: "fetch(`/users/${id}`);",
      languageOptions: { sourceType: "commonjs", parserOptions: { sourceType: "commonjs" } },
      errors: [
        {
          messageId: "raw",
          data: { name: "id" },
          suggestions: [
            {
              messageId: "tag",
              output: 'const { path } = require("fluent-endpoint/path");\nfetch(path`/users/${id}`);',
            },
            {
              messageId: "segments",
              data: { name: "id" },
              output:
                'const { path, segments } = require("fluent-endpoint/path");\nfetch(path`/users/${segments(id)}`);',
            },
          ],
        },
      ],
    },
  ],
});
