import type { Case } from "./call.js";
import type { Contender, Ready } from "./contender.js";
import { checkEquivalence } from "./equivalence.js";
import { CONTENDERS } from "./index.js";

/** A contender that can express a case, made ready for it. */
export interface Entrant {
  readonly contender: Contender;
  readonly ready: Ready;
}

/**
 * Makes every contender ready that can express the case.
 *
 * @param contenders - who takes part: by default everybody
 * @throws AssertionError where one gives something else than the call says
 */
export async function entrants(given: Case, contenders = CONTENDERS): Promise<readonly Entrant[]> {
  const all: Entrant[] = [];
  for (const contender of contenders) {
    const ready = await contender.prepare(given);
    if (!ready) continue;
    checkEquivalence(contender, ready, given);
    all.push({ contender, ready });
  }
  return all;
}
