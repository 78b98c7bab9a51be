// The built site in Chromium: npm run docs:build, and then this.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";

import { resolveConfig } from "vitepress";

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
  const waiting = [...PAGES];
  const visit = async () => {
    const { page, problems } = await open(browser, server.origin);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      await page.locator("h1").first().waitFor();
      assert.deepEqual([path, problems], [path, []]);
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
        // Its hash is a call.
        if (pathname === "/playground") return false;
        return !target || (hash !== "" && !target.ids.includes(decodeURIComponent(hash.slice(1))));
      })
      .map((link) => `${path}: ${link}`),
  );
  assert.ok(read.size > 20);
  assert.deepEqual(broken, []);
});

test("llms.txt says in a sentence what each page of the guide is, that to begin with first, and leads to its text", () => {
  const lines = readFileSync(`${SITE}/llms.txt`, "utf8").split("\n");
  assert.match(lines[0] ?? "", /^# fluent-endpoint$/);
  assert.match(lines[2] ?? "", /^> \S/);
  const links = lines.flatMap((line) => {
    const [, title, file] = /^- \[(.+?)\]\((\S+\.md)\): \S.*[\w)][.!]\)?$/.exec(line) ?? [];
    return title && file ? [{ title, file }] : [];
  });
  assert.deepEqual(
    lines.filter((line) => line.startsWith("- ") && !links.some(({ title }) => line.startsWith(`- [${title}]`))),
    [],
  );
  assert.ok(links.length > 15);
  assert.equal(links[0]?.title, "Getting started");
  for (const { title, file } of links) assert.ok(readFileSync(`${SITE}/${file}`, "utf8").includes(`# ${title}`), file);
  const texts = readFileSync(`${SITE}/llms-full.txt`, "utf8");
  for (const { title } of links) assert.ok(texts.includes(`# ${title}`), title);
});

test("the sidebar has every page of the guide", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  const links = await page
    .locator(".VPSidebar a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.replace(/\/$/, "")));
  // The footer leads to all pages.
  const pages = PAGES.filter(
    (path) => path !== "/" && [".md", "/index.md"].some((end) => existsSync(DOCS + path + end)),
  );
  assert.ok(pages.length > 15);

  assert.deepEqual(
    pages.filter((path) => !links.includes(path)),
    [],
  );
  const shown = await page.locator(".VPSidebar a:visible").count();
  assert.ok(shown > 15 && shown < 28, `${shown} links`);
});

/** What people type, and the page that answers it: the first that the search finds. */
const QUESTIONS = /** @type {const} */ ([
  ["getting started", "/getting-started"],
  ["how do I install it", "/getting-started"],
  ["first request", "/getting-started"],
  ["query", "/routes-and-parameters"],
  ["nullable", "/routes-and-parameters"],
  ["path parameters", "/routes-and-parameters"],
  ["default headers", "/routes-and-parameters"],
  ["null and undefined", "/routes-and-parameters"],
  ["file path with slashes", "/routes-and-parameters"],
  ["segments", "/routes-and-parameters"],
  ["UnsafePathError", "/errors"],
  ["mcp server", "/tools"],
  ["tools for an agent", "/tools"],
  ["headers", "/routes-and-parameters"],
  ["builder", "/calling"],
  ["method chaining", "/calling"],
  ["reuse a chain", "/calling"],
  ["axios", "/sending"],
  ["cors", "/sending"],
  ["typed response without openapi", "/calling"],
  ["eslint rule", "/lint"],
  ["undici", "/sending"],
  ["file upload progress", "/sending"],
  ["validation", "/sending"],
  ["validate the response with zod", "/sending"],
  ["how do I parse the response", "/sending"],
  ["http proxy", "/sending"],
  ["proxy", "/sending"],
  ["vendor", "/your-api"],
  ["custom method", "/your-api"],
  ["policy", "/your-api"],
  ["baseUrl", "/your-api"],
  ["trustedOrigins", "/your-api"],
  ["query arrays", "/your-api"],
  ["deep query", "/your-api"],
  ["filter objects in the query string", "/your-api"],
  ["swagger", "/openapi"],
  ["generate a client", "/openapi"],
  ["cli", "/openapi"],
  ["response type", "/calling"],
  ["type safety", "/calling"],
  ["does not compile", "/calling"],
  ["autocomplete", "/calling"],
  ["errors", "/errors"],
  ["error codes", "/errors"],
  ["common mistakes", "/errors"],
  ["how do I handle errors", "/errors"],
  ["multipart", "/bodies"],
  ["form data", "/bodies"],
  ["content type", "/bodies"],
  ["refresh", "/your-api"],
  ["token refresh", "/your-api"],
  ["api key", "/your-api"],
  ["how do I log in", "/your-api"],
  ["401", "/your-api"],
  ["SDK", "/writing-an-sdk"],
  ["hooks", "/writing-an-sdk"],
  ["subclass", "/writing-an-sdk"],
  ["pagination", "/sending"],
  ["paging", "/sending"],
  ["cursor", "/sending"],
  ["retry", "/sending"],
  ["rate limit", "/sending"],
  ["timeout", "/sending"],
  ["cancel a request", "/sending"],
  ["upload", "/bodies"],
  ["how do I upload a file", "/bodies"],
  ["download", "/sending"],
  ["graphql", "/bodies"],
  ["idempotency", "/writing-an-sdk"],
  ["server-sent events", "/sending"],
  ["debug", "/testing-and-debugging"],
  ["logs", "/testing-and-debugging"],
  ["curl", "/testing-and-debugging"],
  ["metrics", "/testing-and-debugging"],
  ["opentelemetry", "/testing-and-debugging"],
  ["why does it send this header", "/testing-and-debugging"],
  ["hide secrets in logs", "/testing-and-debugging"],
  ["tests", "/testing-and-debugging"],
  ["mock fetch", "/testing-and-debugging"],
  ["jest", "/testing-and-debugging"],
  ["nestjs", "/frameworks"],
  ["react", "/frameworks"],
  ["use it with Next.js", "/frameworks"],
  ["server side rendering", "/frameworks"],
  ["React Native", "/frameworks"],
  ["cloudflare workers", "/frameworks"],
  ["which browsers are supported", "/frameworks"],
  ["small bundle", "/performance"],
  ["..", "/security"],
  ["path traversal", "/security"],
  ["is it safe with user input", "/security"],
  ["migration", "/migrating"],
  ["replace template strings", "/migrating"],
  ["octokit", "/migrating"],
  ["size", "/performance"],
  ["bundle size", "/performance"],
  ["how fast is it", "/performance"],
  ["benchmark", "/performance"],
  ["compared with ky", "/migrating"],
  ["alternatives", "/migrating"],
  ["api reference", "/reference"],
  ["llm", "/tools"],
  ["playground", "/playground"],
  ["report a vulnerability", "/security"],
  ["GitLab vendor", "/examples/vendors/gitlab/"],
  ["how do I retry", "/sending"],
  ["abort a request", "/sending"],
  ["empty id", "/security"],
  ["id from a user", "/security"],
  ["upload a file", "/bodies"],
  ["send json", "/bodies"],
  ["auth header", "/your-api"],
  ["bearer token", "/your-api"],
  ["query array", "/your-api"],
  ["base url", "/your-api"],
  ["types from openapi", "/openapi"],
  ["generate types", "/openapi"],
  ["test with msw", "/testing-and-debugging"],
  ["next.js", "/frameworks"],
  ["bun", "/frameworks"],
  ["sign requests", "/writing-an-sdk"],
  ["prompt injection", "/tools"],
  ["function calling", "/tools"],
  ["from ky", "/migrating"],
  ["catch an error", "/errors"],
  ["withDefaults", "/routes-and-parameters"],
]);

/** What a program calls: the first page that the search finds says what it is. */
const SYMBOLS = ["toFetch", "vendorOf", "isEndpointError", "sendWith", "nextLink", "RequestBuilder", "defineVendor"];

test("the changelog, the guide and the reference are one click from the home page", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(server.origin, { waitUntil: "networkidle" });
  for (const link of ["/CHANGELOG", "/getting-started", "/reference"])
    assert.ok((await page.locator(`a[href="${link}"]:visible`).count()) > 0, link);
});

test("an unknown address shows a page of ours", async () => {
  const { page, problems } = await open(browser, server.origin);
  await page.goto(`${server.origin}/no-such-page`, { waitUntil: "networkidle" });
  assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), "There is no such page");
  assert.equal(await page.getByRole("main").count(), 1);
  assert.deepEqual(await violations(page), []);
  await page.getByRole("link", { name: "Getting started" }).click();
  await page.getByRole("heading", { level: 1, name: "Getting started" }).waitFor();
  assert.deepEqual(
    problems.filter((problem) => !problem.includes("/no-such-page")),
    [],
  );
});

test("the old address of a page that is a part of another one leads there", async () => {
  const { page } = await open(browser, server.origin);
  const source = readFileSync(`${DOCS}/.vitepress/theme/moved.ts`, "utf8");
  const moved = Array.from(source.matchAll(/^ {2}"(\/.*)": "(\/.*)",$/gm), ([, from = "", to = ""]) => ({ from, to }));
  assert.ok(moved.length > 10);
  for (const { from, to } of moved) {
    await page.goto(server.origin + from);
    await page.waitForURL(server.origin + to);
    const { hash } = new URL(to, server.origin);
    assert.equal(await page.locator(hash === "" ? "h1" : hash).count(), 1, to);
  }
});

test("pages for contributors stay in the repository", () => {
  assert.deepEqual(
    PAGES.filter((path) => /spec|CONTRIBUTING|RELEASING/.test(path)),
    [],
  );
});

test("the sign of a heading's anchor has no text of its own", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  const signs = await page.locator(".header-anchor").allTextContents();
  assert.ok(signs.length > 3);
  assert.deepEqual([...new Set(signs)], ["\u200b"]);
});

test("the first screen shows what becomes of a value that nobody should send", async () => {
  for (const { viewport } of SCREENS) {
    const { page } = await open(browser, server.origin, { viewport });
    await page.goto(server.origin, { waitUntil: "networkidle" });
    const cards = page.locator(".VPHero .card");
    assert.deepEqual(await cards.locator(".places").allTextContents(), ["DELETE /", "UnsafePathError"]);
    for (const card of await cards.locator(".places").all()) {
      const { y = Infinity, height = 0 } = (await card.boundingBox()) ?? {};
      assert.ok(y + height < viewport.height, `${viewport.width}: ${y}`);
    }
    await page.getByLabel("id =").fill("a b");
    assert.deepEqual(await cards.locator(".places").allTextContents(), ["DELETE /users/a%20b", "DELETE /users/a%20b"]);
  }
});

test("Routes and Security show where values go, with a way to try others", async () => {
  const { page, problems } = await open(browser, server.origin);
  await page.goto(`${server.origin}/security`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "empty" }).click();
  assert.deepEqual(await page.locator(".before-after .places").allTextContents(), [
    "DELETE /users/",
    "MissingParameterError",
  ]);
  await page.goto(`${server.origin}/routes-and-parameters`, { waitUntil: "networkidle" });
  const line = await page.locator(".where figcaption code").textContent();
  await page.getByRole("link", { name: "Change it in the playground" }).click();
  await page.locator(".glance").waitFor();
  assert.equal(await page.locator(".glance").textContent(), line);
  assert.deepEqual(problems, []);
});

test("the home page shows the error and the type that an editor shows", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(server.origin, { waitUntil: "networkidle" });
  assert.match((await page.locator(".twoslash-error-line").textContent()) ?? "", /username/);
  assert.match((await page.locator(".twoslash-query-line").textContent()) ?? "", /const name: string \| null/);
  await page.locator(".vp-code-group label", { hasText: "pnpm" }).click();
  assert.ok(await page.getByText("pnpm add fluent-endpoint").isVisible());
});

test("the tabs of the installation show that they have the focus", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(server.origin, { waitUntil: "networkidle" });
  await page.locator(".vp-code-group input").first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(key);
    const outline = await page.evaluate('getComputedStyle(document.querySelector("input:focus + label")).outlineStyle');
    assert.equal(outline, "solid");
  }
});

test("a printed page is its text, without menus", async () => {
  const { page } = await open(browser, server.origin);
  for (const path of ["/calling", "/CHANGELOG"]) {
    await page.goto(server.origin + path, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print" });
    for (const part of [".VPNav", ".VPSidebar", ".VPLocalNav", ".VPDocAside", ".VPDocFooter", ".VPFooter"])
      assert.equal(await page.locator(`${part}:visible`).count(), 0, part);
    const { x = -1, y = -1 } = (await page.locator("h1").boundingBox()) ?? {};
    assert.ok(x >= 0 && x < 40 && y >= 0 && y < 40, `${path}: ${x}, ${y}`);
    await page.emulateMedia({ media: "screen" });
  }
});

test("a dark page is printed dark on white, and with all of its sections", async () => {
  const { page } = await open(browser, server.origin, { colorScheme: "dark" });
  for (const path of ["/", "/security", "/migrating"]) {
    await page.goto(server.origin + path, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const [paper, ink] = /** @type {string[]} */ (
      await page.evaluate(
        "[document.body, document.querySelector('.vp-doc p')].map((one) => getComputedStyle(one))" +
          ".map(({ backgroundColor, color }, index) => (index === 0 ? backgroundColor : color))",
      )
    );
    assert.deepEqual([path, paper, ink], [path, "rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    const light = await page.locator(".vp-code span[style]").evaluateAll((all) =>
      all.every((one) => {
        const wanted = one.style.getPropertyValue("--shiki-light");
        const probe = Object.assign(document.createElement("i"), { style: `color: ${wanted}` });
        document.body.append(probe);
        const isSame = getComputedStyle(probe).color === getComputedStyle(one).color;
        probe.remove();
        return isSame || wanted === "";
      }),
    );
    assert.ok(light, path);
    assert.equal(await page.locator("[role=tabpanel]:not(:visible)").count(), 0);
    await page.emulateMedia({ media: "screen" });
  }
});

test("the published site has links to edit a page, its address, and an image", async () => {
  process.env["DOCS_ORIGIN"] = "https://example.github.io";
  process.env["DOCS_BASE"] = "/fluent-endpoint/";
  process.env["DOCS_REPOSITORY"] = "https://github.com/example/fluent-endpoint";
  const { site, transformHead } = await resolveConfig(DOCS, "build", "production");
  for (const name of ["DOCS_ORIGIN", "DOCS_BASE", "DOCS_REPOSITORY"]) Reflect.deleteProperty(process.env, name);
  const pageData = { relativePath: "calling.md", title: "Calling", description: "All calls." };
  const head = await transformHead?.(/** @type {any} */ ({ pageData }));
  const content = (head ?? []).map(([, attributes]) => attributes["content"] ?? attributes["href"]);
  assert.deepEqual(content.filter((text) => text?.startsWith("https:")).sort(), [
    "https://example.github.io/fluent-endpoint/calling",
    "https://example.github.io/fluent-endpoint/calling",
    "https://example.github.io/fluent-endpoint/og.png",
  ]);
  assert.deepEqual(content.slice(0, 2), ["Calling", "All calls."]);
  assert.equal(site.themeConfig.editLink.pattern, "https://github.com/example/fluent-endpoint/edit/main/:path");
});

test("frameworks and migrating show one section at a time: the first, the chosen one, or that of the address", async () => {
  const { page, problems } = await open(browser, server.origin);
  for (const [path, first, other, inner] of /** @type {const} */ ([
    ["/frameworks", "NestJS", "Next.js", "next-js"],
    ["/migrating", "template strings", "ky", "from-ky"],
  ])) {
    const shown = () => page.locator("[role=tabpanel]:visible").evaluateAll((all) => all.map(({ id }) => id));
    await page.goto(server.origin + path, { waitUntil: "networkidle" });
    assert.equal(
      await page
        .getByRole("tab", { selected: true })
        .textContent()
        .then((text) => text?.trim()),
      first,
    );
    await page.getByRole("tab", { name: other, exact: true }).click();
    assert.deepEqual(await shown(), [`panel-${inner}`]);
    await page.keyboard.press("ArrowLeft");
    assert.notDeepEqual(await shown(), [`panel-${inner}`]);
    await page.goto("about:blank");
    await page.goto(`${server.origin}${path}#${inner}`, { waitUntil: "networkidle" });
    assert.deepEqual(await shown(), [`panel-${inner}`]);
    const { y = -1 } = (await page.locator(`#${inner}`).boundingBox()) ?? {};
    assert.ok(y > 60 && y < 500, `${path}: ${y}`);
  }
  await page.goto(`${server.origin}/migrating#keep-them-with-a-tag`, { waitUntil: "networkidle" });
  assert.ok(await page.getByRole("heading", { name: "Keep them, with a tag" }).isVisible());
  assert.deepEqual(problems, []);

  // Without scripts, all of them.
  const { page: plain } = await open(browser, server.origin, { javaScriptEnabled: false });
  await plain.goto(`${server.origin}/frameworks`);
  assert.equal(await plain.locator("[role=tabpanel]:visible").count(), 7);
});

test("all columns of a table are in sight on a screen of 1440 pixels", async () => {
  const { page } = await open(browser, server.origin, { viewport: { width: 1440, height: 900 } });
  for (const path of ["/migrating", "/performance", "/sending", "/errors"]) {
    await page.goto(server.origin + path, { waitUntil: "networkidle" });
    const cut = await page
      .locator(".vp-doc table")
      .evaluateAll((all) => all.filter((table) => table.scrollWidth > table.clientWidth).length);
    assert.deepEqual([path, cut], [path, 0]);
  }
});

test("the search finds the page that answers a question first", async () => {
  const { page } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const hits = page.locator("#localsearch-list a");
  /** @param {string} question */
  const search = async (question) => {
    await page.getByRole("searchbox").fill("");
    await hits.first().waitFor({ state: "detached" });
    await page.getByRole("searchbox").fill(question);
    await hits.first().waitFor();
    return hits.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  };

  /** @type {string[]} */
  const second = [];
  /** @type {string[]} */
  const unanswered = [];
  for (const [question, answer] of QUESTIONS) {
    const found = [...new Set((await search(question)).map((href) => href.replace(/#.*/, "")))].slice(0, 3);
    if (found[0] === answer) continue;
    (found.includes(answer) ? second : unanswered).push(`${question}: ${found.join(" ")}`);
  }
  for (const symbol of SYMBOLS) {
    const [first = ""] = await search(symbol);
    if (!first.startsWith("/reference#")) unanswered.push(`${symbol}: ${first}`);
    assert.ok((await hits.first().textContent())?.includes(symbol), symbol);
  }
  assert.deepEqual(unanswered, []);
  // A word may have two answers: then the other page may be first.
  assert.ok(second.length <= QUESTIONS.length / 10, second.join("\n"));
});

test("the search needs no mouse", async () => {
  const { page, problems } = await open(browser, server.origin);
  await page.goto(`${server.origin}/getting-started`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").waitFor();
  await page.keyboard.type("cors");
  const selected = page.locator("#localsearch-list [aria-selected=true] a");
  await selected.waitFor();
  const first = await selected.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  const second = await selected.getAttribute("href");
  assert.notEqual(second, first);
  await page.keyboard.press("Enter");
  await page.waitForURL(server.origin + second);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("searchbox").count(), 0);
  assert.deepEqual(problems, []);
});

test("the keywords of the search belong to pages and sections that exist", () => {
  const source = readFileSync(`${DOCS}/.vitepress/keywords.ts`, "utf8");
  const places = Array.from(source.matchAll(/^ {2}"?([a-z][^\s":]*)"?:/gm), ([, place = ""]) => place);
  assert.ok(places.length > 60);
  const missing = places.filter((place) => {
    const [path = "", anchor] = place.split("#");
    const file = `${SITE}/${path.replace(/\/$/, "/index")}.html`;
    return !existsSync(file) || (anchor !== undefined && !readFileSync(file, "utf8").includes(` id="${anchor}"`));
  });
  assert.deepEqual(missing, []);
});

for (const { name, ...screen } of SCREENS) {
  test(`axe finds nothing in the guide: ${name}`, async () => {
    const { page } = await open(browser, server.origin, screen);
    for (const path of ["/", "/getting-started", "/calling", "/sending", "/errors", "/performance", "/frameworks"]) {
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      assert.deepEqual([path, await violations(page)], [path, []]);
    }
  });
}
