// The built site in Chromium: npm run docs:build, and then this.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";

import { launch, open, SCREENS, violations } from "./browser.mjs";
import { serve } from "./server.mjs";

const SITE = fileURLToPath(new URL("../../reports/site", import.meta.url));
const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
const PAGES = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && file !== "404.html")
  .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, "")}`);

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  server = await serve(SITE);
  browser = await launch();
});

after(async () => {
  await browser.close();
  server.close();
});

test("every page loads without an error in the console, from its own origin", async () => {
  const waiting = [...PAGES];
  const visit = async () => {
    const { page, problems } = await open(browser, server.origin);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      assert.deepEqual([path, problems], [path, []]);
      assert.notEqual(await page.locator("h1").count(), 0, path);
    }
  };
  await Promise.all([visit(), visit(), visit(), visit(), visit(), visit()]);
});

test("the sidebar has every page of the guide", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  const links = await page.locator(".VPSidebar a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const pages = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md") && !/^(?:\.vitepress|api\/|index|mutation)/.test(file))
    .map((file) => `/${file.replace(".md", "")}`);

  assert.deepEqual(
    pages.filter((path) => !links.includes(path)),
    [],
  );
});

test("the search finds a page", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").fill("trustedOrigins");
  await page.locator("#localsearch-list a").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.endsWith("getting-started"));
});

for (const { name, ...screen } of SCREENS) {
  test(`axe finds nothing in the guide: ${name}`, async () => {
    const { page } = await open(browser, server.origin, screen);
    for (const path of ["/", "/getting-started", "/adapters", "/errors", "/benchmarks"]) {
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      assert.deepEqual([path, await violations(page)], [path, []]);
    }
  });
}
