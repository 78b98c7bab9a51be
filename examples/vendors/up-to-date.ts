// Checks that the committed files of a vendor are what the command writes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/**
 * Compares the files that `npm run examples` let the command write with those of the repository.
 *
 * @param name - folder and name of the vendor
 */
export function isUpToDate(name: string): void {
  for (const ending of ["ts", "paths.ts", "routes.ts"]) {
    // This file is compiled, in the copy that the command wrote into.
    const written = new URL(`../../vendors/${name}.${ending}`, import.meta.url);
    const original = new URL(`../../../../examples/vendors/${name}.${ending}`, import.meta.url);
    assert.equal(readFileSync(original, "utf8"), readFileSync(written, "utf8"), ending);
  }
}
