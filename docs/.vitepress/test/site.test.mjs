// The built site in Chromium: npm run docs:build, and then this.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";

import { launch, open, SCREENS, violations } from "./browser.mjs";
import { serve } from "./server.mjs";

const SITE = fileURLToPath(new URL("../../../reports/site", import.meta.url));
const DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));
const PAGES = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && file !== "404.html")
  .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, "")}`);

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await launch();
  server = await serve(SITE);
});

after(async () => {
  await browser.close();
  server.close();
});

test("every page loads without an error in the console, from its own origin", async () => {
  // Of the generated pages, which are all alike, one of each kind.
  const waiting = PAGES.filter((path) => !path.startsWith("/api/") || /\/(?:api|Endpoint|VERSION|toFetch)$/.test(path));
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

test("every link leads to a page, and to a heading of it", async () => {
  // Without scripts, pages load at once.
  const { page } = await open(browser, server.origin, { javaScriptEnabled: false });
  /** @type {Map<string, { ids: string[]; links: string[] }>} */
  const read = new Map();
  for (const path of PAGES) {
    await page.goto(server.origin + path, { waitUntil: "domcontentloaded" });
    read.set(path, {
      ids: await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)),
      links: await page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
    });
  }
  const broken = [...read].flatMap(([path, { links }]) =>
    links
      .filter((link) => {
        const { origin, pathname, hash } = new URL(link, server.origin + path);
        if (origin !== server.origin) return false;
        const target = read.get(pathname === "/" ? "/" : pathname.replace(/\/$/, ""));
        return !target || (hash !== "" && !target.ids.includes(decodeURIComponent(hash.slice(1))));
      })
      .map((link) => `${path}: ${link}`),
  );
  assert.ok(read.size > 50);
  assert.deepEqual(broken, []);
});

test("the sidebar has every page of the guide", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  const links = await page
    .locator(".VPSidebar a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.replace(/\/$/, "")));
  // CONTRIBUTING.md leads to the pages for contributors.
  const pages = PAGES.filter(
    (path) =>
      !/^\/(?:$|api\/|mutation$|upstream$)/.test(path) &&
      [".md", "/index.md"].some((end) => existsSync(DOCS + path + end)),
  );
  assert.ok(pages.length > 20);

  assert.deepEqual(
    pages.filter((path) => !links.includes(path)),
    [],
  );
});

/** What people type, and a page that answers it: one of the first three that the search finds. */
const QUESTIONS = /** @type {const} */ ([
  ["axios", "/adapters"],
  ["query", "/routes-and-parameters"],
  ["timeout", "/recipes"],
  ["headers", "/defaults"],
  ["baseUrl", "/vendors"],
  ["vendor", "/vendors"],
  ["policy", "/policies"],
  ["trustedOrigins", "/policies"],
]);

test("the search finds the guide that answers a question", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  /** @type {string[]} */
  const unanswered = [];
  await page.keyboard.press("Control+k");
  for (const [question, answer] of QUESTIONS) {
    await page.getByRole("searchbox").fill(question);
    await page.locator("#localsearch-list a").first().waitFor();
    await page.waitForTimeout(300);
    const hits = await page
      .locator("#localsearch-list a")
      .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").replace(/#.*/, "")));
    const first = [...new Set(hits)].slice(0, 3);
    if (!first.includes(answer)) unanswered.push(`${question}: ${first.join(" ")}`);
  }
  assert.deepEqual(unanswered, []);
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
