/** Opens a page in Chromium whose content security policy forbids code from strings. */
import { once } from "node:events";

import { chromiumFile, requireTool } from "../install.mjs";
import { PACKAGE } from "./package.mjs";

const NONCE = "runtimes";

const imports = Object.fromEntries(Object.entries(PACKAGE).map(([name, path]) => [name, `/${path}`]));

/** The nonce allows the import map, which has to be inline. */
export const PAGE = {
  html: `<!doctype html>
<title>fluent-endpoint</title>
<script type="importmap" nonce="${NONCE}">${JSON.stringify({ imports })}</script>
<script type="module" src="/tests/runtimes/entries/page.mjs"></script>
`,
  headers: {
    "content-security-policy": `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; connect-src 'self'; require-trusted-types-for 'script'`,
  },
};

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/**
 * Resolves when the signal aborts, and rejects when the page reports an error.
 *
 * @param {string} origin
 * @param {AbortSignal} signal
 */
export async function startChromium(origin, signal) {
  const { chromium } = requireTool("playwright-core");
  const browser = await chromium.launch({ executablePath: chromiumFile(), args: FLAGS });
  try {
    const page = await browser.newPage();
    const failed = new Promise((_, reject) => page.on("pageerror", reject));
    await page.goto(`${origin}/page`);
    await Promise.race([once(signal, "abort"), failed]);
  } finally {
    await browser.close();
  }
}
