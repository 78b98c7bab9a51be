import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Who may import whom: the library has no dependencies but one, which the build bundles. */
const LIBRARY = { regex: "^(?!\\.|url-template$)", message: "The library has no dependencies, and runs everywhere." };
const KERNEL = {
  regex: "^\\.\\./(?!kernel/|shared/|types/|errors/|template/|media-types/|bodies/encode-body)",
  message: "The kernel knows the grammars that it calls, and no subpath.",
};

const DOOR = {
  regex: "^(?:\\.\\./)+src/",
  message: "The command takes what it needs of the library from its library.ts.",
};

// Layout is prettier's business.
export default defineConfig(
  // The consumers are compiled against the packed library, by its test.
  // The fixtures of the types hold mistakes on purpose.
  globalIgnores([
    "**/dist/",
    "reports/",
    "docs/.vitepress/.temp/",
    // Its packages are installed by its test only.
    "tests/package/consumer/",
    "tests/clients/",
    "tests/types/fixtures/",
    "tests/types/modules/",
    // Written by openapi-typescript.
    "examples/vendors/datadog/datadog-api.paths.ts",
  ]),

  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      // The most expensive one, and there is no enum.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // A type import must say so: `verbatimModuleSyntax` drops exactly those.
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // A number in a message needs no `String(…)`.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },

  {
    files: ["src/**", "cli/src/**", "lint/src/**"],
    plugins: { regexp },
    rules: {
      // Texts of callers, however long, take linear time.
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: ["src/**"],
    rules: {
      // The library runs in browsers and at the edge as well, and it never talks.
      "no-restricted-globals": ["error", "process", "Buffer", "global", "require", "__dirname", "setImmediate"],
      "no-console": "error",
      "no-restricted-imports": ["error", { patterns: [LIBRARY] }],
      // `isolatedDeclarations` wants the type of what is exported, also of a regular expression.
      "@typescript-eslint/no-inferrable-types": "off",
      // Codes of errors are accessors: they must be there before the constructor of the base class is done.
      "@typescript-eslint/class-literal-property-style": "off",
    },
  },
  {
    files: ["cli/src/**"],
    ignores: ["cli/src/library.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [DOOR] }] },
  },
  {
    files: ["src/**", "cli/src/**", "lint/src/**"],
    // `noUncheckedIndexedAccess` doubts every index; where a loop or a map has made sure of it, `!` says so.
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["lint/src/**"],
    // Nodes are told apart by their `type`, which is a text; the enum of the parser is not loaded.
    rules: { "@typescript-eslint/no-unsafe-enum-comparison": "off" },
  },
  { files: ["src/kernel/**"], rules: { "no-restricted-imports": ["error", { patterns: [LIBRARY, KERNEL] }] } },
  {
    files: ["src/types/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(FunctionDeclaration, ClassDeclaration, VariableDeclaration, TSEnumDeclaration, ExpressionStatement):not([declare=true])",
          message: "types/ holds no code that runs.",
        },
      ],
      // A type parameter with nothing in it yet, and `X extends` nothing required, are cheapest to ask as `{}`; an
      // interface that only renames its base keeps the whole of it out of messages and emitted declarations.
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowObjectTypes: "always", allowInterfaces: "with-single-extends" },
      ],
      // `Known["values"]` is an unknown here, and the parameters of a route where it is used.
      "@typescript-eslint/no-generated-empty-object-type": "off",
      // A mapped type is resolved at once; each `Record` would be one alias more to instantiate, and to read.
      "@typescript-eslint/consistent-indexed-object-style": "off",
    },
  },
  {
    files: ["src/endpoint.ts", "src/endpoint-function.ts"],
    rules: {
      // `Args = {}`: no parameters, and no default names, where none are given.
      "@typescript-eslint/no-empty-object-type": ["error", { allowObjectTypes: "always" }],
      // The members of the function may be taken off it: `const { merge } = endpoint`.
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
    },
  },

  {
    // The compiler checks their types; rules that need types take most of the time, and find least there.
    files: [
      "tests/**",
      "cli/tests/**",
      "lint/tests/**",
      "benchmarks/**",
      "cli/benchmarks/**",
      "docs/.vitepress/**",
      "examples/**",
    ],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      // Tests hand over what the types forbid, on purpose, and pick apart what they know to be there.
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  {
    files: ["examples/**"],
    rules: {
      // Classes are values where NestJS injects them.
      "@typescript-eslint/consistent-type-imports": "off",
      // As their documentation writes: inferred types of queries, classes that are modules, namespaces that are extended.
      "@typescript-eslint/explicit-module-boundary-types": "off",
      "@typescript-eslint/no-extraneous-class": "off",
      "@typescript-eslint/no-namespace": "off",
    },
  },
  {
    // Plain JavaScript: its types and names are checked by `npm run typecheck`.
    files: ["**/*.{js,mjs,cjs}"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "@typescript-eslint/explicit-module-boundary-types": "off", "no-undef": "off" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
