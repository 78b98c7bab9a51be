import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";

import { chromiumFile } from "../../../tests/runtimes/install.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @typedef {import("playwright-core").Page} Page */

/** The screens that the pages are tested on. */
export const SCREENS = /** @type {const} */ ([
  { name: "desktop-light", viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  { name: "desktop-dark", viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  { name: "phone-light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
]);

export function launch() {
  return chromium.launch({ executablePath: chromiumFile(), args: ["--no-sandbox", "--disable-gpu"] });
}

/**
 * Opens a page that may load from its own origin only. `problems` fills with errors in the console, failed requests and
 * requests to other origins.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open(browser, origin, options) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => {
    if (!/^(?:error|warning)$/.test(message.type())) return;
    problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) problems.push(request.url());
  });
  return { page, problems };
}

/**
 * The violations of WCAG and of good practice that axe-core finds.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = /** @type {import("axe-core").AxeResults} */ (await page.evaluate("axe.run()"));
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
