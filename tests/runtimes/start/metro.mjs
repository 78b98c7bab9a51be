/** Bundles the package and the suite as Metro does for an app: Babel compiles each module with the preset of React Native. */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { requireTool } from "../install.mjs";
import { PACKAGE } from "./package.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const RUNTIMES = resolve(ROOT, "tests/runtimes");

/**
 * Modules that are written here: the part of React Native that packages for apps import, for no native module is called, and the
 * streams of Node for the Blob, for no case reads it as a stream.
 *
 * @type {Readonly<Record<string, string>>}
 */
const WRITTEN_HERE = {
  "react-native": `exports.NativeModules = {}; exports.Platform = { OS: "android" };`,
  "./streams.cjs": "",
};

/**
 * Each module is compiled alone, as Metro does it. A module that is compiled after bundling takes Babel ten times as long, and
 * esbuild gives classes other names, which errors show.
 *
 * @param {string} entry a file in tests/runtimes
 * @returns {Promise<string>} a script
 */
export async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [resolve(RUNTIMES, entry)],
    bundle: true,
    write: false,
    keepNames: true,
    format: "iife",
    platform: "neutral",
    mainFields: ["react-native", "browser", "module", "main"],
    conditions: ["react-native"],
    nodePaths: [resolve(RUNTIMES, "tools/node_modules")],
    logLevel: "error",
    plugins: [{ name: "metro", setup }],
  });
  return String(outputFiles[0]?.text);
}

/**
 * Babel makes CommonJS of every module, whatever the package of the module says: therefore they have a namespace of their own.
 *
 * @param {import("esbuild").PluginBuild} build
 */
function setup({ onLoad, onResolve, resolve: find }) {
  onResolve({ filter: /^(?:react-native|\.\/streams\.cjs)$/ }, ({ path }) => ({ path, namespace: "written-here" }));
  onLoad({ filter: /./, namespace: "written-here" }, ({ path }) => ({ contents: String(WRITTEN_HERE[path]) }));
  onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
    if (pluginData === FOUND) return undefined;
    const file = PACKAGE[path] === undefined ? path : resolve(ROOT, PACKAGE[path]);
    const found = await find(file, { kind, resolveDir, pluginData: FOUND });
    return /\.[cm]?js$/.test(found.path) ? { path: `${found.path}${ENDING}`, namespace: "metro" } : found;
  });
  onLoad({ filter: /./, namespace: "metro" }, async ({ path }) => ({
    contents: await compile(path.slice(0, -ENDING.length)),
    resolveDir: dirname(path),
  }));
}

/** esbuild takes the kind of a module from its name. */
const ENDING = ".cjs";

/** Marks a path that esbuild shall find as usual. */
const FOUND = Symbol("found");

/** Metro compiles for Hermes with this profile when Expo starts it. */
const OPTIONS = { enableBabelRuntime: false, unstable_transformProfile: "hermes-stable" };

/** Polyfills that are published as ES5. */
const IS_ES5 = /\/node_modules\/(?:core-js|fast-text-encoding|web-streams-polyfill)\//;

/** @param {string} filename */
async function compile(filename) {
  const text = await readFile(filename, "utf8");
  if (IS_ES5.test(filename)) return text;
  const { transformAsync } = requireTool("@babel/core");
  const { code } = await transformAsync(text, {
    filename,
    presets: [[requireTool.resolve("@react-native/babel-preset"), OPTIONS]],
    babelrc: false,
    configFile: false,
    compact: true,
    sourceType: "unambiguous",
  });
  return code;
}
