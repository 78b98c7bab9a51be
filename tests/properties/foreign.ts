import { expect } from "@jest/globals";
import { EndpointError } from "../../src/index.js";
import { SENTINEL } from "./generators/odd-values.js";

/** Fails if `run` throws anything but an EndpointError or the caller's own exception. */
export function expectNoForeignError(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (error === SENTINEL) return;
    if (!(error instanceof EndpointError)) throw error;
    expect(error.message.length).toBeLessThan(10_000);
    expect(error.message.replaceAll("\n", "")).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
  }
}
