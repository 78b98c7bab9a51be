// Draws og.png, which chats show beside a link, and favicon.ico, both with logo.svg: `node docs/.vitepress/pictures.mjs`.
import { readFileSync, writeFileSync } from "node:fs";

import { launch } from "./test/browser.mjs";

const fileOf = (/** @type {string} */ name) => new URL(name, import.meta.url);
const LOGO = `data:image/svg+xml,${encodeURIComponent(readFileSync(fileOf("logo.svg"), "utf8"))}`;

const card = (/** @type {string} */ name, /** @type {string} */ code, /** @type {string} */ end, color = "") =>
  `<div class="card"><p>${name}</p><code>${code}</code><b style="border-color: ${color}">${end}</b></div>`;

const PAGE = `<style>
  body { margin: 0; background: #1e1b4b; color: #fff; font: 34px/1.35 sans-serif; }
  main { display: flex; flex-direction: column; height: 630px; box-sizing: border-box; padding: 64px 80px; }
  header { display: flex; align-items: center; gap: 32px; font-size: 72px; font-weight: 700; }
  h1 { margin: 28px 0 0; font-size: 40px; }
  .cards { display: flex; gap: 32px; margin-top: auto; }
  .card { flex: 1; padding: 24px 32px; border-radius: 16px; background: #312e81; }
  p { margin: 0 0 8px; color: #c7d2fe; font-size: 30px; }
  code { display: block; margin-bottom: 20px; font: 30px monospace; }
  b { display: inline-block; padding: 4px 20px; border: 4px solid; border-radius: 12px; }
</style>
<main>
  <header><img src="${LOGO}" width="120" height="120" />fluent-endpoint</header>
  <h1>Build requests from values you don't trust</h1>
  <div class="cards">
    ${card('A template string, and ".."', "DELETE /users/${id}", "DELETE /", "#f87171")}
    ${card('fluent-endpoint, and ".."', "DELETE /users/{id}", "UnsafePathError", "#4ade80")}
  </div>
</main>`;

/** A picture in a file of icons: a header of 6 bytes, an entry of 16, and the picture (PNG, since Windows Vista). */
function iconOf(/** @type {Buffer} */ png, /** @type {number} */ size) {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await launch();
const page = await browser.newPage();

await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(PAGE);
writeFileSync(fileOf("og.png"), await page.screenshot());

const size = 32;
await page.setViewportSize({ width: size, height: size });
await page.setContent(`<style>body { margin: 0; }</style><img src="${LOGO}" width="${size}" height="${size}" />`);
writeFileSync(fileOf("favicon.ico"), iconOf(await page.screenshot({ omitBackground: true }), size));

await browser.close();
