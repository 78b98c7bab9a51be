/** Opens the page in Firefox, with a new profile. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { firefoxFile } from "../install.mjs";
import { run } from "./process.mjs";

/**
 * Resolves when Firefox has ended, at the latest when the signal aborts.
 *
 * @param {string} origin
 * @param {AbortSignal} signal
 */
export async function startFirefox(origin, signal) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  try {
    await run(firefoxFile(), ["--headless", "--no-remote", "--profile", profile, `${origin}/page`], signal);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
