/** Opens the page in Chromium. */
import { once } from "node:events";

import { chromiumFile, requireTool } from "../install.mjs";

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
