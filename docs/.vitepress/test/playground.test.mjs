// The playground of the built site in Chromium: npm run docs:build, and then this.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { launch, open, SCREENS, violations } from "./browser.mjs";
import { serve } from "./server.mjs";

const SITE = fileURLToPath(new URL("../../../reports/site", import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL("../../../reports/screenshots", import.meta.url));
mkdirSync(SCREENSHOTS, { recursive: true });

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").Page} */
let page;
/** @type {string[]} */
let problems;

before(async () => {
  browser = await launch();
  server = await serve(SITE);
});

beforeEach(async () => {
  ({ page, problems } = await open(browser, server.origin));
  await page.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "Playground" }).waitFor();
});

after(async () => {
  await browser.close();
  server.close();
});

const section = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true });

/** Shows the fields that few calls need. */
const openAll = (/** @type {import("playwright-core").Page} */ where) =>
  where.locator("form details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });

/** What the picture says to those who cannot see it. */
const flows = async () => {
  const rows = await section("Where each value goes").getByRole("listitem").all();
  const texts = await Promise.all(rows.map((row) => row.textContent()));
  return texts.map((text) => text?.replace(/\s+/g, " ").trim());
};

test("typing changes the request, the picture, the fetch call and the commands", async () => {
  await page.getByLabel("Route").fill("POST /users/{name}{?dry_run}");
  await page.getByLabel("Parameters").fill('{ "name": "a b", "dry_run": true, "role": "admin" }');
  await page.locator("#headers").fill('{ "X-Trace": "7" }');

  assert.match(
    (await section("Request").textContent()) ?? "",
    /"url": "https:\/\/api.acme.example\/users\/a%20b\?dry_run=true"/,
  );
  assert.match((await section("fetch").textContent()) ?? "", /await fetch\("https:.*method: "POST"/s);
  assert.match((await section("curl").textContent()) ?? "", /curl 'https:.* --data-raw '\{"role":"admin"\}'/);
  const places = (await flows()).map((text) =>
    /^(\S+) .*goes to: (\w+)/
      .exec(text ?? "")
      ?.slice(1)
      .join(": "),
  );
  assert.deepEqual(places, ["name: path", "dry_run: query", "role: body", "x-trace: header"]);
  assert.deepEqual(problems, []);
});

test("an error points at the part of the route", async () => {
  await page.getByLabel("Route").fill("DELETE /repos/{owner}/{repo}");
  await page.getByLabel("Parameters").fill('{ "owner": "octokit" }');

  await page.getByRole("alert").waitFor();
  const [route = "", carets = ""] = ((await page.getByRole("alert").locator("pre").textContent()) ?? "").split("\n");
  assert.match((await page.getByRole("alert").textContent()) ?? "", /"repo" is required/);
  assert.equal(route.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1), "{repo}");

  await page.getByRole("button", { name: "add repo" }).click();
  assert.match((await section("Request").textContent()) ?? "", /\/repos\/octokit\/example/);
  await page.getByLabel("Parameters").fill('{ "owner" }');
  assert.match((await page.getByRole("alert").textContent()) ?? "", /The parameters are not valid JSON/);
  assert.deepEqual(problems, []);
});

test("the keyboard completes the names of the route", async () => {
  await page.getByLabel("Route").fill("GET /repos/{owner}/{repo}");
  await page.getByLabel("Parameters").fill("{ ");
  await page.getByLabel("Parameters").press("End");
  await page.keyboard.type('"ow');
  await page.getByRole("option", { name: "owner" }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type('"octokit", "');
  await page.getByRole("option", { name: "repo", exact: true }).waitFor();
  assert.equal(await page.locator("text-expander").getByRole("option").count(), 1);
  await page.keyboard.press("Enter");
  await page.keyboard.type('"rest.js" }');

  assert.equal(await page.getByLabel("Parameters").inputValue(), '{ "owner": "octokit", "repo": "rest.js" }');
  assert.match((await section("Request").textContent()) ?? "", /\/repos\/octokit\/rest\.js/);
  assert.deepEqual(problems, []);
});

test("every control can be reached with the keyboard, and shows that it is", async () => {
  await openAll(page);
  const count = await page.locator("form :is(input, textarea, select, button, summary)").count();
  assert.ok(count > 15, String(count));
  await page.getByLabel("Example").focus();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate('getComputedStyle(document.querySelector("form :focus")).outlineStyle');
    assert.equal(outline, "solid", `control ${index}`);
  }
});

test("a link has the state, and no secret", async () => {
  const secrets = ["s3cr3t-token", "s3cr3t-password", "s3cr3t-default", "s3cr3t-query", "s3cr3t-text"];
  await page.getByLabel("Route").fill("POST /login?access_token=s3cr3t-query");
  await page.getByLabel("Parameters").fill('{ "user": "mona ⚡", "password": "s3cr3t-password" }');
  await page.locator("#headers").fill('{ "authorization": "Bearer s3cr3t-token", "x-trace": "1" }');
  await openAll(page);
  await page.getByLabel("Defaults").fill('{ "headers": { "x-api-key": "s3cr3t-default" } }');
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("The link is copied.").waitFor();
  const link = /** @type {string} */ (await page.evaluate("navigator.clipboard.readText()"));
  const shared = Buffer.from(new URL(link).hash.slice(1), "base64url").toString();
  for (const secret of secrets) assert.ok(!shared.includes(secret), secret);

  const second = await open(browser, server.origin);
  await second.page.goto(link, { waitUntil: "networkidle" });
  const parameters = await second.page.getByLabel("Parameters").inputValue();
  assert.equal(JSON.parse(parameters).user, "mona ⚡");
  assert.match(await second.page.locator("#headers").inputValue(), /"x-trace": "1"/);
  assert.equal(await second.page.getByLabel("Route").inputValue(), "POST /login?access_token=$PLAYGROUND_ACCESS_TOKEN");

  await page.getByLabel("Parameters").fill('{ "password": "s3cr3t-text", ');
  const hash = Buffer.from(new URL(page.url()).hash.slice(1), "base64url").toString();
  assert.ok(!hash.includes("s3cr3t-text"));
  assert.deepEqual([...problems, ...second.problems], []);
});

test("every example builds a request or shows its error", async () => {
  for (const title of await page.getByLabel("Example").locator("option").allTextContents()) {
    await page.getByLabel("Example").selectOption(title);
    assert.equal((await page.getByRole("alert").count()) + (await section("Request").count()), 1, title);
  }
  assert.deepEqual(problems, []);
});

test("the code of the call can be copied, in three styles", async () => {
  await page.getByLabel("Example").selectOption("A form with nested members");
  const code = () => section("Code").locator("pre").textContent();
  assert.match((await code()) ?? "", /Endpoint\.for\(\{\n {2}name: "shop",[^]*api\.build\("POST \/customers", \{/);
  await page.getByLabel("chain").check();
  assert.match((await code()) ?? "", /\.route\("POST \/customers"\)\n {2}\.params\(\{/);
  await page.getByLabel("class").check();
  assert.match((await code()) ?? "", /class Shop extends Endpoint \{\n {2}static override readonly vendor = \{/);
  await page.getByRole("button", { name: "Copy code" }).click();
  await page.getByText("The code is copied").waitFor();
  assert.equal(await page.evaluate("navigator.clipboard.readText()"), await code());
});

test("an attack shows what a template string would send, and which value is at fault", async () => {
  await page.getByLabel("Example").selectOption("An attack on the path");
  assert.match(
    (await section("What a template string would send").textContent()) ?? "",
    /DELETE https:\/\/api\.acme\.example\/users\/7\/$/,
  );
  assert.deepEqual(
    (await flows()).map((text) => /goes to: (\w+)/.exec(text ?? "")?.[1]),
    ["path", "rejected"],
  );
});

test("objects are read as people write them, and errors are ours", async () => {
  await page.getByLabel("Route").fill("GET /x/{id}");
  await page.getByLabel("Parameters").fill("{ id: 'it\\'s', // a comment\n  page: 2, }");
  assert.match((await section("Request").textContent()) ?? "", /\/x\/it%27s\?page=2/);
  await page.getByLabel("Parameters").fill('{ id: "a, b: c", }');
  assert.match((await section("Request").textContent()) ?? "", /\/x\/a%2C%20b%3A%20c/);
});

test("the fetch call reads secrets from the environment", async () => {
  await page.getByLabel("Route").fill("POST /user");
  await page.getByLabel("Parameters").fill("{}");
  await page.locator("#headers").fill('{ "authorization": "Bearer s3cret" }');
  const text = (await section("fetch").textContent()) ?? "";
  assert.ok(text.includes('"authorization": `Bearer ${process.env.ACME_TOKEN}`'), text);
  assert.ok(!text.includes("content-length"), text);
});

test("Markdown for an issue has the call, the result and the version, and no secret", async () => {
  await page.locator("#headers").fill('{ "authorization": "Bearer s3cret" }');
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await page.getByText("copied as Markdown").waitFor();
  const text = String(await page.evaluate("navigator.clipboard.readText()"));
  assert.match(
    text,
    /^```ts\n[^]*api\.build\([^]*```\n\n```json\n\{[^]*\nfluent-endpoint \d+\.\d+\.\d+, \[playground\]/,
  );
  assert.ok(!text.includes("s3cret"));
});

test("values of 500 characters do not widen the page, and long fields are reported", async () => {
  for (const width of [390, 768, 1024, 1440]) {
    const { page: other } = await open(browser, server.origin, { viewport: { width, height: 900 } });
    await other.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    for (const value of ["..", ""].map((end) => "a".repeat(500) + end)) {
      await other.getByLabel("Parameters").fill(JSON.stringify({ id: value, [value]: value, list: [value] }));
      assert.equal(await other.evaluate("document.documentElement.scrollWidth > innerWidth"), false, `${width}`);
    }
    await other.getByLabel("Route").fill(`GET /${"b".repeat(500)}/{${"c".repeat(500)}}`);
    assert.equal(await other.evaluate("document.documentElement.scrollWidth > innerWidth"), false, `${width}`);
  }
  await page.getByLabel("Parameters").fill(JSON.stringify({ id: "a".repeat(20_000) }));
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("A field of more than 10,000 characters is not part of it.").waitFor();
});

test("small screens show the request or the error while you type", async () => {
  for (const width of [390, 768]) {
    const { page: small } = await open(browser, server.origin, { viewport: { width, height: 844 } });
    await small.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    await small.getByLabel("Route").fill("GET /repos/{owner}/{repo}");
    const glance = small.locator(".glance");
    assert.match((await glance.textContent()) ?? "", /Missing parameter/);
    await small.getByLabel("Parameters").fill('{ "owner": "octokit", "repo": "rest.js" }');
    assert.match((await glance.textContent()) ?? "", /GET https:\/\/api\.acme\.example\/repos\/octokit\/rest\.js/);
    const [line, field] = await Promise.all([glance.boundingBox(), small.getByLabel("Parameters").boundingBox()]);
    assert.ok(line && field);
    for (const box of [line, field])
      assert.ok(box.y >= 0 && box.y + box.height <= 844, JSON.stringify({ line, field }));
  }
});

test("the line with the request covers no control that has the focus", async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 420 },
    { width: 390, height: 800 },
    { width: 1280, height: 600 },
  ]) {
    const { page: small } = await open(browser, server.origin, { viewport });
    await small.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    await openAll(small);
    await small.getByLabel("Route").fill("DELETE /repos/{owner}/{repo}/a/long/path/of/a/resource/{id}");
    const count = await small.locator(".playground :is(input, textarea, select, button, summary, a, pre)").count();
    await small.getByLabel("Example").focus();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let index = 1; index < count; index += 1) {
        await small.keyboard.press(key);
        const covered = await small.evaluate(`(() => {
          const focused = document.activeElement;
          if (!focused.closest(".playground") || focused.closest(".glance")) return "";
          const { top, bottom, left, right } = focused.getBoundingClientRect();
          const line = document.querySelector(".glance").getBoundingClientRect();
          const isBeside = right <= line.left || left >= line.right || bottom <= line.top || top >= line.bottom;
          return isBeside || bottom - top > innerHeight / 2 ? "" : focused.outerHTML.slice(0, 80);
        })()`);
        assert.equal(covered, "", `${viewport.width} × ${viewport.height}`);
      }
    }
    await small.context().close();
  }
});

test("without JavaScript, the page says that it needs it", async () => {
  const { page: plain } = await open(browser, server.origin, { javaScriptEnabled: false });
  await plain.goto(`${server.origin}/playground`);
  const line = plain.locator(".playground-room noscript");
  assert.match((await line.textContent()) ?? "", /It needs JavaScript\./);
  assert.ok(await line.isVisible());
});

test("what a link in the same tab replaces can be brought back", async () => {
  const link = (/** @type {object} */ state) =>
    page.evaluate(`void (location.hash = "${Buffer.from(JSON.stringify(state)).toString("base64url")}")`);
  await page.getByLabel("Route").fill("GET /mine");
  await link({ route: "GET /emojis", version: "0.0.1" });
  await page.getByText("This link is from version 0.0.1.").waitFor();
  assert.equal(await page.getByLabel("Route").inputValue(), "GET /emojis");
  await page.getByRole("button", { name: "Bring back my call" }).click();
  assert.equal(await page.getByLabel("Route").inputValue(), "GET /mine");
  assert.equal(await page.locator(".origin").count(), 0);
});

test("the page begins with an API of your own, and GitHub's examples come after it", async () => {
  assert.deepEqual(
    await page
      .getByLabel("Example")
      .locator("optgroup")
      .evaluateAll((all) => all.map((one) => one.label)),
    ["Your API", "GitHub"],
  );
  assert.equal(await page.getByLabel("Example").inputValue(), "List orders");
  assert.equal(await page.getByLabel("API", { exact: true }).inputValue(), "Your API");
  assert.equal(await page.getByLabel("Base URL").inputValue(), "https://api.acme.example");
  assert.equal(
    await page.locator(".glance").textContent(),
    "GET https://api.acme.example/users/mona%20lisa/orders?status=open",
  );
  assert.equal(
    await section("Code").locator("pre").textContent(),
    [
      'import { Endpoint } from "fluent-endpoint";',
      'import { toFetch } from "fluent-endpoint/adapters";',
      "",
      'const api = Endpoint.for({ baseUrl: "https://api.acme.example" });',
      'const request = api.build("GET /users/{id}/orders", { id: "mona lisa", status: "open" });',
      "",
      "console.log(request.url);",
      "const response = await fetch(...toFetch(request));",
      "",
    ].join("\n"),
  );
  assert.match(
    (await section("curl").locator("pre").textContent()) ?? "",
    /^curl 'https:\/\/api\.acme\.example\/users\/mona%20lisa\/orders\?status=open' -H 'accept: application\/json'/,
  );
  await page.getByLabel("class").check();
  assert.match(
    (await section("Code").locator("pre").textContent()) ?? "",
    /class Api extends Endpoint \{\n {2}static override readonly vendor = \{ baseUrl: "https:\/\/api\.acme\.example" \};\n\}\n\nconst api = new Api\(\);/,
  );
  assert.equal(await page.getByRole("button", { name: "Bring back my call" }).count(), 0);
  // Numbers of rules say nothing to visitors.
  assert.doesNotMatch((await flows()).join("\n"), /\b[A-Z]\d/);
  assert.deepEqual(problems, []);
});

/** Links as the page made them when it began with GitHub: fields that were not changed are left out. */
const OLD_LINKS = /** @type {const} */ ([
  [{ route: "GET /emojis" }, "GitHub", "GET https://api.github.com/emojis"],
  [
    { vendor: "other", route: "GET /orders/{id}", parameters: '{"id":7}' },
    "Your API",
    "GET https://api.acme.example/v1/orders/7",
  ],
  [
    { vendor: "other", vendorName: "shop", vendorBaseUrl: "https://api.shop.example", route: "GET /a" },
    "Your API",
    "GET https://api.shop.example/a",
  ],
]);

test("links of earlier versions show the same call", async () => {
  for (const [state, api, line] of OLD_LINKS) {
    const second = await open(browser, server.origin);
    const hash = Buffer.from(JSON.stringify({ ...state, version: "0.0.1" })).toString("base64url");
    await second.page.goto(`${server.origin}/playground#${hash}`, { waitUntil: "networkidle" });
    assert.equal(await second.page.locator(".glance").textContent(), line);
    assert.equal(await second.page.getByLabel("API", { exact: true }).inputValue(), api);
    await second.page.close();
  }
});

test("what an example, an API or an operation replaces can be brought back", async () => {
  const route = page.getByLabel("Route");
  const back = page.getByRole("button", { name: "Bring back my call" });
  await page.getByLabel("Base URL").fill("https://mine.example");
  await page.getByLabel("API", { exact: true }).selectOption("GitLab");
  await back.click();
  assert.equal(await page.getByLabel("Base URL").inputValue(), "https://mine.example");
  await route.fill("GET /mine");
  await page.getByLabel("API", { exact: true }).selectOption("Your API, from an OpenAPI document");
  await page.locator("#document").fill(JSON.stringify(DOCUMENT));
  await page.getByText("Operations of Shop 2").waitFor();
  assert.equal(await route.inputValue(), "GET /orders");
  await back.click();
  assert.equal(await route.inputValue(), "GET /mine");
  assert.equal(await page.getByLabel("API", { exact: true }).inputValue(), "Your API");
  assert.equal(await back.count(), 0);
  assert.deepEqual(problems, []);
});

test("the line with the request stays in sight, and leads to the results", async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page: other } = await open(browser, server.origin, { viewport });
    await other.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    await openAll(other);
    await other.getByLabel("Previews").scrollIntoViewIfNeeded();
    const box = await other.locator(".glance").boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, JSON.stringify(box));
    await other.getByLabel("Route").fill("GET /mine");
    await other.locator(".glance a").click();
    const results = await other.locator("#results").boundingBox();
    assert.ok(results && results.y >= 0 && results.y < viewport.height, JSON.stringify(results));
    assert.equal(await other.getByLabel("Route").inputValue(), "GET /mine");
  }
});

test("a field that cannot be read is marked", async () => {
  await page.locator("#headers").fill("[1]");
  assert.deepEqual(await page.locator("[aria-invalid=true]").evaluateAll((all) => all.map(({ id }) => id)), [
    "headers",
  ]);
  await page.locator("#headers").fill("{}");
  assert.equal(await page.locator("[aria-invalid]").count(), 0);
});

test("an example can be taken back for the call that the visitor typed", async () => {
  await page.getByLabel("Route").fill("GET /emojis");
  await page.getByLabel("Parameters").fill('{ "a": 1 }');
  await page.getByLabel("Example").selectOption("Create an issue");
  await page.getByRole("button", { name: "Bring back my call" }).click();
  assert.equal(await page.getByLabel("Route").inputValue(), "GET /emojis");
  assert.equal(await page.getByLabel("Parameters").inputValue(), '{ "a": 1 }');
  assert.equal(await page.getByRole("button", { name: "Bring back my call" }).count(), 0);
});

test("the command can be copied", async () => {
  await page.getByRole("button", { name: "Copy command" }).click();
  await page.getByText("The command is copied").waitFor();
  assert.equal(
    await page.evaluate("navigator.clipboard.readText()"),
    await section("curl").locator("pre").textContent(),
  );
});

test("a number that JavaScript would round is an error", async () => {
  await page.getByLabel("Route").fill("GET /x/{id}");
  await page.getByLabel("Parameters").fill('{ "id": 12345678901234567890 }');
  assert.match(
    (await page.getByRole("alert").textContent()) ?? "",
    /would round 12345678901234567890 in the parameters/,
  );
  for (const rounded of [
    "-9007199254740993",
    "0.1234567890123456789",
    "12345678901234567890.5",
    "1234567890123456789e3",
    "1e400",
    "-1e400",
    "1e-400",
    "-0",
    "-0.0",
  ]) {
    await page.getByLabel("Parameters").fill(`{ "id": ${rounded} }`);
    assert.ok(((await page.getByRole("alert").textContent()) ?? "").includes(`would round ${rounded} in`), rounded);
  }
  for (const [exact, text] of [
    ["0.30000000000000004", "0.30000000000000004"],
    ["1.50000000000000000000", "1.5"],
    ["9007199254740991", "9007199254740991"],
    ["1e21", "1e%2B21"],
    ["0", "0"],
    ["0.00e5", "0"],
  ]) {
    await page.getByLabel("Parameters").fill(`{ "id": ${exact} }`);
    assert.ok(((await section("Request").textContent()) ?? "").includes(`/x/${text}"`), exact);
  }
  await page.getByLabel("Parameters").fill('{ "id": "12345678901234567890" }');
  assert.match((await section("Request").textContent()) ?? "", /\/x\/12345678901234567890/);
});

test("the code has the members that the request has", async () => {
  await page.getByLabel("Route").fill("POST /x");
  await page.getByLabel("Parameters").fill('{ "data": { "__proto__": 1, "a": 2 } }');
  const code = (await section("Code").locator("pre").textContent()) ?? "";
  assert.match(code, /\["__proto__"\]: 1,\s+a: 2/);
});

test("a link whose API borrows a name says where its requests go", async () => {
  const evil = "https://evil.example/api";
  for (const [state, name] of /** @type {const} */ ([
    [{ vendor: "other", vendorName: "github", vendorBaseUrl: evil, route: "GET /user" }, "github"],
    [{ vendor: "other", vendorName: "GitHub", vendorBaseUrl: evil, route: "GET /user" }, "GitHub"],
    [{ vendor: "other", vendorName: "GitHub ", vendorBaseUrl: evil, route: "GET /user" }, "GitHub"],
    [{ vendor: "other", vendorName: "stripe", vendorBaseUrl: evil, route: "GET /v1/{a}" }, "stripe"],
    [{ vendor: "github", route: "GET https://evil.example/user" }, "github"],
    [{ vendor: "github", route: "GET /user", defaults: JSON.stringify({ baseUrl: evil }) }, "github"],
    [{ vendor: "github", route: "GET /user" }, ""],
    [{ vendor: "other", vendorName: "", vendorBaseUrl: evil, route: "GET /user" }, ""],
  ])) {
    const second = await open(browser, server.origin);
    const hash = Buffer.from(JSON.stringify(state)).toString("base64url");
    await second.page.goto(`${server.origin}/playground#${hash}`, { waitUntil: "networkidle" });
    await second.page.locator(".glance").waitFor();
    const text = (await second.page.locator(".origin").allTextContents()).join("");
    assert.equal(text, name && `The API of this link is named "${name}", and its requests go to evil.example.`);
    await second.page.close();
  }
});

test("the layout stays while the page loads", async () => {
  const { page: fresh } = await open(browser, server.origin, { viewport: { width: 1440, height: 900 } });
  await fresh.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; })
      .observe({ type: "layout-shift", buffered: true });
  `);
  await fresh.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
  const shift = Number(await fresh.evaluate("window.shift"));
  // What browsers call good is 0.1.
  assert.ok(shift < 0.02, String(shift));
});

test("a call that the visitor changes is no example", async () => {
  await page.getByLabel("Example").selectOption("Create an order");
  assert.equal(await page.getByLabel("Example").inputValue(), "Create an order");
  await page.getByLabel("Route").fill("POST /users/{id}/orders?draft=true");
  assert.equal(await page.getByLabel("Example").inputValue(), "");
});

test("a parameter with the name of an option is an error that says what to write", async () => {
  await page.locator("#headers").fill("{}");
  await page.getByLabel("Parameters").fill('{ "id": 7, "headers": { "x-a": "1" } }');
  await page
    .getByRole("region", { name: "InvalidParameterError" })
    .getByText(/third argument/)
    .waitFor();
  assert.deepEqual(problems, []);
});

test("no room is left between the line with the request and the results", async () => {
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAll(page);
    const [line, results] = await Promise.all([
      page.locator(".glance").boundingBox(),
      page.locator("#results").boundingBox(),
    ]);
    assert.ok(line && results);
    const gap = results.y - line.y - line.height;
    assert.ok(gap < 40, `${width}: ${gap}`);
  }
});

test("a shared link is no example", async () => {
  const second = await open(browser, server.origin);
  await page.getByLabel("Route").fill("GET /emojis");
  await page.waitForURL(/#/);
  await second.page.goto(page.url(), { waitUntil: "networkidle" });
  assert.equal(await second.page.getByLabel("Example").inputValue(), "");
});

/** What the vendors of examples/vendors send: the URL, a header or two, and the body. */
const VENDORS = /** @type {const} */ ([
  ["GitHub", "https://api.github.com/orgs/octokit/repos?type=public&per_page=5", "application/vnd.github.v3+json"],
  [
    "GitHub Enterprise Server",
    "https://github.example.com/api/v3/repos/octokit/rest.js/issues?labels=bug,help%20wanted",
    "application/vnd.github.v3+json",
  ],
  [
    "GitLab",
    "https://gitlab.com/api/v4/projects/group%2Fapp/issues?iids%5B%5D=1&iids%5B%5D=2&not%5Bauthor_username%5D=ghost",
    '"private-token": "$GITLAB_PRIVATE_TOKEN"',
  ],
  ["Stripe", "https://api.stripe.com/v1/customers/cus_1", '"body": "metadata%5Bplan%5D=pro&expand%5B0%5D=tax"'],
  [
    "Jira Cloud",
    "https://acme.atlassian.net/rest/api/3/search/jql?jql=project%20%3D%20APP&maxResults=10",
    "$ATLASSIAN_TOKEN",
  ],
  ["Gitea and Forgejo", "https://gitea.com/api/v1/notifications?status-types=unread&status-types=pinned", "$GITEA_"],
  ["Figma", "https://api.figma.com/v1/files/abc?depth=2", '"x-figma-token": "$FIGMA_X_FIGMA_TOKEN"'],
]);

test("every vendor of the list builds its request, and a link to it shows the same vendor", async () => {
  const titles = await page.getByLabel("API").locator("option").allTextContents();
  assert.deepEqual(titles.slice(0, 2), ["Your API", "Your API, from an OpenAPI document"]);
  assert.deepEqual(
    titles.slice(2),
    VENDORS.map(([title]) => title),
  );
  for (const [title, url, part] of VENDORS) {
    await page.getByLabel("API").selectOption(title);
    const request = (await section("Request").textContent()) ?? "";
    assert.ok(request.includes(`"url": "${url}"`), `${title}: ${request}`);
    assert.ok(request.includes(part), `${title}: ${request}`);
    const second = await open(browser, server.origin);
    await second.page.goto(page.url(), { waitUntil: "networkidle" });
    assert.equal(await second.page.getByLabel("API").inputValue(), title);
    await second.page.close();
  }
  assert.deepEqual(problems, []);
});

test("a vendor leaves the call that a visitor typed", async () => {
  await page.getByLabel("Route").fill("GET /projects/{id}");
  await page.getByLabel("Parameters").fill('{ "id": "a/b" }');
  await page.getByLabel("API").selectOption("GitLab");
  assert.match((await section("Request").textContent()) ?? "", /"https:\/\/gitlab\.com\/api\/v4\/projects\/a%2Fb"/);
  assert.match(
    (await section("Code").locator("pre").textContent()) ?? "",
    /credentials: \["private-token", "job-token"\],\n[^]*policy: \{ arrays: "brackets", objects: "brackets" \},\n\}\);/,
  );
});

test("the page says which version made a link", async () => {
  const state = { route: "GET /emojis", version: "0.0.1" };
  const second = await open(browser, server.origin);
  const hash = Buffer.from(JSON.stringify(state)).toString("base64url");
  await second.page.goto(`${server.origin}/playground#${hash}`, { waitUntil: "networkidle" });
  await second.page.getByText(/This link is from version 0\.0\.1\. The page builds with \d+\.\d+\.\d+/).waitFor();
});

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "2" },
  servers: [{ url: "https://api.shop.example/v1" }],
  paths: {
    "/orders": {
      get: { responses: {} },
      post: {
        parameters: [
          { name: "dry_run", in: "query", schema: { type: "boolean" } },
          { name: "x-trace", in: "header", schema: { type: "string" } },
        ],
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        responses: {},
      },
    },
    "/orders/{id}": {
      get: { parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }], responses: {} },
    },
  },
};

for (const { name, viewport } of [
  { name: "desktop", viewport: { width: 1280, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
]) {
  test(`a pasted OpenAPI document has its operations and their rules: ${name}`, async () => {
    const { page: other, problems: found } = await open(browser, server.origin, { viewport });
    await other.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    await other.getByLabel("API").selectOption("Your API, from an OpenAPI document");
    // As people write it: without quotation marks, with a comma at the end.
    const text = JSON.stringify(DOCUMENT, undefined, 2)
      .replace(/"(\w+)":/g, "$1:")
      .replace(/\n\}$/, ",\n}");
    await other.locator("#document").fill(text);
    await other.getByText("Operations of Shop 2").waitFor();
    assert.equal(await other.getByLabel("Example").inputValue(), "");
    const items = await other.getByRole("list", { name: "Operations" }).getByRole("listitem").allTextContents();
    assert.deepEqual(
      items.map((item) => item.replace(/\s+/g, " ").trim()),
      ["GET /orders", 'POST /orders{ url: "{?dry_run}", headers: ["x-trace"] }', "GET /orders/{id}"],
    );

    await other.getByLabel("Operations of Shop 2").fill("post");
    await other.getByRole("button", { name: "POST /orders" }).click();
    await other.getByLabel("Parameters").fill('{ "dry_run": true, "x-trace": "7", "amount": 5 }');
    const request = JSON.parse(
      (await other.getByRole("region", { name: "Request" }).locator("pre").textContent()) ?? "",
    );
    assert.equal(request.url, "https://api.shop.example/v1/orders?dry_run=true");
    assert.equal(request.headers["x-trace"], "7");
    assert.deepEqual(request.body, { amount: 5 });
    assert.match(
      (await other.getByRole("region", { name: "Code" }).locator("pre").textContent()) ?? "",
      /^\/\/ npx fluent-endpoint-cli vendor openapi\.json --out src\/shop --name shop\nimport \{ Shop \} from/,
    );
    assert.equal(await other.evaluate("document.documentElement.scrollWidth > innerWidth"), false);
    assert.deepEqual(await violations(other), []);
    await other.screenshot({ path: join(SCREENSHOTS, `${name}-openapi.png`), fullPage: true });

    await other.getByRole("button", { name: "Copy link" }).click();
    await other.getByText("The document and its rules are not part of it.").waitFor();
    const shared = Buffer.from(new URL(other.url()).hash.slice(1), "base64url").toString();
    assert.ok(!shared.includes("openapi") && shared.includes("https://api.shop.example/v1"), shared);
    assert.deepEqual(found, []);
  });
}

const YAML = `
openapi: 3.1.0
info: { title: Shop, version: "2" }
servers: [{ url: https://api.shop.example/v1 }]
paths:
  /orders/{id}:
    parameters: [{ $ref: "#/components/parameters/Id" }]
    post:
      parameters:
        - { name: shop, in: query, required: true, schema: { type: string } }
        - { name: x-trace, in: header, schema: { type: string } }
        - { name: page, in: query, required: true, schema: { type: integer, default: 1 } }
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
      responses: {}
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: integer } } }
  schemas:
    Order:
      allOf:
        - { type: object, required: [amount], properties: { amount: { type: number } } }
        - { type: object, properties: { note: { type: [string, "null"] } } }
`;

test("a document in YAML has the parameters of its operations, and those that a call lacks", async () => {
  const { page: other, problems: found } = await open(browser, server.origin);
  await other.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
  await other.getByLabel("API").selectOption("Your API, from an OpenAPI document");
  await other.locator("#document").fill(YAML);
  await other.getByText("Operations of Shop 2").waitFor();
  const items = await other
    .getByRole("list", { name: "POST /orders/{id} takes" })
    .getByRole("listitem")
    .allTextContents();
  assert.deepEqual(
    items.map((item) => item.replace(/\s+/g, " ").trim()),
    [
      "id path, integer, required",
      "shop query, string, required",
      "x-trace header, string",
      "page query, integer",
      "amount body, number, required",
      "note body, string or null",
    ],
  );
  // What the operation needs is filled with values that its schema allows, and can be added again.
  const filled = { id: 1, shop: "example", amount: 1 };
  assert.deepEqual(JSON.parse(await other.getByLabel("Parameters").inputValue()), filled);
  await other.getByLabel("Parameters").fill("{}");
  for (const name of ["id", "shop", "amount"]) await other.getByRole("button", { name: `add ${name}` }).click();
  assert.deepEqual(JSON.parse(await other.getByLabel("Parameters").inputValue()), filled);
  assert.equal(await other.getByText("Not filled:").count(), 0);
  const request = JSON.parse((await other.getByRole("region", { name: "Request" }).locator("pre").textContent()) ?? "");
  // A required parameter with a default has it.
  assert.equal(request.url, "https://api.shop.example/v1/orders/1?shop=example&page=1");
  assert.deepEqual(request.body, { amount: 1 });
  const code = await other.getByRole("region", { name: "Code" }).locator("pre").textContent();
  assert.match(code ?? "", /vendor openapi\.yaml --out src\/shop/);
  assert.deepEqual(await violations(other), []);
  assert.deepEqual(found, []);
});

test("a document with a bearer token says where to write it, and one without does not", async () => {
  await page.getByLabel("API").selectOption("Your API, from an OpenAPI document");
  for (const [scheme, count] of /** @type {const} */ ([
    ["bearer", 1],
    ["basic", 0],
  ])) {
    const components = { securitySchemes: { login: { type: "http", scheme } } };
    const paths = { "/me": { get: { responses: {} } } };
    const document = { openapi: "3.1.0", info: {}, servers: [{ url: "https://a.example" }], components, paths };
    await page.locator("#document").fill(JSON.stringify(document));
    await page.getByRole("button", { name: "GET /me" }).waitFor();
    assert.equal(await page.getByText("Its operations take a token").count(), count, scheme);
  }
});

test("what is wrong with a document is said in words of ours", async () => {
  await page.getByLabel("API").selectOption("Your API, from an OpenAPI document");
  const field = page.locator("#document");
  for (const [text, message] of /** @type {const} */ ([
    ["openapi: 3.1.0\npaths: [", /This is not YAML/],
    ["openapi", /This is neither JSON nor YAML/],
    ["{ openapi", /This is not JSON/],
    ['{ "swagger": "2.0" }', /the version must be 3\.0, 3\.1 or 3\.2/],
    ['{ "openapi": "3.1.0", "paths": {} }', /"baseUrl" must be set: the document's server "\/" has no host/],
  ])) {
    await field.fill(text);
    await page.getByRole("alert").filter({ hasText: message }).waitFor();
  }
  await page.getByLabel("Base URL").fill("https://a.example");
  await page.getByText("0 operations").waitFor();
  assert.deepEqual(problems, []);
});

test("the page has at most 126 kB of JavaScript, gzipped", async () => {
  const { page: fresh } = await open(browser, server.origin);
  let size = 0;
  /** @type {Promise<void>[]} */
  const pending = [];
  fresh.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js"))
      pending.push(response.body().then((body) => void (size += gzipSync(body, { level: 9 }).length)));
  });
  await fresh.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
  await Promise.all(pending);
  console.log(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size > 50_000 && size <= 126_000, String(size));
});

for (const { name, ...screen } of SCREENS) {
  test(`axe finds nothing, and nothing is cut off: ${name}`, async () => {
    const { page: other } = await open(browser, server.origin, screen);
    await other.goto(`${server.origin}/playground`, { waitUntil: "networkidle" });
    for (const example of ["List repositories", "A missing parameter", "A form with nested members"]) {
      await other.getByLabel("Example").selectOption(example);
      assert.deepEqual(await violations(other), []);
      assert.equal(
        await other.evaluate("document.documentElement.scrollWidth > innerWidth"),
        false,
        "scrolls sideways",
      );
      const file = `${name}-${example.toLowerCase().replaceAll(" ", "-")}.png`;
      await other.screenshot({ path: join(SCREENSHOTS, file), fullPage: true });
    }
  });
}
